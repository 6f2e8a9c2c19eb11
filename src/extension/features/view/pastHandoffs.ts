import * as vscode from "vscode";
import type { Ports } from "../../../app/ports";
import { type PastHandoff, readHistory } from "../../../app/review/packetHistory";
import { openFolders } from "../targetFolders";

/**
 * The handoffs made before in the folders of this window, newest first. They are many files, and the view asks for them
 * whenever any part of it changes: so they are read once after each handoff, not before they are asked for.
 */
export class PastHandoffs implements vscode.Disposable {
	private readonly changed = new vscode.EventEmitter<void>();
	private readonly folders = vscode.workspace.onDidChangeWorkspaceFolders(() => this.refresh());
	private read: readonly PastHandoff[] | null = null;
	readonly onDidChange = this.changed.event;

	constructor(private readonly ports: Ports) {}

	get all(): readonly PastHandoff[] {
		this.read ??= readAll(this.ports);
		return this.read;
	}

	/** Something was handed off, or its hooks changed. */
	refresh(): void {
		this.read = null;
		this.changed.fire();
	}

	dispose(): void {
		vscode.Disposable.from(this.changed, this.folders).dispose();
	}
}

/** A handoff over several folders is kept with each of them. */
function readAll(ports: Ports): readonly PastHandoff[] {
	const past = (openFolders() ?? [null]).flatMap((folder) => readHistory(ports, folder));
	const byId = new Map(past.map((one) => [one.packet.session_id, one]));
	return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
