import type { Span } from "../span";
import { isSecretValue, type ValueContext } from "../value/isSecret";
import { classifyKey } from "./keyName";

type Kind = ValueContext["kind"];

/** What was read of a table: the secrets in it, and where its rows end. */
export interface TableRead {
	readonly spans: Span[];
	readonly end: number;
}

interface Column {
	readonly index: number;
	readonly kind: Kind;
}

const dressed = "[ \"'*`]{0,60}";
const before = new RegExp(`(?:[|│┃,;\\t]|^| {2})${dressed}$`);
const after = new RegExp(`${dressed}([|│┃,;\\t]|\\r?\\n)| {2,60}(?=\\S)`, "y");
const rule = /^[\s|│┃+:=├┼┤┌┬┐└┴┘─━-]*$/;
const name = /^\s*["']?[A-Za-z][\w .-]{0,40}["']?\s*$/;
const longestLine = 2000;
const mostRows = 200;

/**
 * Reads the table (Markdown, CSV, what database clients print) in whose heading a telling name stands, or gives null
 * when that is no heading. Bars are drawn for readers; commas and tabs stand in code, too, so that with them every
 * cell of the heading must be a name.
 */
export function findTable(text: string, start: number, end: number, kind: Kind): TableRead | null {
	after.lastIndex = end;
	const next = after.exec(text);
	if (next === null) return null;
	const near = text.slice(Math.max(0, start - longestLine), start);
	const from = start - near.length + near.lastIndexOf("\n") + 1;
	const to = lineEnd(text, end);
	if (to === text.length || !before.test(text.slice(from, start))) return null;
	const heading = text.slice(from, to);
	const separator = /[|│┃,;\t]/.exec(next[1] ?? "")?.[0] ?? /[|│┃,;\t]/.exec(heading)?.[0];
	if (separator === undefined) return readAligned(text, heading, start - from, to + 1, kind);
	const cells = heading.split(separator);
	const drawn = /[|│┃]/.test(separator);
	if (cells.length < 2 || (!drawn && !cells.every((cell) => name.test(cell)))) return null;
	const own = text.slice(from, start).split(separator).length - 1;
	const columns = cells.flatMap((cell, index): Column[] => {
		const found = index === own ? kind : kindOfCell(cell);
		return found === null ? [] : [{ index, kind: found }];
	});
	return readRows(text, to + 1, { separator, columns, cells: cells.length, drawn });
}

function kindOfCell(cell: string): Kind | null {
	const kind = name.test(cell) ? classifyKey(cell.replace(/["']/g, "").trim().replaceAll(" ", "_")) : null;
	return kind === "cookie" ? null : kind;
}

interface Table {
	readonly separator: string;
	readonly columns: readonly Column[];
	readonly cells: number;
	readonly drawn: boolean;
}

function readRows(text: string, start: number, table: Table): TableRead {
	const spans: Span[] = [];
	let at = start;
	for (let row = 0; row < mostRows && at < text.length; row++) {
		const end = lineEnd(text, at);
		const line = text.slice(at, end);
		if (!rule.test(line)) {
			const cells = line.split(table.separator);
			// A first cell that is a number is taken for a line's number and left out.
			const missing = Math.max(0, table.cells - cells.length);
			if (table.drawn ? missing > 1 : cells.length !== table.cells) break;
			for (const { index, kind } of table.columns) spans.push(...readCell(cells, index - missing, at, kind));
		}
		at = end + 1;
	}
	return { spans, end: at };
}

function readCell(cells: readonly string[], index: number, lineStart: number, kind: Kind): Span[] {
	const cell = cells[index] ?? "";
	const value = cell.replace(/^[\s"'*`]+|[\s"'*`]+$/g, "");
	if (!isSecretValue(value, { kind, firm: true, quoted: false, environment: false })) return [];
	const left = cells.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0);
	const start = lineStart + left + cell.indexOf(value);
	return [{ start, end: start + value.length }];
}

/** Columns that only spaces part: the value stands below the heading, as far as the next one. */
function readAligned(text: string, heading: string, left: number, start: number, kind: Kind): TableRead | null {
	const underlined = /^[-= ]{4,}\r?$/.test(text.slice(start, lineEnd(text, start)));
	if (!/\S {2,}\S/.test(heading) || !(underlined || /^[A-Z\d _()-]+$/.test(heading))) return null;
	const next = / {2,}(?=\S)/.exec(heading.slice(left));
	const right = next === null ? longestLine : left + next.index + next[0].length;
	const spans: Span[] = [];
	let at = start;
	for (let row = 0; row < mostRows && at < text.length; row++) {
		const end = lineEnd(text, at);
		const line = text.slice(at, end);
		if (line.length <= left || (left > 0 && line[left - 1] !== " ")) break;
		const value = /^\S*/.exec(line.slice(left, right))?.[0] ?? "";
		if (isSecretValue(value, { kind, firm: true, quoted: false, environment: false })) {
			spans.push({ start: at + left, end: at + left + value.length });
		}
		at = end + 1;
	}
	return { spans, end: at };
}

/** The end of the line, or of as much of it as a table's line may have. */
function lineEnd(text: string, at: number): number {
	const length = text.slice(at, at + longestLine).indexOf("\n");
	return length < 0 ? Math.min(text.length, at + longestLine) : at + length;
}
