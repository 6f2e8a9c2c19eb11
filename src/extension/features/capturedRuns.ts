import * as vscode from "vscode";
import type { RunEvent } from "../../app/terminals/runEvent";
import type { WindowRun } from "../../core/model/run";
import type { RawOutput } from "../../core/terminal/rawOutput";
import { readSettings } from "../settings";
import { workspaceFolders } from "./targetFolders";

/** What someone pastes into a shell can be a whole file; a command line is told by its beginning. */
const longestCommand = 4_000;

/** A run that was told of and has not ended. */
export interface CapturedRun {
	/** Its end was seen. */
	end(exitCode: number | undefined, output: RawOutput | null, command?: string): void;
	/** Its end was not seen, and will not be. */
	lose(): void;
}

/** Tells the watching thread of what runs in this window, with ids, times and the workspace folder it belongs to. */
export class CapturedRuns {
	constructor(
		private readonly newId: () => string,
		private readonly send: (event: RunEvent) => void,
	) {}

	/** Null while the setting says that nothing is captured. */
	begin({
		command,
		...run
	}: Omit<WindowRun, "id" | "startedAt" | "state" | "endedAt" | "exitCode" | "output">): CapturedRun | null {
		if (!readSettings().capturesTerminals) return null;
		const id = this.newId();
		const folder = folderOf(run.cwd);
		this.send({ kind: "began", id, folder, run: { ...run, command: bounded(command) }, at: now() });
		return {
			end: (exitCode, output, known = command) =>
				this.send({ kind: "ended", id, at: now(), exitCode: exitCode ?? null, output, command: bounded(known) }),
			lose: () => this.send({ kind: "lost", id, at: now() }),
		};
	}

	/** Whether anything is seen of what runs in a terminal; in which folder it works is not known then. */
	tellSight(kind: "unseen" | "seen", name: string): void {
		if (readSettings().capturesTerminals) this.send({ kind, folder: folderOf(null), name, at: now() });
	}
}

function bounded(command: string): string {
	return command.slice(0, longestCommand).toWellFormed();
}

function now(): string {
	return new Date().toISOString();
}

/** The open folder that a working folder lies in; the first one for what lies elsewhere. */
function folderOf(cwd: string | null): string | null {
	const inside = cwd === null ? undefined : vscode.workspace.getWorkspaceFolder(vscode.Uri.file(cwd));
	return (inside ?? workspaceFolders()[0])?.uri.fsPath ?? null;
}
