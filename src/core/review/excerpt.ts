/** A place in a text of lines, both counted from 0. */
export interface Position {
	readonly line: number;
	readonly character: number;
}
export interface Selection {
	readonly start: Position;
	readonly end: Position;
}

export interface Excerpt {
	readonly lines: readonly string[];
	/** Where the quote stands in these lines; null when there is none, or it is not in the text. */
	readonly selection: Selection | null;
}

/** How much of a text is shown at most. The lines of the quote come on top. */
export interface Limits {
	readonly lines: number;
	/** Characters of one line. */
	readonly characters: number;
}

/**
 * A text as lines, shortened with a word on how much is left out: its beginning and its end, or what stands around the
 * quote, whose beginning and end are always shown.
 */
export function excerpt(text: string, quote: string | null, limits: Limits): Excerpt {
	const at = quote === null || quote === "" ? -1 : text.indexOf(quote);
	const lines = text.split("\n");
	const chosen = at < 0 ? null : { start: positionOf(text, at), end: positionOf(text, at + (quote ?? "").length) };
	const out: string[] = [];
	const shift = new Map<number, Position>();
	let next = 0;
	for (const index of shownLines(lines.length, chosen, limits.lines)) {
		if (index > next) out.push(leftOut(index - next, "line"));
		next = index + 1;
		const cut = cutLine(lines[index] ?? "", wantedOf(chosen, index), limits.characters);
		shift.set(index, { line: out.length, character: cut.shift });
		out.push(cut.text);
	}
	if (next < lines.length) out.push(leftOut(lines.length - next, "line"));
	return { lines: out, selection: chosen === null ? null : moved(chosen, shift) };
}

/** The line that stands where something was left out. */
export function leftOut(count: number, noun: string): string {
	return `… ${count} ${noun}${count === 1 ? " is" : "s are"} left out here …`;
}

function positionOf(text: string, at: number): Position {
	const before = text.slice(0, at);
	const lineStart = before.lastIndexOf("\n") + 1;
	return { line: before.split("\n").length - 1, character: at - lineStart };
}

/** Indexes of the lines to show, ascending. One line more is no worse than the word that it is left out. */
function shownLines(count: number, chosen: Selection | null, most: number): number[] {
	const all = Array.from({ length: count }, (_, index) => index);
	if (count <= most + 1) return all;
	if (chosen === null) return all.filter((index) => index < most * 0.7 || index >= count - most * 0.3);
	const around = most / 2;
	return all.filter((index) => index >= chosen.start.line - around && index <= chosen.end.line + around);
}

/** The character of a line that must be seen: where the quote begins in it, or ends. */
function wantedOf(chosen: Selection | null, line: number): number {
	if (chosen?.start.line === line) return chosen.start.character;
	return chosen?.end.line === line ? chosen.end.character : 0;
}

/** A line of at most about so many characters around a place in it; `shift`: how far what is shown has moved to the right. */
function cutLine(line: string, wanted: number, most: number): { readonly text: string; readonly shift: number } {
	if (line.length <= most) return { text: line, shift: 0 };
	const from = wanted < most * 0.7 ? 0 : Math.floor(wanted - most * 0.3);
	const before = from === 0 ? "" : "… ";
	const after = from + most < line.length ? " …" : "";
	return { text: `${before}${line.slice(from, from + most)}${after}`.toWellFormed(), shift: before.length - from };
}

function moved({ start, end }: Selection, shift: ReadonlyMap<number, Position>): Selection | null {
	const place = (position: Position) => {
		const by = shift.get(position.line);
		return by === undefined ? null : { line: by.line, character: Math.max(0, position.character + by.character) };
	};
	const [from, to] = [place(start), place(end)];
	return from === null || to === null ? null : { start: from, end: to };
}
