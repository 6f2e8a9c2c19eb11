import { applyEdits, type Edit, type Node } from "jsonc-parser";
import type { JsonObject } from "./jsonObject";

/**
 * Sets keys at the root of a JSON text. Only the bytes of those values change, or are added behind the last key in the
 * manner of the file; everything else stays as the user wrote it.
 */
export function setRootKeys(json: JsonObject, entries: readonly (readonly [string, unknown])[]): string {
	const style = styleOf(json);
	const edits: Edit[] = [];
	const added: string[] = [];
	for (const [key, value] of entries) {
		const text = print(value, style);
		const old = valueNode(json.root, key);
		if (old !== null) edits.push({ offset: old.offset, length: old.length, content: text });
		else added.push(`${JSON.stringify(key)}: ${text}`);
	}
	return applyEdits(json.text, [...edits, ...insertion(json, added, style)]);
}

interface Style {
	readonly isOneLine: boolean;
	readonly lineEnd: string;
	/** What stands before each key of the root. */
	readonly indent: string;
}

function styleOf({ text, root }: JsonObject): Style {
	const first = root.children?.[0];
	const before = first === undefined ? "" : text.slice(root.offset + 1, first.offset);
	const indent = /[\r\n]([ \t]*)$/.exec(before)?.[1];
	return {
		isOneLine: first !== undefined && indent === undefined,
		lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
		indent: indent === undefined || indent === "" ? "  " : indent,
	};
}

function print(value: unknown, { isOneLine, lineEnd, indent }: Style): string {
	if (isOneLine) return JSON.stringify(value);
	return JSON.stringify(value, null, indent).replaceAll("\n", lineEnd + indent);
}

/** The value that readers see under a key: the last one, should the key stand there twice. */
function valueNode(root: Node, key: string): Node | null {
	const properties = root.children ?? [];
	return properties.findLast((property) => property.children?.[0]?.value === key)?.children?.[1] ?? null;
}

function insertion({ root }: JsonObject, added: readonly string[], { isOneLine, lineEnd, indent }: Style): Edit[] {
	if (added.length === 0) return [];
	const gap = isOneLine ? " " : lineEnd + indent;
	const last = root.children?.at(-1);
	if (last === undefined)
		return [{ offset: root.offset + 1, length: 0, content: `${gap}${added.join(`,${gap}`)}${lineEnd}` }];
	return [{ offset: last.offset + last.length, length: 0, content: added.map((entry) => `,${gap}${entry}`).join("") }];
}
