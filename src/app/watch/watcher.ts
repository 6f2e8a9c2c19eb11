import { createRedactor } from "../../core/redact/redactor";
import { english, sentenceOf } from "../../core/render/sentence";
import { referenceOf } from "../conversations/foundConversation";
import { notWritten } from "../emit/failureProblem";
import { savePrepared } from "../emit/preparedFile";
import { compilePatterns } from "../handoff/compilePatterns";
import { planHandoff } from "../handoff/createHandoff";
import { FileError, type Ports, type Timers, type Watching } from "../ports";
import type { RunEvent } from "../terminals/runEvent";
import { RunJournal } from "../terminals/runJournal";
import type { WatchCommand, WatchEvent, WatchSettings } from "./protocol";
import { SearchPace } from "./searchPace";
import { StoreWatch } from "./storeWatch";
import { WorkspaceWatch } from "./workspaceWatch";

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
	private readonly workspace: WorkspaceWatch;
	private readonly stores: StoreWatch;
	private readonly searches: SearchPace;
	private readonly runs: RunJournal;
	private cancelGather: (() => void) | null = null;
	private cancelPrepare: (() => void) | null = null;
	private dirtySince: number | null = null;

	constructor(private readonly outside: WatcherPorts) {
		const { ports, watching, emit } = outside;
		this.workspace = new WorkspaceWatch(ports, emit);
		this.stores = new StoreWatch(watching, () => this.noteChange());
		this.runs = new RunJournal(ports, ports.ids.uuid());
		this.searches = new SearchPace(ports.clock, outside.timers, () => this.noteChange());
	}

	take(command: Exclude<WatchCommand, { readonly kind: "stop" }>): void {
		if (command.kind === "settings") {
			this.settings = command.settings;
			this.searches.hurry();
			this.refresh();
			this.prepareNow();
		} else if (command.kind === "run") {
			this.noteRun(command.event);
		} else {
			this.workspace.reviseNews();
			this.prepareNow();
		}
	}

	close(): void {
		this.stores.close();
		this.cancelGather?.();
		this.cancelPrepare?.();
		this.searches.close();
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
			if (this.refresh()) this.prepareSoon();
		});
	}

	private refresh(): boolean {
		const { settings } = this;
		if (settings === null || !this.searches.isDue()) return this.workspace.readOn();
		return this.searches.take(() => {
			this.search(settings);
			return this.workspace.readOn();
		});
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
		const { ports, readyFile, emit } = this.outside;
		const followed = this.settings?.keepReady ? this.workspace.withNews() : [];
		if (this.settings === null || followed.length === 0) {
			this.removeReady();
			emit({ kind: "ready", items: null });
			return;
		}
		const { patterns, problems } = compilePatterns(this.settings.extraPatterns);
		const { request } = planHandoff(ports, {
			reason: "tier_E_lifecycle",
			conversations: followed.map(({ transcript, found, folder }) => ({
				transcript,
				path: referenceOf(found),
				folder,
			})),
			folders: this.settings.folders,
			runHooks: true,
			extraPatterns: patterns,
			onlyNews: true,
		});
		const problem = savePrepared(ports, readyFile, request);
		for (const one of problem === null ? problems : [...problems, problem])
			emit({ kind: "log", message: english(sentenceOf(one)) });
		emit({ kind: "ready", items: request.packet.unfinished_items.length });
	}

	private removeReady(): void {
		try {
			this.outside.ports.files.remove(this.outside.readyFile);
		} catch (error) {
			if (!(error instanceof FileError)) throw error;
			this.outside.emit({ kind: "log", message: english(sentenceOf(notWritten(error, this.outside.readyFile))) });
		}
	}
}
