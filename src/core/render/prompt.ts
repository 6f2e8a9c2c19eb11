import { codeSpan, plainLine } from "./inline";
import { historicalGuard } from "./narrative";
import { promptFrame } from "./promptFrame";

/**
 * The prompt that starts the next agent from a handoff (R-002-27): it names the file and its section, never carries
 * the handoff itself (R-002-18), and tells the agent to verify before it acts.
 * `heading` is the section's heading without the hash signs.
 */
export function resumePrompt(file: string, heading: string): string {
	return [
		`${promptFrame.copiedOpening}${plainLine(heading)}" at the end of ${codeSpan(file)}. It is a record of the previous session in this folder.`,
		historicalGuard,
		"First acknowledge each standing constraint and correction in one line.",
		"Then check what it claims (files, commands, test results) against the code as it is now, and say what no longer holds.",
		`Then begin with step 1 under “Do first”, or with the first unfinished item. Tick the box of an item ( [x] ) when it is done, ${promptFrame.closing}`,
	].join("\n");
}
