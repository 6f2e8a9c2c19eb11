import type * as z from "zod/mini";

/** What is wrong with a value, and where in it: `unfinished_items[0].title`. */
export interface ValueIssue {
	readonly path: readonly PropertyKey[];
	readonly place: string;
	readonly reason: string;
}

/** The first thing that a schema found wrong. The small build of zod carries no texts, so they are made here. */
export function firstIssue(error: z.core.$ZodError): ValueIssue {
	const issue = error.issues[0];
	if (issue === undefined) throw new Error("a failed check names no issue");
	const extra = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
	const path = [...issue.path, ...extra];
	return { path, place: placeOf(path), reason: reasonOf(issue) };
}

function placeOf(path: readonly PropertyKey[]): string {
	const place = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
	return place === "" ? "root" : place.replace(/^\./, "");
}

function reasonOf(issue: z.core.$ZodIssue): string {
	switch (issue.code) {
		case "invalid_type":
			return `expected ${issue.expected}`;
		case "unrecognized_keys":
			return "unknown key";
		case "invalid_value":
			return `expected one of ${issue.values.map(String).join(", ")}`;
		case "too_small":
			return issue.origin === "string" ? "must not be empty" : `must be at least ${issue.minimum}`;
		case "invalid_format":
			return "has the wrong form";
		default:
			return "is not valid";
	}
}
