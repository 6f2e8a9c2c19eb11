import { readFileSync } from "node:fs";
import type { AssistantStep, ToolCall, Transcript } from "../../../../src/core/model/transcript";
import { codex } from "../../../../src/core/sources/codex/format";
import { LineSplitter } from "../../../../src/core/sources/lineSplitter";

/** Reads a rollout from its bytes. `asked` is called with the transcript after each line, as a follower would. */
export function readBytes(bytes: Uint8Array, path = "/x.jsonl", asked?: (transcript: Transcript) => void): Transcript {
	const reader = codex.createReader(path);
	const sink = {
		push: (line: Parameters<typeof reader.push>[0]) => {
			reader.push(line);
			asked?.(reader.transcript());
		},
		skip: (offset: number, size: number) => reader.skip(offset, size),
	};
	const splitter = new LineSplitter(sink, (line) => Buffer.from(line).toString("utf8"));
	splitter.push(bytes);
	splitter.end();
	return reader.transcript();
}

export function readFile(path: string): Transcript {
	return readBytes(readFileSync(path), path);
}

/** Reads records given as values, one a line. */
export function readRecords(...records: unknown[]): Transcript {
	return readBytes(Buffer.from(records.map((record) => JSON.stringify(record)).join("\n")));
}

/** Everything that the transcript holds, apart from the parts that go on changing with the file. */
export function toolsOf(transcript: Transcript): ToolCall[] {
	return transcript.turns.flatMap(({ steps }) => steps.flatMap((step) => (step.type === "tool" ? [step.tool] : [])));
}

export function saidIn(transcript: Transcript): string[] {
	const isSaid = (step: { type: string }): step is AssistantStep => step.type === "assistant";
	return transcript.turns.flatMap(({ steps }) => steps.filter(isSaid).map((step) => step.text));
}

export function promptsOf(transcript: Transcript): (string | null)[] {
	return transcript.turns.map((turn) => turn.user);
}

let second = 0;
/** A line with its envelope; each a second later than the one before. */
export function line(type: string, payload: unknown, beside: object = {}): object {
	second += 1;
	return { timestamp: new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString(), type, payload, ...beside };
}

export function event(type: string, fields: object = {}): object {
	return line("event_msg", { type, ...fields });
}

export function item(type: string, fields: object = {}): object {
	return event("item_completed", { item: { type, id: `item-${second}`, ...fields } });
}

export function response(type: string, fields: object = {}, beside: object = {}): object {
	return line("response_item", { type, ...fields }, beside);
}

export function message(role: string, ...texts: string[]): object {
	return response("message", { role, content: texts.map((text) => ({ type: "input_text", text })) });
}

export function userItem(text: string): object {
	return item("UserMessage", { content: [{ type: "text", text }] });
}

export function agentItem(text: string): object {
	return item("AgentMessage", { content: [{ type: "Text", text }] });
}

export const meta = line("session_meta", {
	id: "01a2-head",
	timestamp: "2026-01-01T00:00:00.000Z",
	cwd: "/w",
	git: { branch: "main" },
});
