import { Worker } from "node:worker_threads";
import * as vscode from "vscode";
import { narrativePath } from "../../app/emit/paths";
import type { ConversationChanges } from "../../app/review/editsFile";
import type { FolderReview } from "../../app/review/reviewHandoff";
import type { AwaitedSuccessor, SeenSuccessor } from "../../app/successor/lookForSuccessor";
import type { RunEvent } from "../../app/terminals/runEvent";
import type { WatchCommand, WatchEvent, WatchedConversation, WatcherStart } from "../../app/watch/protocol";
import { localised, type OutputLog } from "../log";
import { onSettingsChange, readSettings } from "../settings";
import { targetFolders } from "./targetFolders";

/** A message that the user typed to an agent, with what its words say about leaving. */
export type TypedMessage = Extract<WatchEvent, { readonly kind: "message" }>;

/** The window's side of the watching thread: what it knows of the conversations, and their news. */
export class WatchClient implements vscode.Disposable {
	private readonly worker: Worker;
	private readonly subscriptions: vscode.Disposable[] = [];
	private readonly changed = new vscode.EventEmitter<void>();
	private readonly typed = new vscode.EventEmitter<TypedMessage>();
	private readonly found = new vscode.EventEmitter<void>();
	private readonly awaited = new Map<number, (seen: SeenSuccessor) => void>();
	private lastAwaited = 0;
	/** Fires when any conversation went on, or what is ready changed. */
	readonly onDidChange = this.changed.event;
	/** Fires for each message that the user types to an agent. */
	readonly onDidType = this.typed.event;
	/** Fires when the findings changed, while they are shown. */
	readonly onDidFind = this.found.event;
	/** Most recent first. */
	conversations: readonly WatchedConversation[] = [];
	/** Unfinished items in the handoff that is kept ready; null when there is no news. */
	readyItems: number | null = null;
	/** What a handoff would say now, by folder; up to date while it is shown. */
	findings: readonly FolderReview[] = [];

	constructor(
		extensionUri: vscode.Uri,
		start: WatcherStart,
		private readonly log: OutputLog,
		private readonly isAuto: () => boolean,
	) {
		const script = vscode.Uri.joinPath(extensionUri, "dist", "watcher.js").fsPath;
		this.worker = new Worker(script, { workerData: start });
		this.worker.on("message", (event: WatchEvent) => this.take(event));
		this.worker.on("error", (error) => log.error(`watching ended: ${error.stack ?? error.message}`));
		this.subscriptions.push(
			vscode.workspace.onDidChangeWorkspaceFolders(() => this.sendSettings()),
			onSettingsChange(() => this.sendSettings()),
			vscode.workspace.onDidGrantWorkspaceTrust(() => this.sendSettings()),
			vscode.workspace.onDidSaveTextDocument(({ uri }) => this.noteSaved(uri.fsPath)),
		);
		this.sendSettings();
	}

	/** Tells the thread what this window wants, after anything of it changed. */
	sendSettings(): void {
		const { extraPatterns } = readSettings();
		this.send({ kind: "settings", settings: { folders: targetFolders(), extraPatterns, keepReady: this.isAuto() } });
	}

	/** A handoff was made: what is news has changed. */
	noteHandoff(): void {
		this.send({ kind: "handedOff" });
	}

	/** What the user ticks off in a folder's narrative file must not come back with the handoff that is kept ready. */
	private noteSaved(path: string): void {
		if (targetFolders().some((folder) => narrativePath(folder.path) === path)) this.noteHandoff();
	}

	/** Something began or ended in this window. */
	noteRun(event: RunEvent): void {
		this.send({ kind: "run", event });
	}

	/** Has the findings told from now on, or no more. */
	showFindings(findings: boolean): void {
		this.send({ kind: "show", findings });
	}

	/** Remembers what the user edited; the findings follow. */
	edit(edits: readonly ConversationChanges[]): void {
		this.send({ kind: "edit", edits });
	}

	/** Tells what is seen of a successor that was started, each time it goes on, until disposed of. */
	awaitSuccessor(successor: AwaitedSuccessor, onSeen: (seen: SeenSuccessor) => void): vscode.Disposable {
		const id = ++this.lastAwaited;
		this.awaited.set(id, onSeen);
		this.send({ kind: "await", id, successor });
		return new vscode.Disposable(() => {
			this.awaited.delete(id);
			this.send({ kind: "awaitNoMore", id });
		});
	}

	dispose(): void {
		this.send({ kind: "stop" });
		vscode.Disposable.from(...this.subscriptions, this.changed, this.typed, this.found).dispose();
	}

	private send(command: WatchCommand): void {
		this.worker.postMessage(command);
	}

	private take(event: WatchEvent): void {
		switch (event.kind) {
			case "conversations":
				this.conversations = event.conversations;
				this.changed.fire();
				return;
			case "ready":
				this.readyItems = event.items;
				this.changed.fire();
				return;
			case "message":
				this.typed.fire(event);
				return;
			case "findings":
				this.findings = event.folders;
				this.found.fire();
				return;
			case "successor":
				this.awaited.get(event.id)?.(event.seen);
				return;
			case "notEdited":
				this.log.problem(event.problem);
				void vscode.window.showErrorMessage(vscode.l10n.t("The change was not kept: {0}", localised(event.problem)));
				return;
			case "log":
				this.log.warn(event.message);
		}
	}
}
