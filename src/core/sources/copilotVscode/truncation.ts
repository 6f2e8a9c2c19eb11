import { counted } from "../../model/counted";
import type { Problem } from "../../model/problem";

/** What VS Code writes in place of a text when a line of the log would be too long (`objectMutationLog.ts`). */
const marker = /^\[VS Code: value truncated for persistence;[^\]\n]{0,100}\]$/;

/** A quick look at a text, so that only the rare file with such texts is searched through. */
export function mayBeTruncated(json: string): boolean {
	return json.includes("[VS Code: value truncated for persistence;");
}

/**
 * Takes the texts that VS Code left out of a parsed value, which is changed: a marker is nobody's words. Returns how
 * many there were. In a list an empty text stays in its place, so that the others keep their index.
 */
export function dropTruncated(value: unknown): number {
	if (!isHolder(value)) return 0;
	let dropped = 0;
	for (const [key, item] of Object.entries(value)) {
		if (typeof item !== "string" || !marker.test(item)) dropped += dropTruncated(item);
		else {
			if (Array.isArray(value)) value[key] = "";
			else delete value[key];
			dropped++;
		}
	}
	return dropped;
}

function isHolder(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

/** What to report of a file out of which VS Code left texts. */
export function leftOut(count: number, path: string): Problem {
	return { code: "transcript.truncated", path, place: `VS Code did not store ${counted(count, "text")}` };
}
