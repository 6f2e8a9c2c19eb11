import type { AskedQuestion, ToolKind, Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseJson } from "../json";
import { readTime } from "../time";
import { type Place, TranscriptBuilder } from "../transcriptBuilder";
import { housekeeping } from "./housekeeping";
import {
	assistantMessageSchema,
	type CopilotEvent,
	eventSchema,
	noticeSchema,
	sessionSchema,
	shutdownSchema,
	toolCompleteSchema,
	toolRequestSchema,
	toolStartSchema,
	usageRecordSchema,
	userMessageSchema,
} from "./schema";
import { TodoTable, writesTodos } from "./todoTable";
import { TokenCount } from "./tokenCount";
import { readArguments, readToolCall } from "./toolCall";
import { readOutcome } from "./toolOutcome";

/** What of a call is needed to read its result. */
interface OpenCall {
	readonly kind: ToolKind;
	readonly questions: readonly AskedQuestion[];
	/** SQL that changes the list of todos. */
	readonly query: string | null;
}

/** Reads one `events.jsonl` event by event (transcripts.md 5, and the README beside this file). */
export class CopilotCliReader implements LineReader {
	private readonly builder: TranscriptBuilder;
	private readonly tokens = new TokenCount();
	private readonly todos = new TodoTable();
	private readonly open = new Map<string, OpenCall>();
	private readonly seen = new Set<string>();
	private bytes = 0;

	constructor(private readonly path: string) {
		this.builder = new TranscriptBuilder("copilot-cli", path, idInPath(path));
	}

	push(line: RawLine): void {
		this.bytes = Math.max(this.bytes, line.offset + line.bytes.length);
		const event = eventSchema.safeParse(parseJson(line.text()));
		if (!event.success) this.builder.skipRecord();
		else if (this.isNew(event.data))
			this.take(event.data, { offset: line.offset, at: readTime(event.data.timestamp ?? null) });
	}

	skip(offset: number, bytes: number): void {
		this.bytes = Math.max(this.bytes, offset + bytes);
		this.builder.skipRecord();
		this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes });
	}

	transcript(): Transcript {
		this.builder.tokens = { ...this.tokens.total() };
		return this.builder.build(this.bytes);
	}

	private isNew(event: CopilotEvent): boolean {
		if (event.id === undefined) return true;
		if (this.seen.has(event.id)) return false;
		this.seen.add(event.id);
		return true;
	}

	private take(event: CopilotEvent, place: Place): void {
		if (this.takeAccount(event) || isSubagent(event)) return;
		switch (event.type) {
			case "user.message":
				this.takeUser(event, place);
				break;
			case "assistant.message":
				this.takeAnswer(event, place);
				break;
			case "tool.execution_start":
			case "tool.user_requested": {
				const { toolCallId, toolName, arguments: input } = toolStartSchema.parse(event.data);
				this.call(toolCallId, toolName, input, place);
				break;
			}
			case "tool.execution_complete":
				this.takeResult(event, place);
				break;
			default:
				this.takeNotice(event, place);
		}
	}

	/** Takes what tells of the session as a whole; sub-agents' model calls count as the session's. */
	private takeAccount(event: CopilotEvent): boolean {
		switch (event.type) {
			case "session.start":
			case "session.resume":
			case "session.context_changed":
			case "session.model_change":
				this.takeSession(event);
				return true;
			case "session.usage_record": {
				const { usage } = usageRecordSchema.parse(event.data);
				this.tokens.addCall(usage?.inputTokens, usage?.outputTokens);
				if (!isSubagent(event)) this.tokens.noteContext(usage?.inputTokens, usage?.maxPromptTokens);
				return true;
			}
			case "session.shutdown":
				this.tokens.noteShutdown(shutdownSchema.parse(event.data));
				return true;
			default:
				return false;
		}
	}

	private takeSession(event: CopilotEvent): void {
		const session = sessionSchema.parse(event.data);
		const { builder } = this;
		builder.id = session.sessionId ?? builder.id;
		builder.cwd = session.context?.cwd ?? session.cwd ?? builder.cwd;
		builder.branch = session.context?.branch ?? session.branch ?? builder.branch;
		if (event.type === "session.start") builder.touch(readTime(event.timestamp ?? null));
	}

	private takeUser(event: CopilotEvent, place: Place): void {
		const message = userMessageSchema.parse(event.data);
		const byHuman = message.source === undefined || message.source === "user";
		if (!byHuman || message.isAutopilotContinuation === true || message.inputOrigin !== undefined) return;
		this.builder.user(message.content ?? "", place);
	}

	private takeAnswer(event: CopilotEvent, place: Place): void {
		const message = assistantMessageSchema.parse(event.data);
		this.builder.model = message.model ?? this.builder.model;
		this.tokens.addAnswer(message.outputTokens);
		this.builder.thinking(message.reasoningText ?? "", place);
		this.builder.assistant(message.content ?? "", place);
		for (const request of message.toolRequests) {
			const parsed = toolRequestSchema.safeParse(request);
			if (parsed.success) this.call(parsed.data.toolCallId, parsed.data.name, parsed.data.arguments, place);
		}
	}

	private call(id: string | undefined, name: string | undefined, input: unknown, place: Place): void {
		if (id === undefined || name === undefined || this.builder.hasCall(id)) return;
		const call = readToolCall(id, name, input, this.builder.cwd);
		const query = name === "sql" ? (readArguments(input).query ?? "") : "";
		this.open.set(id, { kind: call.kind, questions: call.questions ?? [], query: writesTodos(query) ? query : null });
		this.builder.call(call, place);
	}

	private takeResult(event: CopilotEvent, place: Place): void {
		const complete = toolCompleteSchema.parse(event.data);
		const id = complete.toolCallId ?? "";
		const call = this.open.get(id);
		if (call === undefined) {
			this.builder.skipRecord();
			return;
		}
		this.open.delete(id);
		const metrics = complete.toolTelemetry?.metrics;
		this.tokens.noteContext(metrics?.context_current_tokens, metrics?.context_token_limit);
		const outcome = readOutcome(complete, call.kind, call.questions, place.offset);
		if (call.query !== null && complete.success === true) this.todos.run(call.query);
		this.builder.result(id, call.query === null ? outcome : { ...outcome, plan: this.todos.items() });
		this.builder.touch(place.at);
	}

	private takeNotice(event: CopilotEvent, place: Place): void {
		const notice = noticeSchema.parse(event.data);
		switch (event.type) {
			case "abort": {
				const byUser = notice.reason === undefined || /user|remote/i.test(notice.reason);
				this.builder.interruption(byUser ? "user" : "error", byUser ? null : (notice.reason ?? null), place);
				break;
			}
			case "session.error":
				this.builder.interruption("error", notice.message ?? null, place);
				break;
			case "session.compaction_complete":
				if (notice.success !== false) this.builder.compaction(notice.summaryContent ?? null, place);
				break;
			default:
				if (!housekeeping.test(event.type)) this.builder.skipRecord();
		}
	}
}

function isSubagent(event: CopilotEvent): boolean {
	return event.agentId !== undefined || typeof event.data.parentToolCallId === "string";
}

/** `session-state/ID/events.jsonl`; before that `session-state/ID.jsonl`. */
function idInPath(path: string): string {
	const parts = path.split(/[\\/]/);
	const file = parts.at(-1) ?? path;
	return file === "events.jsonl" ? (parts.at(-2) ?? file) : file.replace(/\.jsonl$/, "");
}
