import type { FolderHandoff, RefinedBy } from "../model/handoff";
import { letterOf } from "./cite";
import { codeSpan, quoted } from "./inline";
import { terminalGaps } from "./terminals";

const longestTitle = 80;

/** Which conversations a section is made of, what is not known of them, and what its marks mean. */
export function provenance(folder: FolderHandoff): string[] {
	const several = folder.conversations.length > 1;
	const lines = folder.conversations.map((conversation, at) => {
		const label = several ? `${letterOf(at)}: ` : "";
		const title = conversation.title === null ? "" : ` ${quoted(conversation.title, longestTitle)}`;
		const skipped = conversation.skippedRecords === 0 ? "" : `, ${conversation.skippedRecords} records not read`;
		const end = conversation.endedAt === null ? "unknown time" : dated(conversation.endedAt);
		return `- ${label}${conversation.agent} ${codeSpan(conversation.id)}${title}, ${conversation.lastTurn} turns, last at ${end}${skipped}`;
	});
	lines.push(...folder.refinedBy.map(refinedLine));
	lines.push(...terminalGaps(folder.terminals));
	if (folder.supersedes !== null)
		lines.push(`- Replaces the section of ${folder.supersedes} for the same conversations.`);
	if (folder.readBefore.length > 0)
		lines.push(`- Read before, and what is still open taken over: ${folder.readBefore.join(", ")}.`);
	lines.push(
		"- run = shown by a tool; doc = read in a file; dialogue = only said: check it first. T0 harmless … T4 live.",
	);
	return lines;
}

/** What a model had a say in must be known as such. */
function refinedLine({ name, reworded, merged, dropped, added, refused }: RefinedBy): string {
	return `- Refined by ${quoted(name, longestTitle)}: ${reworded} reworded, ${merged} merged, ${dropped} dropped, ${added} added; ${refused} proposals did not hold and were thrown away.`;
}

/** To the minute. Times come from the agents' files too: what is none is shown as a quotation. */
function dated(time: string): string {
	const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?=[\d:.]*Z$)/.exec(time)?.[0];
	return minute === undefined ? codeSpan(time) : `${minute}Z`;
}
