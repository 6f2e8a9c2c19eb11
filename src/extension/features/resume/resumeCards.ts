import * as vscode from "vscode";
import { narrativePath } from "../../../app/emit/paths";
import { orElse } from "../../../app/orElse";
import type { Ports } from "../../../app/ports";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import type { HandoffServices } from "../../services";
import { openFolders } from "../targetFolders";

/** What the next session in each folder of the window can start from; read beside the editor's own thread. */
export class ResumeCards implements vscode.Disposable {
	private readonly changed = new vscode.EventEmitter<void>();
	private readonly granted = vscode.workspace.onDidGrantWorkspaceTrust(() => this.services.log.settle(this.refresh()));
	private running: Promise<void> | null = null;
	readonly onDidChange = this.changed.event;
	/** Folders with a handoff that no session started from, in the window's order. */
	unconsumed: readonly ReadinessCard[] = [];

	constructor(private readonly services: HandoffServices) {}

	/** Reads all folders anew. Two calls at once read once. */
	refresh(): Promise<void> {
		this.running ??= this.read().finally(() => {
			this.running = null;
		});
		return this.running;
	}

	/** The cards of all folders, those that a session started from included. */
	async all(token?: vscode.CancellationToken): Promise<readonly ReadinessCard[]> {
		// Where nothing was ever handed off, no thread need be started, least of all with each window.
		const folders = (openFolders() ?? []).filter((folder) => mayHoldHandoff(this.services.ports, folder));
		if (folders.length === 0) return [];
		const trusted = vscode.workspace.isTrusted;
		const found = await this.services.runWorker<"readiness">({ kind: "readiness", folders, trusted }, token);
		return found.flatMap((readiness) => (readiness.kind === "ready" ? [readiness] : []));
	}

	dispose(): void {
		vscode.Disposable.from(this.changed, this.granted).dispose();
	}

	private async read(): Promise<void> {
		const cards = await this.all();
		this.unconsumed = cards.filter(({ isConsumed }) => !isConsumed);
		this.changed.fire();
	}
}

/** A file that cannot be looked at may hold one: the reader finds out. */
function mayHoldHandoff({ files }: Ports, folder: string): boolean {
	return orElse(() => files.info(narrativePath(folder)) !== null, true);
}
