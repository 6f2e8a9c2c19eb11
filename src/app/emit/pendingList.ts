import type { Problem } from "../../core/model/problem";
import { type EmitPorts, privateFolder } from "./emitPorts";
import { notWritten, unreadable } from "./failureProblem";
import { inside, pendingFolder, pendingPath } from "./paths";
import type { PendingHandoff } from "./pending";
import { parsePending, readPending } from "./pendingFile";

type ListPorts = Pick<EmitPorts, "files" | "places" | "clock">;

/** What lies in the pending folder. */
export interface PendingList {
	/** Oldest first. */
	readonly pending: readonly PendingHandoff[];
	readonly problems: readonly Problem[];
}

const jsonEnd = ".json";
const temporaryEnd = ".json.tmp";
/** Writing takes milliseconds: a temporary file this old was left by a crash. */
const abandonedMs = 60_000;

/**
 * All pending handoffs of this user. A file that is none is moved to `pending/broken/` and reported, never deleted.
 * A temporary file that a crash left is put in its place when it is whole and there is none.
 */
export function listPending(ports: ListPorts): PendingList {
	const pending: PendingHandoff[] = [];
	const problems: Problem[] = [];
	try {
		rescueTemporaries(ports, problems);
		for (const name of namesWith(ports, jsonEnd)) {
			const id = name.slice(0, -jsonEnd.length);
			const read = readPending(ports, id);
			if (read.kind === "pending") pending.push(read.pending);
			if (read.kind === "unreadable") problems.push(read.problem);
			if (read.kind === "malformed") problems.push(setAside(ports, name, read.problem));
		}
	} catch (error) {
		problems.push(unreadable(error, pendingFolder(ports.places)));
	}
	return { pending: pending.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1)), problems };
}

function namesWith({ files, places }: ListPorts, end: string): string[] {
	const entries = files.list(pendingFolder(places));
	return entries.filter(({ name, kind }) => kind === "file" && name.endsWith(end)).map(({ name }) => name);
}

function rescueTemporaries(ports: ListPorts, problems: Problem[]): void {
	const { files, places, clock } = ports;
	for (const name of namesWith(ports, temporaryEnd)) {
		const path = inside(pendingFolder(places), name);
		const id = name.slice(0, -temporaryEnd.length);
		const modified = files.info(path)?.modified;
		if (modified === undefined || clock.now().getTime() - modified < abandonedMs) continue;
		const read = parsePending(files.readText(path) ?? "", path, id);
		// With a whole file beside it only the record of a step is lost, and steps can be done again.
		if (files.info(pendingPath(places, id)) !== null) files.remove(path);
		else if (read.kind === "malformed") problems.push(setAside(ports, name, read.problem));
		else files.move(path, pendingPath(places, id));
	}
}

/** Moves a file out of the way, where the user can look at it. Gives the problem to report. */
function setAside({ files, places, clock }: ListPorts, name: string, problem: Problem): Problem {
	const broken = inside(pendingFolder(places), "broken");
	const plain = inside(broken, name);
	try {
		files.makeFolder(broken, privateFolder);
		const target = files.info(plain) === null ? plain : `${plain}.${clock.now().getTime()}`;
		files.move(inside(pendingFolder(places), name), target);
		return problem.code === "pending.malformed" ? { ...problem, path: target } : problem;
	} catch (error) {
		return notWritten(error, plain);
	}
}
