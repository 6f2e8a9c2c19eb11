import { FenceTracker } from "../fences";
import type { Block } from "./blocks";

export interface Fenced {
	readonly language: string;
	readonly text: string;
}

/** A tool block taken apart: its summary, its fenced blocks, and the words between them. */
export interface ToolText {
	readonly summary: string;
	readonly prose: string;
	readonly fences: readonly Fenced[];
	/** The exporter put `**Error:**` (older: `Error:`) over the result. */
	readonly failed: boolean;
}

/** Which of the fenced blocks is what the tool was given, and which is what it gave back. */
export interface Part {
	readonly input: string | null;
	readonly result: string | null;
}

const bareTool = /^Tool use: \*\*[^*]+\*\*|\n---\s*$/g;
const toolName = /^\s*Tool use: \*\*[^*]+\*\*(?: •)?/;
const outcomeLabel = /^(?:Result|Error):\s*$/m;
const tags = /^\s*<\/?(?:tool-use|details)\b[^>]*>\s*|\s*<\/(?:details|tool-use)>\s*$/g;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#96": "`" };

/**
 * Takes a tool block apart. A block marked `text` holds a result, which comes last, and its own fences are not
 * escaped by every version of the exporter: it reaches to the last fence there is.
 */
export function toolTextOf(block: Block): ToolText {
	const texts = block.lines.map((line) => line.text);
	const lastFence = texts.findLastIndex((text) => /^`{3,}\s*$/.test(text));
	const fences = new FenceTracker();
	const blocks: { language: string; lines: string[] }[] = [];
	const prose: string[] = [];
	texts.forEach((text, at) => {
		const open = fences.inside ? blocks.at(-1) : undefined;
		if (open?.language === "text" && at < lastFence) open.lines.push(text);
		else if (!fences.take(text)) (open?.lines ?? prose).push(open === undefined ? stripTags(text) : text);
		else if (open === undefined) blocks.push({ language: languageOf(text), lines: [] });
	});
	const words = prose.join("\n").replace(bareTool, "");
	const summary = /<summary>([\s\S]*?)<\/summary>/.exec(words);
	const plain = unescaping(summary?.[1] ?? "", words);
	return {
		summary: unescapeHtml(summary?.[1] ?? "")
			.replace(toolName, "")
			.trim(),
		prose: words.replace(summary?.[0] ?? "", "").replace(outcomeLabel, ""),
		fences: blocks.map(({ language, lines }) => ({ language, text: plain(lines.join("\n")) })),
		failed: /^(?:\*\*Error:\*\*|Error:\s*$)/m.test(words),
	};
}

/** What takes back the exporter's escaping inside code blocks, which only two of its versions have. */
function unescaping(summary: string, words: string): (text: string) => string {
	// The editors' since 0.24: `Tool use: **name** • what it did`.
	if (/^\s*Tool use: \*\*[^*]+\*\* •/.test(summary)) return unescapeHtml;
	// The command line's of mid-2025: code blocks inside a result.
	if (outcomeLabel.test(words)) return (text) => text.replace(/^(\s*(?:\d+→)?)\\(?=`{3})/gm, "$1");
	return (text) => text;
}

function languageOf(fence: string): string {
	return fence
		.trim()
		.replace(/^[`~]+/, "")
		.trim();
}

/**
 * Claude Code's exporter puts the result last, in a block marked `text`; the generic one puts it under
 * `**Result:**`, the one for Cursor in a block without a language after that of the command.
 */
export function partsOf(text: ToolText): Part {
	const [first, last] = [text.fences[0], text.fences.at(-1)];
	if (first === undefined || last === undefined) return { input: null, result: null };
	const isResult = last.language === "text" || last.language === "";
	const input = first === last && isResult ? null : first.text;
	return { input, result: isResult ? last.text : null };
}

function stripTags(line: string): string {
	let text = line;
	for (let before = ""; before !== text; ) {
		before = text;
		text = text.replace(tags, "");
	}
	return text;
}

function unescapeHtml(text: string): string {
	return text.replace(/&(amp|lt|gt|quot|#39|#96);/g, (whole, name: string) => entities[name] ?? whole);
}
