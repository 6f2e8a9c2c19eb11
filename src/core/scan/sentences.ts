import { plainText } from "./plainText";

/** A sentence or a list item of a message, with the place it has in the message's outline. */
export interface Segment {
	/** As it stands in the message: a substring to the letter. */
	readonly raw: string;
	/** The same in plain words, without markdown. */
	readonly plain: string;
	readonly kind: "sentence" | "item" | "heading";
	/** What it stands under, plain: the nearest heading (bold lines count), and the line ending in a colon above a list. */
	readonly headings: readonly string[];
	/** A check box, tick or cross in front of it. */
	readonly mark: "open" | "done" | "cross" | null;
	/** Number of the paragraph or list that it belongs to. */
	readonly block: number;
}

interface Line {
	readonly start: number;
	readonly text: string;
}

const fence = /^\s*(?:```|~~~)/;
const heading = /^\s{0,3}#{1,6}\s+\S/;
const boldLine = /^\s*(?:\*\*|__)[^*_]{2,80}(?:\*\*|__):?\s*$/;
const item = /^\s*(?:[-*+•‣]|\d{1,3}[.)])\s+\S/;
const leading = /^\s*(?:(?:[-*+•‣]|\d{1,3}[.)])\s+)?/;
const openMark = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[ \]|[☐⬜⏳])/u;
const doneMark = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[[xX]\]|[☑✅✔✓])/u;
const crossMark = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?[❌✗✘]/u;
const skipped = /^\s*(?:\||>|<\/?[a-z]|-{3,}\s*$|={3,}\s*$)/i;
const colonEnd = /[:：]\s*(?:\*\*|__)?\s*$/;
/** Sentence ends: a mark with white space behind it; full-width marks need none. */
const sentenceEnd = /(?<![.!?…])[.!?…]+["')\]*_`»”’]*(?=\s|$)|[。！？]+[」』）"]*/gu;
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|fig|cf|ex|p\.ex|z\.b|d\.h|bzw|resp)\.$/i;

/**
 * Splits a message into sentences and list items. What is not prose is passed over: fenced code, quoted
 * blocks, tables, markup, and the lines that `passOver` names.
 */
export function splitProse(message: string, passOver: (line: string) => boolean = () => false): Segment[] {
	const out: Segment[] = [];
	let title: string | null = null;
	let lead: string | null = null;
	let fenced = false;
	let block = 0;
	let paragraph: Line[] = [];
	const over = () => [title, lead].filter((heading) => heading !== null);
	const flush = () => {
		if (paragraph.length > 0) {
			out.push(...sentencesOf(message, paragraph, over(), block));
			lead = null;
		}
		paragraph = [];
		block++;
	};
	for (const line of linesOf(message)) {
		const { text } = line;
		if (fence.test(text)) {
			flush();
			fenced = !fenced;
		} else if (fenced || text.trim() === "" || skipped.test(text) || passOver(text)) {
			flush();
		} else if (heading.test(text) || boldLine.test(text)) {
			flush();
			title = plainText(text).replace(colonEnd, "");
			lead = null;
			out.push(...segment(text.trim(), "heading", [], null, block));
		} else if (isLead(text)) {
			flush();
			const pieces = split(text);
			lead = plainText(pieces.at(-1) ?? text).replace(colonEnd, "");
			const under = title === null ? [] : [title];
			const kind = isSentence(lead) || pieces.length > 1 ? "sentence" : "heading";
			out.push(...pieces.flatMap((piece) => segment(piece, kind, under, null, block)));
		} else if (item.test(text) || openMark.test(text) || doneMark.test(text) || crossMark.test(text)) {
			flush();
			out.push(...itemOf(line, over(), block));
		} else {
			paragraph.push(line);
		}
	}
	flush();
	return out;
}

function* linesOf(message: string): Generator<Line> {
	for (let start = 0; start < message.length; ) {
		const end = message.indexOf("\n", start);
		const stop = end === -1 ? message.length : end;
		yield { start, text: message.slice(start, stop) };
		start = stop + 1;
	}
}

/** A short line that ends in a colon stands over what follows, as a heading does. */
function isLead(text: string): boolean {
	return text.length <= 90 && colonEnd.test(text) && !item.test(text);
}

/** A lead such as "Now I will do this:" says something itself; "Next steps:" is a title. */
function isSentence(head: string): boolean {
	return head.split(" ").length > 5 || head.length > 45;
}

const longItem = 320;
/** Characters of a segment at most: what has no sentence end for so long is no prose. */
const longest = 2_000;

function itemOf(line: Line, headings: readonly string[], block: number): Segment[] {
	const mark = markOf(line.text);
	const raw = line.text.replace(leading, "").trimEnd();
	const pieces = raw.length <= longItem ? [raw] : split(raw);
	return pieces.flatMap((piece) => segment(piece, "item", headings, mark, block));
}

function markOf(line: string): Segment["mark"] {
	if (openMark.test(line)) return "open";
	if (doneMark.test(line)) return "done";
	return crossMark.test(line) ? "cross" : null;
}

function sentencesOf(message: string, lines: readonly Line[], headings: readonly string[], block: number): Segment[] {
	const first = lines[0];
	const last = lines.at(-1);
	if (first === undefined || last === undefined) return [];
	const text = message.slice(first.start, last.start + last.text.length);
	return split(text).flatMap((piece) => segment(piece, "sentence", headings, null, block));
}

function segment(
	raw: string,
	kind: Segment["kind"],
	headings: readonly string[],
	mark: Segment["mark"],
	block: number,
): Segment[] {
	const bounded = raw.length > longest ? raw.slice(0, longest).replace(/[\ud800-\udbff]$/, "") : raw;
	const plain = plainText(bounded);
	return plain === "" ? [] : [{ raw: bounded, plain, kind, headings, mark, block }];
}

function split(text: string): string[] {
	const out: string[] = [];
	let start = 0;
	for (const end of text.matchAll(sentenceEnd)) {
		const stop = end.index + end[0].length;
		if (abbreviation.test(text.slice(Math.max(0, stop - 8), stop))) continue;
		out.push(text.slice(start, stop).trim());
		start = stop;
	}
	out.push(text.slice(start).trim());
	return out.filter((piece) => piece !== "");
}
