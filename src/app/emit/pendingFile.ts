import type { Problem } from "../../core/model/problem";
import { type EmitPorts, privateFile, privateFolder } from "./emitPorts";
import { notWritten, unreadable } from "./failureProblem";
import { firstIssue } from "./firstIssue";
import { pendingFolder, pendingPath } from "./paths";
import { type PendingHandoff, pendingSchema } from "./pending";

type FilePorts = Pick<EmitPorts, "files" | "places">;

/** Writes a pending handoff, or its new state, and forces it to the disk. A Problem when the system refuses. */
export function savePending({ files, places }: FilePorts, pending: PendingHandoff): Problem | null {
	const path = pendingPath(places, pending.id);
	try {
		files.makeFolder(pendingFolder(places), privateFolder);
		files.replace(path, `${JSON.stringify(pending, null, "\t")}\n`, privateFile);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

/** Removes a pending handoff for good. */
export function removePending({ files, places }: FilePorts, id: string): Problem | null {
	const path = pendingPath(places, id);
	try {
		files.remove(path);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

export type PendingRead =
	| { readonly kind: "pending"; readonly pending: PendingHandoff }
	| { readonly kind: "absent" }
	/** Written by a newer version of this program, which will finish it. */
	| { readonly kind: "newer" }
	/** The system did not let us read it. */
	| { readonly kind: "unreadable"; readonly problem: Problem }
	/** It is no pending handoff. */
	| { readonly kind: "malformed"; readonly problem: Problem };

/** Reads the pending handoff with this uuid. */
export function readPending({ files, places }: FilePorts, id: string): PendingRead {
	const path = pendingPath(places, id);
	try {
		const text = files.readText(path);
		return text === null ? { kind: "absent" } : parsePending(text, path, id);
	} catch (error) {
		return { kind: "unreadable", problem: unreadable(error, path) };
	}
}

/** Reads a pending handoff from its text. It must carry the uuid by which its file is named. */
export function parsePending(text: string, path: string, id: string): PendingRead {
	const malformed = (reason: string): PendingRead => ({
		kind: "malformed",
		problem: { code: "pending.malformed", path, reason },
	});
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		// The parser's own message quotes from the text, which is private.
		return malformed("it is not valid JSON");
	}
	if (isNewer(value)) return { kind: "newer" };
	const checked = pendingSchema.safeParse(value);
	if (!checked.success) {
		const { place, reason } = firstIssue(checked.error);
		return malformed(`${place}: ${reason}`);
	}
	if (checked.data.id !== id) return malformed(`id: expected ${id}`);
	return { kind: "pending", pending: checked.data };
}

function isNewer(value: unknown): boolean {
	if (typeof value !== "object" || value === null || !("version" in value)) return false;
	return typeof value.version === "number" && value.version > 1;
}
