import { isAbsolutePath } from "../core/model/isAbsolutePath";
import { orElse } from "./orElse";
import type { Ports } from "./ports";

/**
 * The program that a command names, as the system would find it on the search path; an absolute path is taken as it is.
 * Null when there is none: the agent is not installed. Nothing is looked for in the working folder, nor in folders of the
 * search path that are relative to it, so that a workspace cannot put a program of its own in an agent's place.
 */
export function findProgram({ files, places }: Pick<Ports, "files" | "places">, command: string): string | null {
	const { env, platform } = places;
	const isWindows = platform === "win32";
	const separator = isWindows ? "\\" : "/";
	const endings = isWindows ? (env.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").toLowerCase().split(";") : [""];
	const isPath = /[\\/]/.test(command);
	if (isPath && !isAbsolutePath(command)) return null;
	const searched = (env.PATH ?? env.Path ?? "").split(isWindows ? ";" : ":").filter(isAbsolutePath);
	const folders = isPath ? [null] : searched;
	for (const folder of folders)
		for (const ending of hasEnding(command, endings) ? [""] : endings) {
			const path = `${folder === null ? "" : `${folder.replace(/[\\/]$/, "")}${separator}`}${command}${ending}`;
			if (isFile(files, path)) return path;
		}
	return null;
}

function hasEnding(command: string, endings: readonly string[]): boolean {
	return endings.some((ending) => ending !== "" && command.toLowerCase().endsWith(ending));
}

function isFile(files: Ports["files"], path: string): boolean {
	// A folder of the search path that cannot be entered holds no program for us.
	return orElse(() => files.info(path)?.kind === "file", false);
}
