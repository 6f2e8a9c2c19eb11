import { FenceTracker } from "../fences";
import { type TextLine, textLines, textsAfter } from "../textLines";

/** What one speaker said, from its heading to the next. */
export interface Section {
	readonly speaker: "user" | "agent";
	/** Written by a sub-agent, or the task that the agent gave it. */
	readonly sidechain: boolean;
	readonly offset: number;
	/** ISO 8601, UTC; null when the heading has no time or one without a zone. */
	readonly at: string | null;
	readonly model: string | null;
	/** Without the separators and blank lines at both ends. */
	readonly lines: readonly TextLine[];
}

export interface SplitDocument {
	/** What stands before the first heading: the title and a comment that names the session. */
	readonly head: readonly TextLine[];
	readonly sections: readonly Section[];
}

/** A title that has the time behind it, as the exporter writes it before each conversation of a file. */
const titleLine = /^##? .*\((?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{4})[^()]*\)\s*$/;
const heading = /^_\*\*(User|Agent|Assistant)( - sidechain)?(?: \((.*)\))?\*\*_\s*$/;
const zonedTime = /(\d{4}-\d\d-\d\d)[ T_](\d\d[:-]\d\d(?:[:-]\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)$/;
const anyTime = /(?:\d{4}-\d\d-\d\d[ T]\d\d:\d\d\S*(?: ?[+-]\d\d:?\d\d)?|\d{1,2}\/\d{1,2}\/\d{4}, .*)$/;

/** Cuts a document at its speakers' headings; a heading quoted inside a code block is text, not a heading. */
export function splitSections(document: string): SplitDocument {
	const lines = textLines(document);
	const fences = new FenceTracker();
	const starts: number[] = [];
	lines.forEach((line, index) => {
		if (heading.test(line.text) && (!fences.inside || fences.isUnclosed(textsAfter(lines, index)))) {
			starts.push(index);
			fences.reset();
		} else fences.take(line.text);
	});
	return {
		head: lines.slice(0, starts[0] ?? lines.length),
		sections: starts.flatMap((start, nth) => sectionOf(lines.slice(start, starts[nth + 1]))),
	};
}

function sectionOf(lines: readonly TextLine[]): Section[] {
	const first = lines[0];
	const found = first === undefined ? null : heading.exec(first.text);
	if (first === undefined || found === null) return [];
	const [, who, sidechain, details = ""] = found;
	return [
		{
			speaker: who === "User" ? "user" : "agent",
			sidechain: sidechain !== undefined,
			offset: first.offset,
			at: utcTime(details),
			model: who === "User" ? null : modelIn(details),
			lines: trimSeparators(withoutNextTitle(lines.slice(1))),
		},
	];
}

/** A file can hold several conversations: the title of the next is none of the words before it. */
function withoutNextTitle(lines: readonly TextLine[]): readonly TextLine[] {
	const last = lines.findLastIndex(({ text }) => text.trim() !== "" && !/^<!-- .* -->\s*$/.test(text));
	return titleLine.test(lines[last]?.text ?? "") ? lines.slice(0, last) : lines;
}

/** A line that the exporter sets between two parts of an answer. */
export function isSeparator(text: string): boolean {
	return /^\s*(?:---|_\*{4}_)\s*$/.test(text);
}

/** Takes away blank lines and `---` separators at both ends. */
export function trimSeparators(lines: readonly TextLine[]): readonly TextLine[] {
	const isFiller = (line: TextLine | undefined) =>
		line !== undefined && (isSeparator(line.text) || /^\s*(?:<!-- message-id: .* -->)?\s*$/.test(line.text));
	let [from, to] = [0, lines.length];
	while (from < to && isFiller(lines[from])) from++;
	while (to > from && isFiller(lines[to - 1])) to--;
	return lines.slice(from, to);
}

/** The time at the end of a heading or title as ISO 8601 in UTC. A time without a zone is the writer's local time: null. */
export function utcTime(text: string): string | null {
	const found = zonedTime.exec(text);
	if (found === null) return null;
	const [, day = "", written = "", zone = ""] = found;
	const clock = written.replaceAll("-", ":");
	const offset = zone === "Z" ? "Z" : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
	const time = new Date(`${day}T${clock.length === 5 ? `${clock}:00` : clock}${offset}`);
	return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** `claude-x 2026-02-24 14:40:38Z`, `model claude-x, mode Agent`, `mode Agent`, `claude-x`, or only a time. */
function modelIn(details: string): string | null {
	const named = /^model ([^,]+)/.exec(details)?.[1];
	const model = (named ?? details.replace(anyTime, "").replace(/^mode .*$/, "")).trim();
	return model === "" || model.startsWith("<") || model === "undefined" ? null : model;
}
