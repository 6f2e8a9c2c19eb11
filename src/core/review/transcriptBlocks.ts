import type { AskedQuestion, Step, ToolCall, Turn } from "../model/transcript";

/** One stretch of text in a turn, with where it stands in the conversation's file. */
export interface Block {
	/** What stands above it. */
	readonly label: string;
	readonly text: string;
	readonly offset: number;
	/** Nobody said it to anybody: what a tool got or gave, and what the agent thought. It is shown shorter. */
	readonly isBeside: boolean;
}

/** A turn as blocks in the order in which they happened; those without text are left out. */
export function blocksOf(turn: Turn): readonly Block[] {
	const user = said("User", turn.user, turn.offset);
	return [user, ...turn.steps.flatMap(stepBlocks)].filter(({ text }) => text.trim() !== "");
}

function said(label: string, text: string | null, offset: number): Block {
	return { label, text: text ?? "", offset, isBeside: false };
}

function stepBlocks(step: Step): Block[] {
	switch (step.type) {
		case "assistant":
			return [said("Assistant", step.text, step.offset)];
		case "thinking":
			return [{ ...said("Assistant, thinking", step.text, step.offset), isBeside: true }];
		case "interruption":
			return [said(`Interrupted by ${step.by === "user" ? "the user" : "an error"}`, step.text ?? "…", step.offset)];
		case "compaction":
			return [said("The talk before was summarised", step.text ?? "…", step.offset)];
		case "tool":
			return toolBlocks(step.tool, step.offset);
	}
}

function toolBlocks(tool: ToolCall, offset: number): Block[] {
	const part = (label: string, text: string | null, at = offset): Block[] =>
		text === null ? [] : [{ label: `Tool ${tool.name}, ${label}`, text, offset: at, isBeside: true }];
	return [
		...part("command", tool.command),
		...part("files", tool.files.length === 0 ? null : tool.files.join("\n")),
		...part("input", tool.text),
		...part("removed", tool.removed),
		...part("added", tool.added),
		...part("plan", tool.plan?.map(({ text, status }) => `${text} (${status})`).join("\n") ?? null),
		...part("questions", tool.questions.length === 0 ? null : tool.questions.map(questionText).join("\n")),
		...part("refused by the user", tool.denial === "" ? "…" : tool.denial),
		...part(`result${outcome(tool)}`, tool.result, tool.resultOffset ?? offset),
	];
}

function outcome({ exitCode, ok }: ToolCall): string {
	if (exitCode !== null) return ` (exit ${exitCode})`;
	return ok === false ? " (failed)" : "";
}

function questionText({ question, options, answer }: AskedQuestion): string {
	const choice = options.length === 0 ? "" : `\n${options.map((option) => `- ${option}`).join("\n")}`;
	return `${question}${choice}\n→ ${answer ?? "no answer"}`;
}
