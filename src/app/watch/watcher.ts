import { createRedactor } from "../../core/redact/redactor";
import { english, sentenceOf } from "../../core/render/sentence";
import { ShareGuard } from "../conversations/shareGuard";
import { compilePatterns } from "../handoff/compilePatterns";
import type { Ports, Timers, Watching } from "../ports";
import { editsFolder } from "../review/editsFile";
import type { RunEvent } from "../terminals/runEvent";
import { RunJournal } from "../terminals/runJournal";
import { EditsWatch } from "./editsWatch";
import type { WatchCommand, WatchEvent, WatchSettings } from "./protocol";
import { ReadyHandoff } from "./readyHandoff";
import { SearchPace } from "./searchPace";
import { StoreWatch } from "./storeWatch";
import { SuccessorWatch } from "./successorWatch";
import { type Followed, WorkspaceWatch } from "./workspaceWatch";

/** Agents write several lines at once: they are read together. */
const gatherMs = 60;
/** A handoff is made ready when nothing was written for `quietMs`, at the latest after `latestMs` of steady writing. */
const quietMs = 400;
const latestMs = 5_000;

export interface WatcherPorts {
	readonly ports: Ports;
	readonly watching: Watching;
	readonly timers: Timers;
	/** Where the handoff is kept ready. */
	readonly readyFile: string;
	readonly emit: (event: WatchEvent) => void;
}

/** Joins watching, reading and keeping a handoff ready for the window's end. */
export class Watcher {
	private settings: WatchSettings | null = null;
	private readonly shares: ShareGuard;
	private readonly workspace: WorkspaceWatch;
	private readonly stores: StoreWatch;
	private readonly searches: SearchPace;
	private readonly runs: RunJournal;
	private readonly ready: ReadyHandoff;
	private readonly edits: EditsWatch;
	private readonly successors: SuccessorWatch;
	private cancelGather: (() => void) | null = null;
	private cancelPrepare: (() => void) | null = null;
	private dirtySince: number | null = null;
	private isAsking = false;
	private isClosed = false;

	constructor(private readonly outside: WatcherPorts) {
		const { ports, watching, emit } = outside;
		this.shares = new ShareGuard(ports);
		this.workspace = new WorkspaceWatch(ports, this.shares, emit);
		this.stores = new StoreWatch(watching, () => this.noteChange());
		this.runs = new RunJournal(ports, ports.ids.uuid());
		this.searches = new SearchPace(ports.clock, outside.timers, () => this.noteChange());
		this.ready = new ReadyHandoff(ports, outside.readyFile, emit);
		this.edits = new EditsWatch(watching, outside.timers, editsFolder(ports), () => this.ready.revise());
		this.successors = new SuccessorWatch(outside.timers, () => this.noteChange(), emit);
	}

	take(command: Exclude<WatchCommand, { readonly kind: "stop" }>): void {
		switch (command.kind) {
			case "settings":
				this.settings = command.settings;
				this.searches.hurry();
				this.refresh();
				this.prepareNow();
				return;
			case "run":
				this.noteRun(command.event);
				return;
			case "handedOff":
				this.workspace.reviseNews();
				this.prepareNow();
				return;
			case "show":
				this.ready.show(command.findings);
				this.prepareNow();
				return;
			case "edit":
				this.ready.edit(command.edits, this.settings?.extraPatterns ?? []);
				this.edits.renew();
				return;
			case "await":
				this.successors.add(command.id, command.successor);
				return;
			case "awaitNoMore":
				this.successors.remove(command.id);
		}
	}

	close(): void {
		this.isClosed = true;
		this.stores.close();
		this.cancelGather?.();
		this.cancelPrepare?.();
		this.searches.close();
		this.edits.close();
		this.successors.close();
	}

	/** What began or ended in the window is written down at once, and belongs to the next handoff. */
	private noteRun(event: RunEvent): void {
		const { ports, emit } = this.outside;
		const { patterns } = compilePatterns(this.settings?.extraPatterns ?? []);
		const redactor = createRedactor({ env: ports.places.env, extraPatterns: patterns });
		const problem = this.runs.note(event, redactor);
		if (problem !== null) emit({ kind: "log", message: english(sentenceOf(problem)) });
		this.prepareSoon();
	}

	private noteChange(): void {
		this.cancelGather ??= this.outside.timers.after(gatherMs, () => {
			this.cancelGather = null;
			if (!this.askFirst(this.shares.renew()) && this.refresh()) this.prepareSoon();
		});
	}

	/** Network shares are asked before anything on them is touched; then it is read. False when there is nothing to ask. */
	private askFirst(asking: Promise<void> | null): boolean {
		if (asking === null) return this.isAsking;
		this.isAsking = true;
		void asking.then(() => {
			this.isAsking = false;
			if (this.isClosed) return;
			this.searches.hurry();
			if (this.refresh()) this.prepareSoon();
		});
		return true;
	}

	private refresh(): boolean {
		const hasChanged = this.readOn();
		this.successors.look(() => this.workspace.read());
		return hasChanged;
	}

	private readOn(): boolean {
		const { settings } = this;
		if (settings === null || !this.searches.isDue()) return this.workspace.readOn();
		const hasChanged = this.searches.take(() => {
			this.search(settings);
			return this.workspace.readOn();
		});
		this.askFirst(this.shares.ask());
		return hasChanged;
	}

	private search(settings: WatchSettings): void {
		// Watch first: what comes between watching and reading is then read twice, never missed.
		const folders = this.workspace.folders(settings);
		this.stores.renew(folders, this.workspace.files);
		this.workspace.find(settings);
		this.stores.renew(folders, this.workspace.files);
	}

	private prepareSoon(): void {
		const now = this.outside.ports.clock.now().getTime();
		// A clock that was put back must not hold it off.
		this.dirtySince = Math.min(this.dirtySince ?? now, now);
		this.cancelPrepare?.();
		const wait = Math.max(0, Math.min(quietMs, this.dirtySince + latestMs - now));
		this.cancelPrepare = this.outside.timers.after(wait, () => this.prepareNow());
	}

	/** Makes the handoff ready that would be sealed if the window ended now; without news there is none. */
	private prepareNow(): void {
		this.cancelPrepare?.();
		this.cancelPrepare = null;
		this.dirtySince = null;
		this.edits.renew();
		const { settings, workspace, ready } = this;
		const news = settings === null ? [] : workspace.withNews();
		const isKept = settings?.keepReady === true && news.length > 0;
		const followed = isKept ? news : ready.isLookedAt ? this.lookedAt(news) : [];
		if (settings === null || followed.length === 0) ready.clear();
		else ready.prepare(settings, followed, isKept);
	}

	/** Where nothing is new, the user may want to look at what was handed off. */
	private lookedAt(news: readonly Followed[]): readonly Followed[] {
		return news.length > 0 ? news : this.workspace.newest();
	}
}
