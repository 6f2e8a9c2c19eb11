import { plainText } from "./plainText";

/** One entry of a Markdown list, with what is indented below it. */
export interface ListEntry {
	/** In one line, without list mark, box and strike-through, as plain text. */
	readonly text: string;
	/** The same as Markdown, with its links. */
	readonly markdown: string;
	/** Its box is ticked, or it is struck through. */
	readonly done: boolean;
	/** As Markdown, without list marks. */
	readonly details: readonly string[];
}

const entry = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;
const box = /^\[([ xX])\]\s+/;
const tick = /^(?:✅|✔️?|☑️?)\s*/u;
const struck = /^~~(.+)~~$/;

/** The entries of the lists in these lines; a line that belongs to none continues the entry before it. */
export function listEntries(lines: readonly string[]): ListEntry[] {
	const entries: { text: string; details: string[] }[] = [];
	for (const line of lines) {
		const [, indent, text] = entry.exec(line) ?? [];
		const last = entries.at(-1);
		if (text === undefined || indent === undefined) continueEntry(last, line);
		else if (last !== undefined && indent.replaceAll("\t", "  ").length >= 2) last.details.push(text);
		else entries.push({ text, details: [] });
	}
	return entries.flatMap(({ text, details }) => {
		const read = readMarks(text);
		return read.text === "" ? [] : [{ ...read, details }];
	});
}

function continueEntry(last: { text: string; details: string[] } | undefined, line: string): void {
	const more = line.trim();
	if (last === undefined || more === "" || !/^\s/.test(line)) return;
	if (last.details.length > 0) last.details.push(`${last.details.pop()} ${more}`);
	else last.text = `${last.text} ${more}`;
}

function readMarks(text: string): Omit<ListEntry, "details"> {
	const boxed = box.exec(text);
	const rest = boxed === null ? text : text.slice(boxed[0].length);
	const ticked = tick.exec(rest);
	const inner = ticked === null ? rest : rest.slice(ticked[0].length);
	const strike = struck.exec(inner.trim());
	const done = boxed?.[1]?.toLowerCase() === "x" || ticked !== null || strike !== null;
	const markdown = strike?.[1] ?? inner;
	return { text: plainText(markdown), markdown, done };
}
