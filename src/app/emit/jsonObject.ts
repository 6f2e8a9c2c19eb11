import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** A JSON text whose root is an object, with where everything stands in it. */
export interface JsonObject {
	readonly text: string;
	readonly root: Node;
	readonly value: Readonly<Record<string, unknown>>;
}
/** Why a text is no JSON object, and where it stops being one. */
export interface JsonFault {
	/** `line L, column C`, both from 1. */
	readonly place: string;
	readonly reason: string;
}

/** Reads strict JSON: no comments, no trailing commas, since other programs read the same file. */
export function parseJsonObject(text: string): JsonObject | JsonFault {
	const errors: ParseError[] = [];
	const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
	const error = errors[0];
	if (error !== undefined || root === undefined)
		return { place: placeAt(text, error?.offset ?? 0), reason: error === undefined ? "it is empty" : spell(error) };
	if (root.type !== "object") return { place: placeAt(text, root.offset), reason: "expected an object" };
	return readStrictly(text, root);
}

/** Where a value stands: `line L`; the nearest value around it when it does not stand there. */
export function lineInJson({ text, root }: JsonObject, path: readonly PropertyKey[]): string {
	for (let length = path.length; length > 0; length--) {
		const parts = path.slice(0, length).map((part) => (typeof part === "number" ? part : String(part)));
		const node = findNodeAtLocation(root, parts);
		if (node !== undefined) return `line ${lineAndColumn(text, node.offset).line}`;
	}
	return "line 1";
}

/** The position of an offset in words. */
function placeAt(text: string, offset: number): string {
	const { line, column } = lineAndColumn(text, offset);
	return `line ${line}, column ${column}`;
}

function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
	const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** `JSON.parse` has the last word: every other reader of the file uses something like it. */
function readStrictly(text: string, root: Node): JsonObject | JsonFault {
	try {
		return { text, root, value: JSON.parse(text) };
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return { place: placeAt(text, root.offset), reason: error.message };
	}
}

function spell({ error }: ParseError): string {
	return printParseErrorCode(error)
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.toLowerCase();
}
