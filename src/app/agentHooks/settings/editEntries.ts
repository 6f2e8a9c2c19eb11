import { applyEdits, createScanner, type Edit, type Node } from "jsonc-parser";

/**
 * Adds an entry behind the last one of an object or array, in the manner of the file. Everything that stands there
 * stays to the byte, comments included.
 * @param depth how deep the container lies: 0 for the root
 * @param print gives the entry with its lines but the first indented by a prefix
 */
export function appendEntry(
	text: string,
	container: Node,
	depth: number,
	print: (style: EntryStyle) => string,
): string {
	const style = styleOf(text, depth);
	const close = container.offset + container.length - 1;
	const last = container.children?.at(-1);
	const inner = text.slice(container.offset + 1, close);
	const gapStart = close - (inner.length - inner.trimEnd().length);
	const needsBreak = style.lineEnd !== "" && !/[\r\n]/.test(text.slice(gapStart, close));
	const trailing = last !== undefined && commaBehind(text, end(last), close) !== null;
	const content = `${style.lineEnd === "" ? (last === undefined ? "" : " ") : style.lineEnd + style.indent}${print(style)}`;
	const outdent = needsBreak ? style.lineEnd + style.indent.slice(style.unit.length) : "";
	const edits: Edit[] = [{ offset: gapStart, length: 0, content: content + (trailing ? "," : "") + outdent }];
	if (last !== undefined && !trailing) edits.unshift({ offset: end(last), length: 0, content: "," });
	return applyEdits(text, merged(edits));
}

/** Takes an entry out of an object or array, with its comma and the blank space before it. Comments stay. */
export function removeEntry(text: string, container: Node, entry: Node): string {
	const close = container.offset + container.length - 1;
	const before = text.slice(container.offset + 1, entry.offset);
	const from = entry.offset - (before.length - before.trimEnd().length);
	const behind = commaBehind(text, end(entry), close);
	const to = behind === null ? end(entry) : behind + 1;
	// A comment may end with the line before: what follows the entry on its line must not come to stand in it.
	const isNewLine = /[\r\n]/.test(text.slice(from, entry.offset));
	const start = isNewLine && !/^[ \t]*[\r\n]/.test(text.slice(to)) ? entry.offset : from;
	const edits: Edit[] = [{ offset: start, length: to - start, content: "" }];
	const index = container.children?.indexOf(entry) ?? 0;
	const previous = behind === null ? container.children?.[index - 1] : undefined;
	const comma = previous === undefined ? null : commaBehind(text, end(previous), entry.offset);
	if (comma !== null) edits.unshift({ offset: comma, length: 1, content: "" });
	return applyEdits(text, edits);
}

export interface EntryStyle {
	/** Empty for a file of one line. */
	readonly lineEnd: string;
	/** One level. */
	readonly unit: string;
	/** What stands before an entry. */
	readonly indent: string;
}

/** A value in the manner of the file. */
export function printValue(value: unknown, { lineEnd, unit, indent }: EntryStyle): string {
	return lineEnd === "" ? JSON.stringify(value) : JSON.stringify(value, null, unit).replaceAll("\n", lineEnd + indent);
}

function styleOf(text: string, depth: number): EntryStyle {
	const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
	const unit = /\{[ \t]*\r?\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
	const isOneLine = !text.trim().includes("\n") && text.includes(":");
	return { lineEnd: isOneLine ? "" : lineEnd, unit, indent: unit.repeat(depth + 1) };
}

function commaBehind(text: string, from: number, until: number): number | null {
	const scanner = createScanner(text, true);
	scanner.setPosition(from);
	scanner.scan();
	const at = scanner.getTokenOffset();
	return at < until && text[at] === "," ? at : null;
}

function end(node: Node): number {
	return node.offset + node.length;
}

/** Two insertions at one place are one, in their order. */
function merged(edits: readonly Edit[]): Edit[] {
	const [first, second] = edits;
	if (first === undefined || second === undefined || first.offset !== second.offset) return [...edits];
	return [{ ...first, content: first.content + second.content }];
}
