import type { AskedQuestion } from "../../model/transcript";
import { parseJson } from "../json";
import type { Place, ToolOutcome, TranscriptBuilder } from "../transcriptBuilder";
import { questionIds, readAnswers } from "./answers";
import type { Conversation } from "./conversation";
import { type CallDescription, describeCall, readInput, toolName } from "./describeCall";
import { findProgramCalls, type ProgramCall } from "./program";
import { Programs } from "./programs";
import { readOutput } from "./readOutput";

interface Asked {
	readonly ids: readonly (string | null)[];
	readonly questions: readonly AskedQuestion[];
}

/** Joins calls, their outputs (by `call_id`) and the items that tell the same in a structured way (by their `id`). */
export class ToolLog {
	private readonly programs = new Programs();
	/** Calls whose outcome an item told: their output says the same again, with less. */
	private readonly settled = new Set<string>();
	/** Commands that go on: their session, and the call that started them. */
	private readonly running = new Map<string, string>();
	/** Calls of `write_stdin` and the session that they look at. */
	private readonly polls = new Map<string, string>();
	private readonly asked = new Map<string, Asked>();
	private itemsTellSearches = false;

	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly conversation: Conversation,
	) {}

	/** A call as the model wrote it. */
	call(id: string, name: string, namespace: string | null, input: unknown, place: Place): void {
		if (name === "exec" && typeof input === "string" && parseJson(input) === undefined) this.program(id, input, place);
		else if (name === "write_stdin") this.poll(id, input, place);
		else this.describe(id, { name: toolName(name, namespace), input }, place);
	}

	/** A call told together with its outcome; joined with the model's own record of the call where there was one. */
	done(id: string, call: CallDescription, outcome: Omit<ToolOutcome, "offset">, place: Place): void {
		const known = this.builder.hasCall(id) ? id : this.programs.claim(call.kind, call.command ?? null);
		if (known === null) this.conversation.call({ id, ...call }, place);
		this.builder.result(known ?? id, { ...outcome, offset: place.offset, background: false });
		this.settled.add(id).add(known ?? id);
		this.itemsTellSearches ||= call.kind === "search";
		this.builder.touch(place.at);
	}

	/**
	 * A web search as the model's provider reports it: without an outcome, in older files without an id.
	 * Where items or events tell of searches, one without an id is a copy.
	 */
	search(id: string | null, call: CallDescription, place: Place): void {
		if (id === null && this.itemsTellSearches) return;
		this.conversation.call({ id: id ?? `search at ${place.offset}`, ...call }, place);
	}

	/** Was the outcome of this call told already, so that its output need not be read? */
	isSettled(id: string): boolean {
		return this.settled.has(id);
	}

	/** What went back to the model. */
	output(id: string, output: unknown, place: Place): void {
		const program = this.programs.end(id);
		if (program?.told || this.settled.has(id)) return;
		if (program?.call === null) this.conversation.call({ id, name: "exec", kind: "other", text: program.text }, place);
		const session = this.polls.get(id);
		const watched = session === undefined ? undefined : this.running.get(session);
		// In code mode the item of an ended command comes before the output: without one, the command goes on.
		const goesOn = program?.call?.kind === "shell";
		const joined = [id, watched].map((target) => target !== undefined && this.join(target, output, goesOn, place));
		if (!joined.includes(true) && session === undefined) this.builder.skipRecord();
	}

	private join(id: string, output: unknown, goesOn: boolean, place: Place): boolean {
		if (this.settled.has(id)) return true;
		const { text, exitCode, ok, denial, running } = readOutput(output);
		if (running !== null) this.running.set(running, id);
		const asked = this.asked.get(id);
		const known = this.builder.result(id, {
			offset: place.offset,
			result: text,
			exitCode,
			ok,
			denial,
			background: running !== null || (goesOn && ok !== false),
			...(asked === undefined ? {} : { questions: readAnswers(asked.questions, asked.ids, text) }),
		});
		this.builder.touch(place.at);
		return known;
	}

	private describe(id: string, { name, input }: ProgramCall, place: Place): CallDescription {
		const call = describeCall(name, input, this.builder.cwd);
		this.conversation.call({ id, ...call }, place);
		if (call.kind === "ask")
			this.asked.set(id, { ids: questionIds(readInput(input).questions), questions: call.questions ?? [] });
		return call;
	}

	/** Looking at a running command is no call; typing into it is one. */
	private poll(id: string, input: unknown, place: Place): void {
		const { session_id, chars } = readInput(input);
		if (session_id !== null) this.polls.set(id, String(session_id));
		if (chars) this.conversation.call({ id, name: "write_stdin", kind: "other", text: chars }, place);
	}

	private program(id: string, text: string, place: Place): void {
		const calls = findProgramCalls(text);
		const [only] = calls.length === 1 ? calls : [];
		const readable = only !== undefined && only.input !== undefined && isWaitedFor(only.name);
		this.programs.start(id, text, readable ? this.describe(id, only, place) : null);
		for (const [at, call] of calls.entries()) {
			if (call.input === undefined || !isWithoutItem(call.name)) continue;
			this.describe(calls.length === 1 ? id : `${id}/${at}`, call, place);
			this.programs.tell(id);
		}
	}
}

/** Their outcome comes as an item. */
function isWaitedFor(name: string): boolean {
	return name === "exec_command" || name === "shell_command" || name === "apply_patch";
}

/** Nothing but the program tells of them (seen in 0.171). */
function isWithoutItem(name: string): boolean {
	return name === "update_plan" || name === "request_user_input";
}
