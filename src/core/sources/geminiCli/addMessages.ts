import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import type { Message } from "./message";
import { bareOutcome } from "./outcome";
import { isInjected, type Replay } from "./replay";

/** Puts replayed messages into a builder. Records of `info` and `warning` are the program's, not the talk. */
export function addMessages(replay: Replay, builder: TranscriptBuilder): void {
	let prompted = false;
	for (const message of replay.messages()) {
		if (message.type === "user") prompted = addUser(message, builder) || prompted;
		else if (message.type === "gemini") addAnswer(message, replay, builder);
		else if (message.type === "compaction") builder.compaction(message.text, placeOf(message));
		else if (message.type === "error") addError(message, prompted, builder);
		else if (message.type === "info") addCancellation(message, builder);
		else if (message.type !== "warning") builder.skipRecord();
	}
}

/** False when it is no prompt: injected text, or a command to the program (transcripts.md 7.4). */
function addUser(message: Message, builder: TranscriptBuilder): boolean {
	if (isInjected(message) || /^[/?]/.test(message.text)) return false;
	builder.user(message.text, placeOf(message));
	return message.text !== "";
}

function addAnswer(message: Message, replay: Replay, builder: TranscriptBuilder): void {
	const place = placeOf(message);
	for (const thought of message.thoughts) builder.thinking(thought, place);
	builder.assistant(message.text, place);
	for (const { call, outcome, at } of message.tools) {
		builder.call(call, { offset: message.offset, at: at ?? message.at });
		const told = outcome ?? bareOutcome(call, replay.response(call.id));
		if (told !== null) builder.result(call.id, { ...told, offset: message.offset });
	}
	if (message.model !== null) builder.model = message.model;
	if (message.tokens === null) return;
	const { input, output } = message.tokens;
	builder.tokens.input = (builder.tokens.input ?? 0) + input;
	builder.tokens.output = (builder.tokens.output ?? 0) + output;
	builder.tokens.context = input + output;
}

/** Errors of the program itself, such as a failed update, cut no turn short: some come before anybody asked for anything. */
function addError(message: Message, prompted: boolean, builder: TranscriptBuilder): void {
	if (prompted && !/\bupdate\b/i.test(message.text)) builder.interruption("error", message.text, placeOf(message));
}

function addCancellation(message: Message, builder: TranscriptBuilder): void {
	if (/^(?:request cancelled|user cancelled)/i.test(message.text)) builder.interruption("user", null, placeOf(message));
}

function placeOf({ offset, at }: Message): Place {
	return { offset, at };
}
