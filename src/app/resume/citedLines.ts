import type { CitedLine } from "../../core/resume/findCitations";
import type { HandoffRecord } from "../../core/resume/handoffRecord";
import { sectionParts } from "../../core/resume/sectionParts";

/**
 * The lines of handoffs in which something to look up may stand: their sections but for what tells of the conversations
 * they come from, and what their packets say beyond that.
 */
export function citedLines(records: readonly HandoffRecord[]): CitedLine[] {
	return records.flatMap((record) => [...sectionLines(record), ...itemLines(record)]);
}

function sectionLines({ section }: HandoffRecord): CitedLine[] {
	return sectionParts(section.body)
		.filter(({ kind }) => kind !== "provenance")
		.flatMap(({ kind, title, lines }) => {
			// Quoted above the first title stands our own frame.
			const own = title === "" ? lines.filter((text) => !text.startsWith(">")) : lines;
			return own.map((text) => ({ text, part: kind, from: section.at }));
		})
		.filter(({ text }) => text.trim() !== "");
}

/** Whole where the section shows a cut copy. */
function itemLines({ items, section }: HandoffRecord): CitedLine[] {
	return items.flatMap((item) => {
		const texts = [item.step, item.why, item.what, item.whatsLeft, ...item.blockers];
		const files = item.files.map((file) => `\`${file}\``);
		return [...texts, ...files].flatMap((text) =>
			text === null ? [] : [{ text, part: "unfinished" as const, from: section.at }],
		);
	});
}
