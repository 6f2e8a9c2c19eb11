import * as z from "zod/mini";
import type { Problem } from "../../../core/model/problem";
import { type EmitPorts, privateFile, privateFolder } from "../../emit/emitPorts";
import { notWritten } from "../../emit/failureProblem";
import { codialecticFolder, inside, workspaceDigest } from "../../emit/paths";
import { readJson } from "../../readJson";

const givenSchema = z.object({
	version: z.literal(1),
	/** Keys of the sections that were the newest when they were given to an agent, the last one last. */
	keys: z.array(z.string()),
});

type StorePorts = Pick<EmitPorts, "files" | "places" | "ids">;

const mostRemembered = 50;
/** An agent waits for its hook. */
const lockWaitMs = 200;

/** Whether the handoff with this key was given to an agent at its start before. */
export function wasGiven(ports: StorePorts, folder: string, key: string): boolean {
	return readKeys(ports, folder).includes(key);
}

/**
 * Remembers that the handoff with this key is given to an agent, privately and without counting it as consumed: it stays
 * on the user's card. False when another start was faster.
 */
export function noteGiven(
	ports: StorePorts & Pick<EmitPorts, "locks">,
	folder: string,
	key: string,
): boolean | Problem {
	const path = givenPath(ports, folder);
	try {
		ports.files.makeFolder(givenFolder(ports), privateFolder);
		return ports.locks.hold(`given ${path}`, lockWaitMs, () => {
			const before = readKeys(ports, folder);
			if (before.includes(key)) return false;
			const keys = [...before, key].slice(-mostRemembered);
			ports.files.replace(path, `${JSON.stringify({ version: 1, keys }, null, "\t")}\n`, privateFile);
			return true;
		});
	} catch (error) {
		return notWritten(error, path);
	}
}

/** A file that cannot be read tells of none. */
function readKeys(ports: StorePorts, folder: string): readonly string[] {
	const checked = givenSchema.safeParse(readJson(ports.files, givenPath(ports, folder)));
	return checked.success ? checked.data.keys : [];
}

function givenPath(ports: StorePorts, folder: string): string {
	return inside(givenFolder(ports), `${workspaceDigest(ports, folder)}.json`);
}

function givenFolder({ places }: Pick<EmitPorts, "places">): string {
	return inside(codialecticFolder(places), "journal/given");
}
