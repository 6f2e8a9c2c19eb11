import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "./emitPorts";
import { unreadable } from "./failureProblem";
import { inside, pendingFolder, pendingPath } from "./paths";
import { parsePending } from "./pendingFile";
import { setAside } from "./setAside";

type RescuePorts = Pick<EmitPorts, "files" | "places" | "clock" | "owners">;

const temporaryEnd = ".json.tmp";
/** Writing takes milliseconds: a temporary file this old was left by a crash. */
const abandonedMs = 60_000;

/** Whether a crash may have left anything to rescue. Cheap. */
export function hasTemporaries(ports: Pick<EmitPorts, "files" | "places">): boolean {
	return temporaryNames(ports).length > 0;
}

/**
 * Gives a pending handoff its name whose process died after it was written and before it was named. This has to happen
 * before the same turns are handed off again, or else they would be twice when it is found later. A torn one is moved
 * to `pending/broken/` and reported when it is old. Returns what the user must be told.
 *
 * To be called under the lock of handoffs: nobody else then begins one or names one.
 */
export function rescuePending(ports: RescuePorts): Problem[] {
	try {
		return temporaryNames(ports).flatMap((name) => rescue(ports, name) ?? []);
	} catch (error) {
		return [unreadable(error, pendingFolder(ports.places))];
	}
}

function temporaryNames({ files, places }: Pick<EmitPorts, "files" | "places">): string[] {
	const entries = files.list(pendingFolder(places));
	return entries.filter(({ name, kind }) => kind === "file" && name.endsWith(temporaryEnd)).map(({ name }) => name);
}

function rescue(ports: RescuePorts, name: string): Problem | null {
	const { files, places, clock, owners } = ports;
	const path = inside(pendingFolder(places), name);
	const id = name.slice(0, -temporaryEnd.length);
	const modified = files.info(path)?.modified;
	if (modified === undefined) return null;
	const isOld = clock.now().getTime() - modified > abandonedMs;
	if (files.info(pendingPath(places, id)) !== null) {
		// With a whole file beside it only the record of a step is lost, and steps can be done again.
		if (isOld) files.remove(path);
		return null;
	}
	const read = parsePending(files.readText(path) ?? "", path, id);
	if (read.kind === "malformed") return isOld ? setAside(ports, name, read.problem) : null;
	const owner = read.kind === "pending" ? read.pending.owner : null;
	if (isOld || (owner !== null && owners.isAlive(owner) === false)) files.move(path, pendingPath(places, id));
	return null;
}
