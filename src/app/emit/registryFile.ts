import type { Problem } from "../../core/model/problem";
import type { Files } from "../ports";
import { decodeExactly, type EncodedText } from "./encodedText";
import { unreadable } from "./failureProblem";
import { type JsonObject, parseJsonObject } from "./jsonObject";

/** `session_end.json` as it stands: not there, not to be read, or read. */
export type RegistryFile = { readonly kind: "absent" } | RefusedFile | ReadFile;
interface RefusedFile {
	readonly kind: "refused";
	readonly problem: Problem;
}
interface ReadFile {
	readonly kind: "read";
	readonly json: JsonObject;
	readonly encoded: EncodedText;
}

/** Reads the file that holds both hook registry and beacon. A file that is not strict JSON is refused (R-000-56, 63). */
export function readRegistryFile(files: Files, path: string): RegistryFile {
	try {
		const bytes = files.readBytes(path);
		return bytes === null ? { kind: "absent" } : readRegistryBytes(path, bytes);
	} catch (error) {
		return { kind: "refused", problem: unreadable(error, path) };
	}
}

/** The same for bytes that were read already. */
export function readRegistryBytes(path: string, bytes: Uint8Array): RefusedFile | ReadFile {
	const encoded = decodeExactly(bytes);
	if (!encoded.isExact) return malformed(path, "line 1, column 1", `it is not valid ${encoded.encoding}`);
	const json = parseJsonObject(encoded.text);
	return "reason" in json ? malformed(path, json.place, json.reason) : { kind: "read", json, encoded };
}

function malformed(path: string, place: string, reason: string): RefusedFile {
	return { kind: "refused", problem: { code: "registry.malformed", path, place, reason } };
}
