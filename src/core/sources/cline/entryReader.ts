import type { PlanItem } from "../../model/transcript";
import { parseJson } from "../json";
import { exitCodeInText } from "../text";
import { isoTime } from "../time";
import type { NewToolCall, Place, TranscriptBuilder } from "../transcriptBuilder";
import { housekeeping } from "./housekeeping";
import { readProgress } from "./progress";
import { answerTo, readMcp, readQuestion, readSubagents } from "./taskAsks";
import { readOutcome, toldExitCode } from "./taskOutcome";
import { addTokens, cwdIn, parseRequest } from "./taskRequest";
import { type Entry, respondSchema, type Tool, toolSchema } from "./taskSchema";
import { readTaskTool } from "./taskTool";
import { readEditedTodos } from "./todos";

/** Goes through a task's entries in order. An entry that could not be read is null: its index still counts. */
export class EntryReader {
	private cwd: string | null = null;
	private running: { readonly id: string; output: string } | null = null;
	/** Has the turn come to its own end? Then a `resume_task` shows no interruption. */
	private settled = true;
	private lastResult = "";
	/** The call that started the latest sub-task. */
	private subtask: string | null = null;

	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly entries: readonly (Entry | null)[],
	) {}

	readAll(): void {
		const first = this.firstPrompt();
		for (const [index, entry] of this.entries.entries()) {
			if (entry !== null && !this.isEcho(entry, index)) this.read(entry, index, index === first);
		}
		this.builder.cwd = this.cwd;
	}

	/** `say: task`; before that existed the first `say: text`, which else is the assistant's. */
	private firstPrompt(): number {
		const task = this.entries.findIndex((entry) => entry?.say === "task");
		return task >= 0 ? task : this.entries.findIndex((entry) => entry?.say === "text");
	}

	/** A text that was streamed can stand twice in a row. */
	private isEcho(entry: Entry, index: number): boolean {
		const before = this.entries[index - 1];
		return entry.say === "text" && before?.say === "text" && before.text === entry.text;
	}

	private read(entry: Entry, index: number, isPrompt: boolean): void {
		const place = { offset: index, at: timeOf(entry) };
		const text = entry.text ?? "";
		if (entry.modelInfo?.modelId !== undefined) this.builder.model = entry.modelInfo.modelId;
		if (isPrompt || entry.say === "user_feedback") this.user(text, place);
		else if (entry.type === "say") this.say(entry, text, place);
		else this.ask(entry, text, place);
	}

	private user(text: string, place: Place): void {
		this.settled = false;
		this.builder.user(text, place);
	}

	private say(entry: Entry, text: string, place: Place): void {
		if (entry.say === "text") this.builder.assistant(text, place);
		else if (entry.say === "reasoning") this.builder.thinking(text, place);
		else if (entry.say === "completion_result" || entry.say === "plan_completion_result") this.complete(text, place);
		else if (entry.say === "task_progress") this.setPlan(readProgress(text));
		else if (entry.say === "api_req_started") this.request(text, place);
		else if (compactions.has(entry.say ?? "")) this.compact(entry, place);
		else if (entry.say === "user_edit_todos") this.setPlan(readEditedTodos(text));
		else this.act(entry, entry.say ?? "", text, place);
	}

	private ask(entry: Entry, text: string, place: Place): void {
		if (entry.ask === "followup") this.question(text, place);
		else if (entry.ask === "plan_mode_respond" || entry.ask === "act_mode_respond") this.respond(text, place);
		else if (entry.ask === "completion_result") this.complete(text, place);
		else if (entry.ask === "condense" || entry.ask === "summarize_task") this.builder.compaction(text, place);
		else if (entry.ask === "api_req_failed" || entry.ask === "mistake_limit_reached") this.fail(text, place);
		else if (entry.ask === "resume_task") this.resume(place);
		else this.act(entry, entry.ask ?? "", text, place);
	}

	/** What tools leave: of the same names as `say`, when they run at once, and as `ask`, when the user is asked first. */
	private act(entry: Entry, name: string, text: string, place: Place): void {
		if (name === "command_output") this.output(text, place);
		else if (entry.partial === true || housekeeping.has(name)) return;
		else if (name === "command") this.command(text, place);
		else if (name === "tool") this.tool(text, place);
		else if (name === "use_mcp_server") this.start(readMcp(text, idAt(place)), place);
		else if (name === "use_subagents") this.call(readSubagents(text, idAt(place)), place);
		else if (name === "mcp_server_response") this.output(text, place);
		else if (name === "subtask_result") this.endSubtask(text, place);
		else this.builder.skipRecord();
	}

	private complete(text: string, place: Place): void {
		this.settled = true;
		const words = text.replace(/HAS_CHANGES$/, "");
		if (words !== this.lastResult) this.builder.assistant(words, place);
		this.lastResult = words;
	}

	private respond(text: string, place: Place): void {
		this.settled = true;
		const read = respondSchema.safeParse(parseJson(text));
		this.builder.assistant(read.success ? read.data.response : text, place);
	}

	private question(text: string, place: Place): void {
		this.settled = true;
		this.call(readQuestion(text, idAt(place), answerTo(this.entries, place.offset)), place);
	}

	private compact(entry: Entry, place: Place): void {
		if (entry.partial !== true) this.builder.compaction(entry.contextCondense?.summary ?? null, place);
	}

	private setPlan(plan: readonly PlanItem[] | null): void {
		if (plan !== null) this.builder.setPlan(plan);
	}

	private request(text: string, place: Place): void {
		const request = parseRequest(text);
		if (request === null) return;
		addTokens(request, this.builder.tokens);
		this.cwd = cwdIn(request) ?? this.cwd;
		if (request.cancelReason === "user_cancelled") this.interrupt("user", null, place);
		else if (request.cancelReason !== undefined) this.fail(request.streamingFailedMessage ?? null, place);
	}

	private fail(text: string | null, place: Place): void {
		this.interrupt("error", text, place);
	}

	private interrupt(by: "user" | "error", text: string | null, place: Place): void {
		this.settled = true;
		this.builder.interruption(by, text, place);
	}

	/** The task was opened again. If its turn had not ended by itself, something had cut it short. */
	private resume(place: Place): void {
		if (!this.settled) this.interrupt("user", null, place);
	}

	private tool(text: string, place: Place): void {
		const read = toolSchema.safeParse(parseJson(text));
		if (!read.success) this.builder.skipRecord();
		else if (read.data.tool === "summarizeTask") this.builder.compaction(read.data.content ?? null, place);
		else this.toolCall(read.data, place);
	}

	private toolCall(tool: Tool, place: Place): void {
		const call = readTaskTool(tool, idAt(place), this.cwd);
		this.call(call, place);
		if (call.kind === "agent") this.subtask = call.id;
		const outcome = readOutcome(this.entries, place.offset);
		if (outcome !== null) this.builder.result(call.id, { ...outcome, offset: place.offset });
		if (call.kind === "search") this.builder.result(call.id, { result: tool.content ?? null, offset: place.offset });
	}

	/** Roo Code: what came of the sub-task that was started last; its work stands in a task of its own. */
	private endSubtask(text: string, place: Place): void {
		if (this.subtask === null) this.builder.assistant(text, place);
		else this.builder.result(this.subtask, { ok: true, result: text, offset: place.offset });
	}

	private command(text: string, place: Place): void {
		const id = idAt(place);
		this.start({ id, name: "execute_command", kind: "shell", command: text }, place);
		const denial = readOutcome(this.entries, place.offset)?.denial ?? null;
		if (denial !== null) this.builder.result(id, { ok: false, denial, offset: place.offset });
	}

	private start(call: NewToolCall, place: Place): void {
		this.call(call, place);
		this.running = { id: call.id, output: "" };
	}

	private call(call: NewToolCall, place: Place): void {
		this.builder.call(call, place);
	}

	/** Output comes in pieces. The exit code has no field; the next request can tell it, and some shells and tools do in words. */
	private output(text: string, place: Place): void {
		if (this.running === null) {
			this.builder.skipRecord();
			return;
		}
		this.running.output = this.running.output === "" ? text : `${this.running.output}\n${text}`;
		const { id, output } = this.running;
		const exitCode = toldExitCode(this.entries, place.offset) ?? exitCodeInText(output);
		this.builder.result(id, { result: output, exitCode, offset: place.offset });
		this.builder.touch(place.at);
	}
}

/** Entries that say that the context was summarised, or (Roo Code) that its beginning was dropped. */
const compactions: ReadonlySet<string> = new Set(["compaction", "condense_context", "sliding_window_truncation"]);

function idAt(place: Place): string {
	return `entry-${place.offset}`;
}

function timeOf(entry: Entry): string | null {
	return entry.ts === undefined ? null : isoTime(entry.ts);
}
