import type { AgentName, ToolCall, Transcript } from "../../../src/core/model/transcript";

/** A tool call of which only this is known. */
export function call(tool: Partial<ToolCall>): ToolCall {
	return {
		id: "t",
		name: "Bash",
		kind: "shell",
		command: null,
		files: [],
		text: null,
		added: null,
		removed: null,
		result: null,
		resultOffset: null,
		exitCode: null,
		ok: null,
		denial: null,
		plan: null,
		questions: [],
		background: false,
		...tool,
	};
}

/** A conversation of one turn with these tool calls. */
export function talk(
	tools: readonly ToolCall[],
	{ agent = "claude-code", user = "go" }: { readonly agent?: AgentName | undefined; readonly user?: string } = {},
): Transcript {
	const steps = tools.map((tool) => ({ type: "tool", offset: 0, at: "2026-11-30T10:00:00.000Z", tool }) as const);
	return {
		agent,
		id: "c1",
		title: null,
		cwd: null,
		branch: null,
		model: null,
		startedAt: null,
		endedAt: null,
		turns: [{ index: 1, at: null, offset: 0, user, steps }],
		plan: [],
		tokens: { input: null, output: null, context: null, window: null },
		skippedRecords: 0,
		problems: [],
	};
}
