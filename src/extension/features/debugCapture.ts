import * as vscode from "vscode";
import type { CapturedRun, CapturedRuns } from "./capturedRuns";

/** Debug sessions, from start to end; those that another session started belong to it. */
export class DebugCapture implements vscode.Disposable {
	private readonly running = new Map<string, CapturedRun>();
	private readonly subscriptions: vscode.Disposable;

	constructor(private readonly runs: CapturedRuns) {
		this.subscriptions = vscode.Disposable.from(
			vscode.debug.onDidStartDebugSession((session) => this.start(session)),
			vscode.debug.onDidTerminateDebugSession(({ id }) => {
				this.running.get(id)?.end(undefined, null);
				this.running.delete(id);
			}),
		);
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private start({ id, name, parentSession, workspaceFolder }: vscode.DebugSession): void {
		if (parentSession !== undefined) return;
		const cwd = workspaceFolder?.uri.fsPath ?? null;
		const run = this.runs.begin({ kind: "debug", name, command: name, cwd });
		if (run !== null) this.running.set(id, run);
	}
}
