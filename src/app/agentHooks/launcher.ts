import type { Problem } from "../../core/model/problem";
import { type EmitPorts, lockWaitMs, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { codialecticFolder, inside } from "../emit/paths";
import { launcherPath } from "./launcherPath";

/** What the launcher starts. */
export interface LauncherTarget {
	/** Absolute path of Node, or of VS Code's own runtime. */
	readonly runtime: string;
	/** The runtime is Electron and must be told to be Node. */
	readonly electron: boolean;
	/** Absolute path of `cli.js`. */
	readonly cli: string;
}

/**
 * Writes `~/.codialectic/bin/codi-handoff` (`.cmd` on Windows), which calls the program where it stands now. A launcher
 * that is right already is left alone.
 */
export function writeLauncher(
	ports: Pick<EmitPorts, "files" | "places" | "locks">,
	target: LauncherTarget,
): Problem | null {
	const { files, places, locks } = ports;
	const path = launcherPath(places);
	const text = places.platform === "win32" ? cmdLauncher(target) : shLauncher(target);
	try {
		files.makeFolder(inside(codialecticFolder(places), "bin"), privateFolder);
		locks.hold("launcher", lockWaitMs, () => {
			if (files.readText(path) !== text) files.replace(path, text, 0o700);
		});
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

/** The same where there is a launcher, since agents may be connected: an update of the extension moves the program. */
export function refreshLauncher(
	ports: Pick<EmitPorts, "files" | "places" | "locks">,
	target: LauncherTarget,
): Problem | null {
	const path = launcherPath(ports.places);
	try {
		return ports.files.info(path) === null ? null : writeLauncher(ports, target);
	} catch (error) {
		return notWritten(error, path);
	}
}

/** With the extension gone it does nothing and says nothing: an agent's exit must not show an error for it. */
function shLauncher({ runtime, electron, cli }: LauncherTarget): string {
	return [
		"#!/bin/sh",
		"# Written by Codi Handoff for the hooks of coding agents; written anew when the extension is updated.",
		`runtime=${quoted(runtime)}`,
		`cli=${quoted(cli)}`,
		'[ -x "$runtime" ] && [ -f "$cli" ] || exit 0',
		...(electron ? ["ELECTRON_RUN_AS_NODE=1", "export ELECTRON_RUN_AS_NODE"] : []),
		'exec "$runtime" "$cli" "$@"',
		"",
	].join("\n");
}

function cmdLauncher({ runtime, electron, cli }: LauncherTarget): string {
	return [
		"@echo off",
		"rem Written by Codi Handoff for the hooks of coding agents; written anew when the extension is updated.",
		"setlocal DisableDelayedExpansion",
		"chcp 65001 >nul",
		`set "codi_runtime=${runtime.replaceAll("%", "%%")}"`,
		`set "codi_cli=${cli.replaceAll("%", "%%")}"`,
		'if not exist "%codi_runtime%" exit /b 0',
		'if not exist "%codi_cli%" exit /b 0',
		...(electron ? ["set ELECTRON_RUN_AS_NODE=1"] : []),
		'"%codi_runtime%" "%codi_cli%" %*',
		"exit /b %errorlevel%",
		"",
	].join("\r\n");
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", `'\\''`)}'`;
}
