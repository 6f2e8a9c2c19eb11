import type { ToolKind, Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseJson } from "../json";
import { exitCodeInText } from "../text";
import { type Place, TranscriptBuilder } from "../transcriptBuilder";
import { idInPath } from "./sessionId";
import {
	assistantSchema,
	eventSchema,
	startSchema,
	toolEndSchema,
	toolRequestSchema,
	toolStartSchema,
	userSchema,
} from "./transcriptSchema";
import { readTranscriptCall } from "./transcriptTool";

type Data = Readonly<Record<string, unknown>>;

/** Reads the events that the Copilot extension appends while it works. */
export class TranscriptReader implements LineReader {
	private readonly builder: TranscriptBuilder;
	private readonly kinds = new Map<string, ToolKind>();
	private bytes = 0;

	constructor(private readonly path: string) {
		this.builder = new TranscriptBuilder("copilot-vscode", path, idInPath(path));
	}

	push(line: RawLine): void {
		this.bytes += line.bytes.length;
		const event = eventSchema.safeParse(parseJson(line.text()));
		const place = { offset: line.offset, at: event.success ? (event.data.timestamp ?? null) : null };
		if (!event.success || !this.take(event.data.type, event.data.data, place)) this.builder.skipRecord();
	}

	skip(offset: number, bytes: number): void {
		this.bytes += bytes;
		this.builder.skipRecord();
		this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes });
	}

	transcript(): Transcript {
		return { ...this.builder.build(this.bytes), lesser: "copy" };
	}

	private take(type: string, data: Data, place: Place): boolean {
		if (type === "session.start") return this.start(data);
		if (type === "user.message") return this.user(data, place);
		if (type === "assistant.message") return this.answer(data, place);
		if (type === "tool.execution_start") return this.startTool(data, place);
		if (type === "tool.execution_complete") return this.endTool(data, place);
		return type === "assistant.turn_start" || type === "assistant.turn_end";
	}

	private start(data: Data): boolean {
		const { data: start } = startSchema.safeParse(data);
		this.builder.id = start?.sessionId ?? this.builder.id;
		this.builder.cwd = start?.context?.cwd ?? this.builder.cwd;
		this.builder.branch = start?.context?.branch ?? this.builder.branch;
		return start !== undefined;
	}

	private user(data: Data, place: Place): boolean {
		const message = userSchema.safeParse(data);
		if (message.success) this.builder.user(message.data.content, place);
		return message.success;
	}

	private answer(data: Data, place: Place): boolean {
		const message = assistantSchema.safeParse(data);
		if (!message.success) return false;
		this.builder.thinking(message.data.reasoningText ?? "", place);
		this.builder.assistant(message.data.content ?? "", place);
		for (const item of message.data.toolRequests ?? []) {
			const request = toolRequestSchema.safeParse(item);
			if (request.success) this.call(request.data.toolCallId, request.data.name, request.data.arguments, place);
		}
		return true;
	}

	private startTool(data: Data, place: Place): boolean {
		const start = toolStartSchema.safeParse(data);
		if (start.success) this.call(start.data.toolCallId, start.data.toolName, start.data.arguments, place);
		return start.success;
	}

	private call(id: string, name: string, args: unknown, place: Place): void {
		const call = readTranscriptCall(id, name, args, this.builder.cwd);
		this.kinds.set(id, call.kind);
		this.builder.call(call, place);
	}

	/** `success` is true for a command that failed: of a command it proves only the failure. */
	private endTool(data: Data, place: Place): boolean {
		const end = toolEndSchema.safeParse(data);
		if (!end.success) return false;
		const { toolCallId, success, result, error } = end.data;
		const text = result?.content ?? error?.message ?? null;
		const isShell = this.kinds.get(toolCallId) === "shell";
		this.builder.touch(place.at);
		return this.builder.result(toolCallId, {
			offset: place.offset,
			result: text,
			exitCode: isShell ? exitCodeInText(text ?? "") : null,
			ok: isShell && success === true ? null : (success ?? null),
		});
	}
}
