import { Buffer } from "node:buffer";
import type { ToolCall, Transcript } from "../../../../src/core/model/transcript";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";
import { LineSplitter } from "../../../../src/core/sources/lineSplitter";

export const sessionId = "0aa11bb2-1111-4222-8333-444455556666";
export const sessionPath = `/home/dev/.claude/projects/-home-dev-ws/${sessionId}.jsonl`;

type Fields = Readonly<Record<string, unknown>>;

export function readBytes(bytes: Uint8Array, path = sessionPath): Transcript {
	const reader = claudeCode.createReader(path);
	const splitter = new LineSplitter(reader, (part) => Buffer.from(part).toString("utf8"));
	splitter.push(bytes);
	splitter.end();
	return reader.transcript();
}

export function readLines(lines: readonly string[], path = sessionPath): Transcript {
	return readBytes(Buffer.from(lines.map((line) => `${line}\n`).join("")), path);
}

export function userTexts(transcript: Transcript): readonly string[] {
	return transcript.turns.flatMap((turn) => (turn.user === null ? [] : [turn.user]));
}

export function toolCalls(transcript: Transcript): readonly ToolCall[] {
	return transcript.turns.flatMap((turn) => turn.steps).flatMap((step) => (step.type === "tool" ? [step.tool] : []));
}

/** Writes a made-up session the way the client does: each record hangs on the one before unless it says otherwise. */
export class Session {
	readonly lines: string[] = [];
	private count = 0;
	private last: string | null = null;

	/** Appends a record that is not of the tree. */
	state(record: Fields): this {
		this.lines.push(JSON.stringify({ ...record, sessionId }));
		return this;
	}

	/** Appends a record of the tree and returns its uuid. */
	record(type: string, fields: Fields): string {
		const uuid = `uuid-${++this.count}`;
		const second = String(this.count % 60).padStart(2, "0");
		const minute = String(Math.floor(this.count / 60)).padStart(2, "0");
		this.lines.push(
			JSON.stringify({
				parentUuid: this.last,
				isSidechain: false,
				cwd: "/home/dev/ws",
				sessionId,
				version: "2.1.332",
				gitBranch: "main",
				type,
				uuid,
				timestamp: `2026-11-27T09:${minute}:${second}.000Z`,
				...fields,
			}),
		);
		this.last = typeof fields.uuid === "string" ? fields.uuid : uuid;
		return this.last;
	}

	user(content: unknown, fields: Fields = {}): string {
		return this.record("user", { message: { role: "user", content }, ...fields });
	}

	/** An answer of one block; `text` is a text block. */
	assistant(block: string | Fields, fields: Fields = {}, message: Fields = {}): string {
		const content = [typeof block === "string" ? { type: "text", text: block } : block];
		const id = `msg-${this.count}`;
		const model = "claude-opus-5-5";
		return this.record("assistant", { message: { id, role: "assistant", model, content, ...message }, ...fields });
	}

	call(id: string, name: string, input: Fields): string {
		return this.assistant({ type: "tool_use", id, name, input });
	}

	result(id: string, content: unknown, fields: Fields = {}, isError = false): string {
		const block = { type: "tool_result", tool_use_id: id, content, is_error: isError };
		return this.user([block], fields);
	}

	read(): Transcript {
		return readLines(this.lines);
	}
}
