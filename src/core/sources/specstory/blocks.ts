import { FenceTracker } from "../fences";
import { type TextLine, textsAfter } from "../textLines";
import { trimSeparators } from "./sections";

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
/** Before the tag came (2025), a tool call was a paragraph between two separators. */
const bareTool = /^(?:<details>\s*<summary>)?Tool use: \*\*([^*]+)\*\*/;
const thinkTag = /^<think>/;

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
	for (let at = 0; at < lines.length; ) {
		const line = lines[at];
		const opened = line === undefined || fences.inside ? null : openingOf(line.text);
		if (line === undefined) break;
		if (opened === null) {
			fences.take(line.text);
			prose.push(line);
			at++;
			continue;
		}
		flush();
		const end = endOf(lines, at, opened.closing);
		blocks.push({ ...opened.tool, offset: line.offset, lines: lines.slice(at, end) });
		at = end;
	}
	flush();
	return blocks;
}

interface Opening {
	readonly tool: Pick<Block, "type" | "toolName" | "toolType">;
	readonly closing: RegExp;
}

function openingOf(text: string): Opening | null {
	if (thinkTag.test(text)) return { tool: { type: "thinking", toolName: "", toolType: "" }, closing: /<\/think>\s*$/ };
	if (toolTag.test(text)) {
		const attribute = (name: string) => new RegExp(`data-tool-${name}="([^"]*)"`).exec(text)?.[1] ?? "";
		const tool = { type: "tool", toolName: attribute("name"), toolType: attribute("type") } as const;
		return { tool, closing: /<\/tool-use>\s*$/ };
	}
	const bare = bareTool.exec(text);
	if (bare === null) return null;
	return { tool: { type: "tool", toolName: bare[1] ?? "", toolType: "" }, closing: /^---\s*$/ };
}

/** Index after the line that closes the block begun at `from`; code blocks inside it may hold the same tag as text. */
function endOf(lines: readonly TextLine[], from: number, closing: RegExp): number {
	const fences = new FenceTracker();
	for (let at = from; at < lines.length; at++) {
		const text = lines[at]?.text ?? "";
		const isClosing = closing.test(text);
		if (isClosing && (!fences.inside || fences.isUnclosed(textsAfter(lines, at)))) return at + 1;
		if (!isClosing) fences.take(text);
	}
	return lines.length;
}
