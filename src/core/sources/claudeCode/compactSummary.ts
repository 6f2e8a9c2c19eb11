/** What the client writes around a summary, to the model, in the wordings seen. */
const lead = /^\s*This session is being continued from a previous conversation[^\n]*\n+/;
const reminders = /<system-reminder>[\s\S]*?<\/system-reminder>\s*/g;
const closingLines =
	/\n+(?:If you need specific details from before compaction|Please continue the conversation from where we left|Continue the conversation from where it left off|Recent messages are preserved verbatim)[\s\S]*$/;

/** The agent's own summary in the text of an `isCompactSummary` record, without the client's orders to the model. */
export function compactSummary(text: string): string {
	return text.replace(lead, "").replace(reminders, "").replace(closingLines, "").trim();
}
