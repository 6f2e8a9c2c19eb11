import { type EmitPorts, privateFile, privateFolder } from "../emit/emitPorts";
import { codialecticFolder, inside } from "../emit/paths";
import { FileError, type Log } from "../ports";

/** Two files of this size at most. */
const mostBytes = 256 * 1024;
const longestLine = 2000;

/**
 * The log of agents' hooks and their finishers, `~/.codialectic/log/hook.log`: an agent must not see what they say.
 * Ids and counts, never words of a conversation.
 */
export function createHookLog(ports: Pick<EmitPorts, "files" | "places" | "clock">): Log {
	return {
		info: (message) => write(ports, "info", message),
		warn: (message) => write(ports, "warn", message),
		error: (message) => write(ports, "error", message),
	};
}

function write(
	{ files, places, clock }: Pick<EmitPorts, "files" | "places" | "clock">,
	level: string,
	message: string,
) {
	const folder = inside(codialecticFolder(places), "log");
	const path = inside(folder, "hook.log");
	const text = message.replaceAll(/\s*[\r\n]+\s*/g, " | ").slice(0, longestLine);
	try {
		files.makeFolder(folder, privateFolder);
		if ((files.info(path)?.size ?? 0) > mostBytes) files.move(path, `${path}.1`);
		files.append(path, `${clock.now().toISOString()} ${level} ${text}\n`, privateFile);
	} catch (error) {
		// A log that cannot be written has nowhere to say so, and must not stop a handoff.
		if (!(error instanceof FileError)) throw error;
	}
}
