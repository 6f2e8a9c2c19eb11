import { FenceTracker } from "../fences";
import { type TextLine, textsAfter } from "../textLines";
import { bareToolOf } from "./bareTools";
import { isSeparator, trimSeparators } from "./sections";

/** A part of what the agent wrote: prose, its thoughts, or a tool call with its result. */
export interface Block {
	readonly type: "prose" | "thinking" | "tool";
	readonly offset: number;
	readonly lines: readonly TextLine[];
	/** The words of the opening tag; empty but for tool blocks. */
	readonly toolName: string;
	readonly toolType: string;
}

const toolTag = /^<tool-use\b[^>]*>/;
/** Before the tag came (end of 2025), a tool call was a paragraph, or a folded part with such a summary. */
const toolLine = /^Tool use: \*\*([^*]+)\*\*/;
const toolSummary =
	/^(?:Tool use: \*\*([^*]+)\*\*|(?:Listed|Searched|Grep|Glob|Read|Edit|Create|Delete|Write|Run|Fetch)\w* \S)/;
const thinkTag = /^<think>/;
const taskList = /^\*\*Agent task list:\*\*/;

/** Cuts an agent's section into its blocks. A block that is never closed reaches to the end of the section. */
export function splitBlocks(lines: readonly TextLine[]): readonly Block[] {
	const blocks: Block[] = [];
	let prose: TextLine[] = [];
	const fences = new FenceTracker();
	const flush = () => {
		const trimmed = trimSeparators(prose);
		const offset = trimmed[0]?.offset;
		if (offset !== undefined) blocks.push({ type: "prose", offset, lines: trimmed, toolName: "", toolType: "" });
		prose = [];
	};
	/** The last line that was not blank. */
	let before: string | null = null;
	for (let at = 0; at < lines.length; ) {
		const line = lines[at];
		const opened: Opening | null = line === undefined || fences.inside ? null : openingAt(lines, at, before);
		if (line === undefined) break;
		if (opened === null) {
			fences.take(line.text);
			prose.push(line);
			if (line.text.trim() !== "") before = line.text;
			at++;
			continue;
		}
		flush();
		const end: number = opened.end ?? endOf(lines, at, opened.closing);
		blocks.push({ ...opened.tool, offset: line.offset, lines: lines.slice(at, end) });
		before = lines[end - 1]?.text ?? null;
		at = end;
	}
	flush();
	return blocks;
}

type Opened = Pick<Block, "type" | "toolName" | "toolType">;
type Opening =
	| { readonly tool: Opened; readonly closing: Closing; readonly end?: undefined }
	/** A block that is known whole: index after its last line. */
	| { readonly tool: Opened; readonly end: number };

interface Closing {
	/** The last line of the block. */
	readonly last: RegExp;
	/** The first line behind the block. */
	readonly before?: RegExp;
}

function openingAt(lines: readonly TextLine[], at: number, before: string | null): Opening | null {
	const text = lines[at]?.text ?? "";
	if (thinkTag.test(text)) return { tool: thinking, closing: { last: /<\/think>\s*$/ } };
	if (toolTag.test(text)) {
		const attribute = (name: string) => new RegExp(`data-tool-${name}="([^"]*)"`).exec(text)?.[1] ?? "";
		return { tool: tool(attribute("name"), attribute("type")), closing: { last: /<\/tool-use>\s*$/ } };
	}
	const named = toolLine.exec(text)?.[1];
	if (named !== undefined) return { tool: tool(named), closing: endOfToolLine };
	if (taskList.test(text)) return { tool: tool("TodoWrite"), end: endOfList(lines, at) };
	if (/^<details>/.test(text)) return foldedAt(lines, at);
	return (before === null || isSeparator(before)) && text.trim() !== "" ? bareAt(lines, at, before === null) : null;
}

const thinking: Opened = { type: "thinking", toolName: "", toolType: "" };

function tool(toolName: string, toolType = ""): Opened {
	return { type: "tool", toolName, toolType };
}

/** Only a separator ends such a block for certain; where it was taken out, its folded part or the next block does. */
const endOfToolLine: Closing = {
	last: /^(?:---|<\/details>)\s*$/,
	before: /^(?:Tool use: \*\*|<tool-use\b|<think>|_\*{4}_\s*$)/,
};

/** A folded part of the page: a tool's, the agent's thoughts, or something that it wrote itself (null). */
function foldedAt(lines: readonly TextLine[], at: number): Opening | null {
	const head = lines.slice(at, at + 3).map(({ text }) => text);
	const summary = /^<details>\s*<summary>\s*(.*)$/m.exec(head.join("\n"))?.[1] ?? "";
	const closing = { last: /<\/details>\s*$/ };
	if (/^Thought Process\b/.test(summary)) return { tool: thinking, closing };
	const found = toolSummary.exec(summary);
	return found === null ? null : { tool: tool(found[1] ?? nameOfSummary(summary)), closing };
}

const nameOfWords: readonly (readonly [RegExp, string])[] = [
	[/^Listed/, "list_dir"],
	[/^Searched (?:the )?web/i, "web_search"],
	[/^Searched/, "codebase_search"],
	[/^Grep/, "grep_search"],
	[/^Glob/, "file_search"],
	[/^Read/, "read_file"],
	[/^Delete/, "delete_file"],
	[/^(?:Edit|Create|Write)/, "edit_file"],
	[/^Run/, "run_terminal_cmd"],
	[/^Fetch/, "web_fetch"],
];

/** The exports without names are of Cursor: what its tool for that was called. */
function nameOfSummary(summary: string): string {
	return nameOfWords.find(([words]) => words.test(summary))?.[1] ?? "";
}

/** The oldest exports set what a tool did between two separators, without a word that it was one. */
function bareAt(lines: readonly TextLine[], at: number, isFirst: boolean): Opening | null {
	const fences = new FenceTracker();
	let end = at;
	for (let line = lines[end]; line !== undefined; line = lines[++end]) {
		if (!fences.inside && isSeparator(line.text)) break;
		fences.take(line.text);
	}
	const name = bareToolOf(
		lines.slice(at, end).map(({ text }) => text),
		isFirst && end === lines.length,
	);
	return name === null ? null : { tool: tool(name), end };
}

function endOfList(lines: readonly TextLine[], from: number): number {
	const end = lines.findIndex(({ text }, at) => at > from && !/^\s*- \[/.test(text));
	return end < 0 ? lines.length : end;
}

/** Index after the line that closes the block begun at `from`; code blocks inside it may hold the same tag as text. */
function endOf(lines: readonly TextLine[], from: number, { last, before }: Closing): number {
	const fences = new FenceTracker();
	for (let at = from; at < lines.length; at++) {
		const text = lines[at]?.text ?? "";
		if (at > from && !fences.inside && before?.test(text)) return at;
		const isClosing = last.test(text);
		if (isClosing && (!fences.inside || fences.isUnclosed(textsAfter(lines, at)))) return at + 1;
		if (!isClosing) fences.take(text);
	}
	return lines.length;
}
