/**
 * Is this the transcript of a sub-agent? Those are recognised by content like any other, but their prompts come
 * from the agent: they are no conversations of the user (transcripts.md 2.1).
 */
export function isClaudeSubagentPath(path: string): boolean {
	return /(?:^|[\\/])agent-[^\\/]+\.jsonl$/i.test(path) || /[\\/]subagents[\\/]/i.test(path);
}
