import type { Transcript, Turn } from "../model/transcript";
import { excerpt, type Limits, leftOut, type Selection } from "./excerpt";
import { type Block, blocksOf } from "./transcriptBlocks";

/** What is looked for in a conversation. */
export interface TranscriptPlace {
	/** Index of the turn. */
	readonly turn: number;
	/** Byte offset of the record, as in the transcript's steps. */
	readonly offset: number;
	/** The words; null where only the record is known. */
	readonly quote: string | null;
}

/** The part of a conversation around a place, for reading; what is foreign in it is indented. */
export interface TranscriptPage {
	/** What the conversation is called. */
	readonly title: string;
	readonly text: string;
	/** Where the words stand, else the heading of their turn. */
	readonly selection: Selection;
}

/** Turns shown before and after the one that is looked for, and blocks of a turn. */
const around = { turns: 2, blocks: 25 };
const saidLimits: Limits = { lines: 120, characters: 2_000 };
const besideLimits: Limits = { lines: 24, characters: 400 };

/**
 * A conversation around a place, as plain text: headings of turns, who said it, what tools got and gave. It is as long
 * for a conversation of 100 MB as for a short one, and says how much is left out. `mask` hides secrets.
 */
export function transcriptPage(
	transcript: Transcript,
	place: TranscriptPlace,
	mask: (text: string) => string,
): TranscriptPage {
	const { turns, agent, title, id } = transcript;
	const at = turnAt(turns, place);
	const from = Math.max(0, at - around.turns);
	const to = Math.min(turns.length, at + around.turns + 1);
	const page = new Page(oneLine(mask(title ?? id)));
	page.add(`${agent}, ${page.title}: ${turns.length} turns`);
	page.add("A copy for reading: secrets are masked, what is long is shortened.", "");
	if (from > 0) page.add(leftOut(from, "earlier turn"), "");
	for (const [index, turn] of turns.slice(from, to).entries())
		addTurn(page, turn, from + index === at ? place : null, mask);
	if (to < turns.length) page.add(leftOut(turns.length - to, "later turn"));
	return page.done();
}

/** The turn that is meant, else the one in which the offset lies. */
function turnAt(turns: readonly Turn[], { turn, offset }: TranscriptPlace): number {
	const exact = turns.findIndex(({ index }) => index === turn);
	if (exact >= 0) return exact;
	return Math.max(
		0,
		turns.findLastIndex((one) => one.offset <= offset),
	);
}

function addTurn(page: Page, turn: Turn, place: TranscriptPlace | null, mask: (text: string) => string): void {
	const blocks = blocksOf(turn);
	const { block: target, quote } = place === null ? { block: 0, quote: null } : find(blocks, place, mask);
	page.add(`Turn ${turn.index}${turn.at === null ? "" : `, ${turn.at}`}`);
	if (place !== null) page.selectLast();
	const from = Math.max(0, target - around.blocks);
	const to = Math.min(blocks.length, target + around.blocks + 1);
	if (from > 0) page.add(`  ${leftOut(from, "step")}`);
	for (const [index, block] of blocks.slice(from, to).entries())
		addBlock(page, block, { isTarget: place !== null && from + index === target, quote }, mask);
	if (to < blocks.length) page.add(`  ${leftOut(blocks.length - to, "step")}`);
	page.add("");
}

interface Target {
	readonly isTarget: boolean;
	readonly quote: string | null;
}

function addBlock(
	page: Page,
	{ label, text, isBeside }: Block,
	{ isTarget, quote }: Target,
	mask: (text: string) => string,
): void {
	const limits = isBeside ? besideLimits : saidLimits;
	const { lines, selection } = excerpt(readable(mask(text)), isTarget ? quote : null, limits);
	page.add(`  ${oneLine(mask(label))}`);
	if (isTarget && selection === null) page.selectLast();
	page.addIndented(lines, selection);
}

/** The block in which the words stand: that of the record, else any that has them; the first one when none has. */
function find(
	blocks: readonly Block[],
	{ offset, quote }: TranscriptPlace,
	mask: (text: string) => string,
): { readonly block: number; readonly quote: string | null } {
	const ofRecord = blocks.findIndex((block) => block.offset === offset);
	if (quote === null) return { block: Math.max(0, ofRecord), quote };
	const words = readable(quote);
	const has = (block: Block) => readable(mask(block.text)).includes(words);
	const exact = blocks.findIndex((block) => block.offset === offset && has(block));
	const found = exact >= 0 ? exact : blocks.findIndex(has);
	return { block: Math.max(0, found >= 0 ? found : ofRecord), quote: words };
}

/** Neither what turns the direction of writing nor what editors take for a strange line end. */
function readable(text: string): string {
	return text
		.replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
		.replaceAll("\t", "    ");
}

function oneLine(text: string): string {
	return readable(text).replace(/\s+/g, " ").trim();
}

const indent = "    ";

/** Lines one after the other, and what is selected in them. */
class Page {
	private readonly lines: string[] = [];
	private selection: Selection = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

	constructor(readonly title: string) {}

	add(...lines: readonly string[]): void {
		this.lines.push(...lines);
	}

	addIndented(lines: readonly string[], selection: Selection | null): void {
		const first = this.lines.length;
		this.lines.push(...lines.map((line) => (line === "" ? "" : `${indent}${line}`)));
		if (selection === null) return;
		const place = ({ line, character }: Selection["start"]) => ({
			line: first + line,
			character: lines[line] === "" ? 0 : character + indent.length,
		});
		this.selection = { start: place(selection.start), end: place(selection.end) };
	}

	selectLast(): void {
		const line = this.lines.length - 1;
		this.selection = { start: { line, character: 0 }, end: { line, character: this.lines[line]?.length ?? 0 } };
	}

	done(): TranscriptPage {
		return { title: this.title, text: `${this.lines.join("\n")}\n`, selection: this.selection };
	}
}
