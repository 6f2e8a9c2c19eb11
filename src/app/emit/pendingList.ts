import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "./emitPorts";
import { unreadable } from "./failureProblem";
import { pendingFolder } from "./paths";
import type { PendingHandoff } from "./pending";
import { readPending } from "./pendingFile";
import { setAside } from "./setAside";

type ListPorts = Pick<EmitPorts, "files" | "places" | "clock">;

/** What lies in the pending folder. */
export interface PendingList {
	/** Oldest first. */
	readonly pending: readonly PendingHandoff[];
	readonly problems: readonly Problem[];
}

const jsonEnd = ".json";

/** All pending handoffs of this user. A file that is none is moved to `pending/broken/` and reported, never deleted. */
export function listPending(ports: ListPorts): PendingList {
	const pending: PendingHandoff[] = [];
	const problems: Problem[] = [];
	try {
		for (const name of pendingNames(ports)) {
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

function pendingNames({ files, places }: ListPorts): string[] {
	const entries = files.list(pendingFolder(places));
	return entries.filter(({ name, kind }) => kind === "file" && name.endsWith(jsonEnd)).map(({ name }) => name);
}
