import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { type EmitPorts, lockWaitMs, privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { codialecticFolder, inside, workspaceDigest } from "../emit/paths";
import { readJson } from "../readJson";

/** Loose, so that what a newer version enters is not lost. */
const consumedSchema = z.looseObject({
	version: z.literal(1),
	/** Key of each consumed section, and when that was, ISO 8601. */
	sections: z.record(z.string(), z.string()),
});
type Consumed = z.infer<typeof consumedSchema>;

type StorePorts = Pick<EmitPorts, "files" | "places" | "ids">;

/** So many are remembered; those before count as consumed with the oldest of them. */
const mostRemembered = 500;

/** Keys of the sections of a folder's narrative file that a next session started from. A file that cannot be read tells of none. */
export function readConsumed(ports: StorePorts, folder: string): ReadonlySet<string> {
	return new Set(Object.keys(read(ports, folder).sections));
}

/** Remembers, outside of the narrative file, that a next session started from these sections. */
export function recordConsumed(
	ports: StorePorts & Pick<EmitPorts, "locks" | "clock">,
	folder: string,
	keys: readonly string[],
): Problem | null {
	const path = consumedPath(ports, folder);
	try {
		ports.files.makeFolder(consumedFolder(ports), privateFolder);
		return ports.locks.hold(`consumed ${path}`, lockWaitMs, () => {
			const now = ports.clock.now().toISOString();
			const before = read(ports, folder);
			const added = keys.filter((key) => !Object.hasOwn(before.sections, key)).map((key) => [key, now] as const);
			if (added.length === 0) return null;
			const sections = [...Object.entries(before.sections), ...added].slice(-mostRemembered);
			const after = { ...before, version: 1, sections: Object.fromEntries(sections) };
			ports.files.replace(path, `${JSON.stringify(after, null, "\t")}\n`, privateFile);
			return null;
		});
	} catch (error) {
		return notWritten(error, path);
	}
}

function read(ports: StorePorts, folder: string): Consumed {
	const checked = consumedSchema.safeParse(readJson(ports.files, consumedPath(ports, folder)));
	return checked.success ? checked.data : { version: 1, sections: {} };
}

function consumedPath(ports: StorePorts, folder: string): string {
	return inside(consumedFolder(ports), `${workspaceDigest(ports, folder)}.json`);
}

function consumedFolder({ places }: Pick<EmitPorts, "places">): string {
	return inside(codialecticFolder(places), "journal/consumed");
}
