import type { Problem } from "../../core/model/problem";
import type { Files } from "../ports";
import { type EmitPorts, lockWaitMs, privateFile, privateFolder } from "./emitPorts";
import { encode, startsWith } from "./encodedText";
import { notWritten } from "./failureProblem";
import { setRootKeys } from "./jsonEdit";
import { codialecticFolder, inside, registryPath } from "./paths";
import { readRegistryBytes } from "./registryFile";

type RootEntries = readonly (readonly [string, unknown])[];

/** How often to start anew when an editor saves the file between our reading and writing (C-02). */
const tries = 3;

/**
 * Sets keys at the root of `session_end.json` and leaves all other bytes of the file as they are (R-000-55). Null when
 * they stand there; a Problem, and the file untouched, when the file is malformed (R-000-56) or cannot be written.
 * Everybody who writes the file goes this way (C-02).
 */
export function mergeIntoRegistry(
	ports: Pick<EmitPorts, "files" | "locks" | "places">,
	entries: RootEntries,
): Problem | null {
	const { files, locks, places } = ports;
	const path = registryPath(places);
	try {
		files.makeFolder(inside(codialecticFolder(places), "hooks"), privateFolder);
		return locks.hold("session_end.json", lockWaitMs, () => mergeUnderLock(files, path, entries));
	} catch (error) {
		return notWritten(error, path);
	}
}

function mergeUnderLock(files: Files, path: string, entries: RootEntries): Problem | null {
	for (let triesLeft = tries; ; triesLeft--) {
		const before = files.readBytes(path);
		const merged = merge(path, before, entries);
		if ("problem" in merged) return merged.problem;
		if (before !== null && isSame(before, merged.bytes)) return null;
		if (triesLeft > 1 && !isSame(before, files.readBytes(path))) continue;
		files.replace(path, merged.bytes, privateFile);
		return null;
	}
}

type Merged = { readonly bytes: Uint8Array } | { readonly problem: Problem };

function merge(path: string, before: Uint8Array | null, entries: RootEntries): Merged {
	const old = before ?? encode("{}\n", "utf-8");
	const file = readRegistryBytes(path, old);
	if (file.kind === "refused") return { problem: file.problem };
	const text = encode(setRootKeys(file.json, entries), file.encoded.encoding);
	return { bytes: concat(old.subarray(0, file.encoded.markBytes), text) };
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array {
	const both = new Uint8Array(one.length + other.length);
	both.set(one);
	both.set(other, one.length);
	return both;
}

function isSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
	if (one === null || other === null) return one === other;
	return one.length === other.length && startsWith(one, other);
}
