import { spawn } from "node:child_process";
import * as vscode from "vscode";
import { listInterruptedSignals } from "../../app/agentHooks/adoptSignal";
import { releaseHandoff } from "../../app/emit/adoption";
import { type Seal, sealPrepared } from "../../app/handoff/sealPrepared";
import { FileError, type Ports } from "../../app/ports";
import type { OutputLog } from "../log";

/**
 * The window is closing: VS Code gives some milliseconds to a few seconds. First, and synchronously, the handoff that
 * was kept ready gets its pending file, narrative and beacon; then a process of its own is started for the hooks.
 * VS Code's own runtime runs it, so that no Node on PATH is needed.
 */
export function sealOnShutdown(ports: Ports, readyFile: string, extensionUri: vscode.Uri): Seal {
	const seal = sealPrepared(ports, readyFile);
	if (seal.kind !== "sealed") return seal;
	releaseHandoff(ports, seal.pending);
	startAside(extensionUri, "finish");
	return seal;
}

/** Ends of sessions that agents told of and whose program was killed: another process reads them, not this thread. */
export function finishSignalsAside(ports: Ports, extensionUri: vscode.Uri, log: OutputLog): void {
	try {
		if (listInterruptedSignals(ports).length > 0) startAside(extensionUri, "hook-finish");
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		log.warn(`signals of agents cannot be read: ${error.message}`);
	}
}

/** Starts our own program with VS Code's own runtime; it outlives this window. */
function startAside(extensionUri: vscode.Uri, command: "finish" | "hook-finish"): void {
	const script = vscode.Uri.joinPath(extensionUri, "dist", "cli.js").fsPath;
	const program = spawn(process.execPath, [script, command], {
		detached: true,
		stdio: "ignore",
		env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
	});
	// Not being able to start it loses nothing: the next start finishes what is left.
	program.on("error", () => program.unref());
	program.unref();
}
