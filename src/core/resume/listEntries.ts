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
/** More entries than these, or a longer one, are no list for people: the rest stays in the file. */
const most = { entries: 1_000, details: 100, characters: 4_000 };

/** The entries of the lists in these lines; a line that belongs to none continues the entry before it. */
export function listEntries(lines: readonly string[]): ListEntry[] {
	const entries: { text: string; details: string[] }[] = [];
	for (const line of lines) {
		const [, indent, text] = entry.exec(line) ?? [];
		const last = entries.at(-1);
		if (text === undefined || indent === undefined) continueEntry(last, line);
		else if (last !== undefined && indent.replaceAll("\t", "  ").length >= 2) addDetail(last, oneLine(text));
		else if (entries.length === most.entries) break;
		else entries.push({ text: oneLine(text), details: [] });
	}
	return entries.flatMap(({ text, details }) => {
		const read = readMarks(text);
		return read.text === "" ? [] : [{ ...read, details }];
	});
}

function addDetail({ details }: { readonly details: string[] }, detail: string): void {
	if (details.length < most.details) details.push(detail);
}

function continueEntry(last: { text: string; details: string[] } | undefined, line: string): void {
	const more = oneLine(line);
	if (last === undefined || more === "" || !/^\s/.test(line)) return;
	const whole = `${last.details.at(-1) ?? last.text} ${more}`;
	if (whole.length > most.characters) return;
	if (last.details.length > 0) last.details.splice(-1, 1, whole);
	else last.text = whole;
}

/** Long runs of blanks are what makes patterns slow. */
function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
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
