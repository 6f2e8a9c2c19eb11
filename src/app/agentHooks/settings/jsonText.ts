import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Problem } from "../../../core/model/problem";

/** A settings file whose root is an object. */
export interface JsonText {
	readonly text: string;
	readonly root: Node;
}

/** Reads JSON as agents do: some allow comments and a comma behind the last entry. A Problem with the place otherwise. */
export function parseSettings(text: string, path: string): JsonText | Problem {
	const errors: ParseError[] = [];
	const root = parseTree(text, errors, { allowTrailingComma: true });
	const error = errors[0];
	if (error !== undefined) return malformed(path, text, error.offset, spell(error));
	if (root === undefined) return malformed(path, text, 0, "it is empty");
	return root.type === "object" ? { text, root } : malformed(path, text, root.offset, "expected an object");
}

/** Why a settings file is left alone, and where. */
export function malformed(path: string, text: string, offset: number, reason: string): Problem {
	const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
	const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
	return { code: "file.unreadable", path, reason: `${place}: ${reason}` };
}

/** The value under a key of an object, the last one should it stand there twice, as readers see it; null in anything else. */
export function valueUnder(object: Node, key: string): Node | null {
	if (object.type !== "object") return null;
	return object.children?.findLast((property) => property.children?.[0]?.value === key)?.children?.[1] ?? null;
}

function spell({ error }: ParseError): string {
	return printParseErrorCode(error)
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.toLowerCase();
}
