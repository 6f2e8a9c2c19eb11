import { spawn } from "node:child_process";
import * as vscode from "vscode";
import { releaseHandoff } from "../../app/emit/adoption";
import { type Seal, sealPrepared } from "../../app/handoff/sealPrepared";
import type { Ports } from "../../app/ports";

/**
 * The window is closing: VS Code gives some milliseconds to a few seconds. First, and synchronously, the handoff that
 * was kept ready gets its pending file, narrative and beacon; then a process of its own is started for the hooks.
 * VS Code's own runtime runs it, so that no Node on PATH is needed.
 */
export function sealOnShutdown(ports: Ports, readyFile: string, extensionUri: vscode.Uri): Seal {
	const seal = sealPrepared(ports, readyFile);
	if (seal.kind !== "sealed") return seal;
	releaseHandoff(ports, seal.pending);
	startFinisher(extensionUri);
	return seal;
}

function startFinisher(extensionUri: vscode.Uri): void {
	const script = vscode.Uri.joinPath(extensionUri, "dist", "cli.js").fsPath;
	const finisher = spawn(process.execPath, [script, "finish"], {
		detached: true,
		stdio: "ignore",
		env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
	});
	// Not being able to start it loses nothing: the next start finishes the handoff.
	finisher.on("error", () => finisher.unref());
	finisher.unref();
}
