import { parseJson } from "../json";
import type { NewToolCall } from "../transcriptBuilder";
import { type Entry, followupSchema, mcpSchema, subagentsSchema, suggestionSchema } from "./taskSchema";

/** The question of `ask: followup`. An option that was clicked stands in it; a typed answer comes as the next message. */
export function readQuestion(text: string, id: string, typed: string | null): NewToolCall {
	const read = followupSchema.safeParse(parseJson(text));
	const { question, options, suggest = [], selected = null } = read.success ? read.data : { question: text };
	const suggested = suggest.flatMap((item) => suggestionSchema.safeParse(item).data?.answer ?? []);
	const questions = [{ question, options: options ?? suggested, answer: selected ?? typed }];
	return { id, name: "ask_followup_question", kind: "ask", questions };
}

/** The user's next message, when it comes before the agent goes on. */
export function answerTo(entries: readonly (Entry | null)[], index: number): string | null {
	for (const entry of entries.slice(index + 1)) {
		if (entry?.say === "user_feedback") return entry.text ?? null;
		if (entry?.say === "api_req_started" || entry?.type === "ask") return null;
	}
	return null;
}

/** A call of an MCP server's tool, or the reading of one of its resources. */
export function readMcp(text: string, id: string): NewToolCall {
	const read = mcpSchema.safeParse(parseJson(text));
	const { serverName, toolName, uri, arguments: args } = read.success ? read.data : {};
	return {
		id,
		name: [serverName, toolName ?? uri].filter(Boolean).join("/") || "mcp",
		kind: "other",
		text: args ?? null,
	};
}

/** Sub-agents started together. */
export function readSubagents(text: string, id: string): NewToolCall {
	const read = subagentsSchema.safeParse(parseJson(text));
	return { id, name: "use_subagents", kind: "agent", text: read.success ? read.data.prompts.join("\n\n") : text };
}
