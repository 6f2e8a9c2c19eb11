import { Worker } from "node:worker_threads";
import * as vscode from "vscode";
import type { RunEvent } from "../../app/terminals/runEvent";
import type { WatchCommand, WatchEvent, WatchedConversation, WatcherStart } from "../../app/watch/protocol";
import type { OutputLog } from "../log";
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
	/** Fires when any conversation went on, or what is ready changed. */
	readonly onDidChange = this.changed.event;
	/** Fires for each message that the user types to an agent. */
	readonly onDidType = this.typed.event;
	/** Most recent first. */
	conversations: readonly WatchedConversation[] = [];
	/** Unfinished items in the handoff that is kept ready; null when there is no news. */
	readyItems: number | null = null;

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

	/** Something began or ended in this window. */
	noteRun(event: RunEvent): void {
		this.send({ kind: "run", event });
	}

	dispose(): void {
		this.send({ kind: "stop" });
		vscode.Disposable.from(...this.subscriptions, this.changed, this.typed).dispose();
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
			case "log":
				this.log.warn(event.message);
		}
	}
}
