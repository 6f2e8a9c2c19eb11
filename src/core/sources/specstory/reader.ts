import { baseName } from "../../model/baseName";
import { isAbsolutePath } from "../../model/isAbsolutePath";
import type { Transcript } from "../../model/transcript";
import { type TextLine, utf8Length } from "../textLines";
import { TranscriptBuilder } from "../transcriptBuilder";
import { type Block, splitBlocks } from "./blocks";
import { type Section, splitSections, utcTime } from "./sections";
import { parseToolBlock } from "./toolBlock";
import { readUserText } from "./userText";

const sessionComment = /^<!-- .*\bSession ([\w-]{8,}) \((.*)\) -->/;
const title = /^##? (?!SpecStory\b)(.+)$/;
const timeInTitle =
	/\s*\(?(?:\d{4}-\d\d-\d\d[ T]\d\d:\d\d\S*(?: ?[+-]\d\d:?\d\d)?|\d{1,2}\/\d{1,2}\/\d{4}, [^)]*)\)?\s*$/;

/** Reads a whole exported conversation. Never throws. */
export function readSpecstory(document: string, path: string): Transcript {
	const { head, sections } = splitSections(document);
	const texts = head.map((line) => line.text);
	const [, id, commented = ""] = texts.map((text) => sessionComment.exec(text)).find((found) => found !== null) ?? [];
	const builder = new TranscriptBuilder("specstory", path, id ?? fileStem(path));
	const heading = texts.map((text) => title.exec(text)?.[1]).find((found) => found !== undefined) ?? "";
	builder.title = heading.replace(timeInTitle, "").trim() || null;
	builder.touch(utcTime(heading.replace(/\)\s*$/, "")) ?? utcTime(commented) ?? utcTime(timeInName(path)));
	builder.cwd = projectFolder(path);
	for (const section of sections) readSection(builder, section);
	return builder.build(utf8Length(document));
}

/** The exporter writes to `.specstory/history` in the project's folder, and relative paths are relative to that. */
function projectFolder(path: string): string | null {
	const folder = /^(.+)[\\/]\.specstory[\\/]history[\\/]/.exec(path)?.[1] ?? "";
	return isAbsolutePath(folder) ? folder : null;
}

/** The file is named after the time when the conversation began; only with a `Z` is that UTC. */
function timeInName(path: string): string {
	return /^\d{4}-\d\d-\d\d_\d\d-\d\d(?:-\d\d)?Z/.exec(baseName(path))?.[0] ?? "";
}

function fileStem(path: string): string {
	return baseName(path).replace(/\.md$/, "");
}

function readSection(builder: TranscriptBuilder, section: Section): void {
	if (section.sidechain) return;
	if (section.speaker === "user") readUser(builder, section);
	else {
		builder.model = section.model ?? builder.model;
		builder.touch(section.at);
		for (const block of splitBlocks(section.lines)) readBlock(builder, block, section.at);
	}
}

function readUser(builder: TranscriptBuilder, section: Section): void {
	const place = { offset: section.offset, at: section.at };
	const said = readUserText(joined(section.lines));
	if (said.type === "prompt") builder.user(said.text, place);
	else if (said.type === "interruption") builder.interruption("user", null, place);
	else if (said.type === "compaction") builder.compaction(said.text, place);
}

function readBlock(builder: TranscriptBuilder, block: Block, at: string | null): void {
	const place = { offset: block.offset, at };
	const text = joined(block.lines);
	if (block.type === "prose") builder.assistant(text, place);
	else if (block.type === "thinking") builder.thinking(thoughts(text), place);
	else {
		const { call, outcome } = parseToolBlock(block, builder.cwd);
		const id = `at-${block.offset}`;
		builder.call({ ...call, id }, place);
		if (outcome !== null) builder.result(id, { ...outcome, offset: block.offset });
	}
}

function thoughts(block: string): string {
	return block
		.replace(/^(?:<think>)?\s*(?:<details>)?\s*(?:<summary>[^<]*<\/summary>)?/, "")
		.replace(/(?:<\/details>)?\s*(?:<\/think>)?\s*$/, "");
}

function joined(lines: readonly TextLine[]): string {
	return lines.map((line) => line.text).join("\n");
}
