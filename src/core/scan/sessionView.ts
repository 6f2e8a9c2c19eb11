import type { Step, ToolCall, Transcript, Turn } from "../model/transcript";
import type { Source } from "./evidence";
import type { Signal } from "./language/language";
import { languagesOf } from "./language/languagesOf";
import { type Hints, readerOf, type SignalReader } from "./language/reader";
import { pastedLines } from "./pastedLines";
import { type Segment, splitProse } from "./sentences";
import { topicWords } from "./words";

/** A sentence, item or heading of the talk, with where it was said. */
export interface Passage extends Segment, Hints {
	readonly source: Source;
	/** Ordinal over the whole session, shared with calls: what is later has a higher one. */
	readonly order: number;
	/** Index into the view's exchanges. */
	readonly exchange: number;
	/** Said after the exchange's last tool call: part of what the user read at the end of it. */
	readonly closing: boolean;
	/** The first thing in its message. */
	readonly first: boolean;
	/** Stands in a summary of compacted talk. */
	readonly summary: boolean;
	/** The user only repeats here what the agent had said: not the user's own words. */
	readonly echo: boolean;
	/** Words that carry its topic. */
	readonly topic: ReadonlySet<string>;
	/** Does a heading above it give this signal? */
	readonly under: (signal: Signal) => boolean;
	/** For words that are no passage: a part of it, or what it quotes. */
	readonly reader: SignalReader;
}

export interface Call {
	readonly tool: ToolCall;
	readonly order: number;
	readonly exchange: number;
	readonly offset: number;
	readonly at: string | null;
	/** What the agent said right before it, in the same exchange. */
	readonly announced: Passage | null;
}

/** One user's message with all that the agent did on it. */
export interface Exchange {
	readonly turn: Turn;
	readonly order: number;
	/** 0 for the last one in which anything happened, 1 for the one before, ... */
	readonly age: number;
	/** What the user typed, without pasted output and code. */
	readonly typed: readonly Passage[];
	readonly said: readonly Passage[];
	readonly calls: readonly Call[];
	/**
	 * answered: the agent's words are the last thing in it; worked: a finished tool call is; cut: it broke off
	 * before that; silent: the agent did nothing.
	 */
	readonly outcome: "answered" | "worked" | "cut" | "silent";
	/** A long text that was pasted or made by a command: not the user's own rules and corrections. */
	readonly isTemplate: boolean;
	/** Good-bye and the like. */
	readonly isFarewell: boolean;
	/** A short yes to what was offered. */
	readonly isYes: boolean;
}

/** A transcript laid out for the rules: everything once split, counted and put in order. */
export interface SessionView {
	readonly transcript: Transcript;
	readonly exchanges: readonly Exchange[];
	readonly passages: readonly Passage[];
	readonly calls: readonly Call[];
	readonly reader: SignalReader;
}

type Draft = Omit<Exchange, "age">;

/** Lays a transcript out for the rules. Linear in its length. */
export function viewSession(transcript: Transcript): SessionView {
	const reader = readerOf(languagesOf(messagesOf(transcript)));
	const drafts: Draft[] = [];
	let order = 0;
	transcript.turns.forEach((turn, index) => {
		drafts.push(layOut(transcript, reader, turn, index, order, spoken(drafts.at(-1))));
		order += turn.steps.length + 2;
	});
	const lastWorking = drafts.findLastIndex((draft) => !draft.isFarewell);
	const exchanges = drafts.map((draft, index) => ({ ...draft, age: Math.max(0, lastWorking - index) }));
	return {
		transcript,
		exchanges,
		passages: exchanges.flatMap((exchange) => [...exchange.typed, ...exchange.said]),
		calls: exchanges.flatMap((exchange) => exchange.calls),
		reader,
	};
}

/** What user and agent said, message by message. */
function* messagesOf(transcript: Transcript): Generator<string> {
	for (const turn of transcript.turns) {
		if (turn.user !== null) yield turn.user;
		for (const step of turn.steps) if (step.type === "assistant") yield step.text;
	}
}

/** The user's message as a source of evidence. */
export function userSource(conversation: string, turn: Turn): Source {
	return { conversation, turn: turn.index, offset: turn.offset, speaker: "user", text: turn.user ?? "" };
}

/** A tool's words (its command, its added text, its result) as a source of evidence. */
export function callSource(view: SessionView, call: Call, text: string, speaker: Source["speaker"]): Source {
	const turn = view.exchanges[call.exchange]?.turn.index ?? 0;
	const offset = speaker === "assistant" ? call.offset : (call.tool.resultOffset ?? call.offset);
	return { conversation: view.transcript.id, turn, offset, speaker, text };
}

/** What the agent said in an exchange, as single sentences. */
function spoken(draft: Draft | undefined): ReadonlySet<string> {
	return new Set(draft?.said.map((passage) => passage.plain) ?? []);
}

function layOut(
	transcript: Transcript,
	reader: SignalReader,
	turn: Turn,
	exchange: number,
	first: number,
	before: ReadonlySet<string>,
): Draft {
	const conversation = transcript.id;
	const typed = typedPassages(reader, conversation, turn, exchange, first).map((passage) => ({
		...passage,
		echo: before.has(passage.plain),
	}));
	const lastTool = turn.steps.findLastIndex((step) => step.type === "tool");
	const said: Passage[] = [];
	const calls: Call[] = [];
	turn.steps.forEach((step, index) => {
		const order = first + 1 + index;
		if (step.type === "tool") {
			const announced = said.at(-1) ?? null;
			calls.push({ tool: step.tool, order, exchange, offset: step.offset, at: step.at, announced });
		} else if (step.type === "assistant" || (step.type === "compaction" && step.text !== null)) {
			const place = { conversation, turn: turn.index, offset: step.offset };
			const source: Source = { ...place, speaker: "assistant", text: step.text ?? "" };
			const summary = step.type === "compaction";
			const heard = passages(reader, source, splitProse(source.text), exchange, order, index > lastTool && !summary);
			said.push(...heard.map((passage) => ({ ...passage, summary })));
		}
	});
	const text = turn.user ?? "";
	const isTemplate = looksMade(text);
	return {
		turn,
		order: first,
		typed,
		said,
		calls,
		outcome: outcomeOf(turn.steps, exchange === transcript.turns.length - 1),
		isTemplate,
		isFarewell: isFarewell(reader, turn, calls, said),
		isYes: !isTemplate && text.length < 120 && reader.says("affirm", text.trim()),
	};
}

function typedPassages(
	reader: SignalReader,
	conversation: string,
	turn: Turn,
	exchange: number,
	order: number,
): Passage[] {
	if (turn.user === null) return [];
	const source = userSource(conversation, turn);
	const pasted = pastedLines(turn.user);
	return passages(
		reader,
		source,
		splitProse(turn.user, (line) => pasted.has(line)),
		exchange,
		order,
		false,
	);
}

function passages(
	reader: SignalReader,
	source: Source,
	segments: readonly Segment[],
	exchange: number,
	order: number,
	closing: boolean,
): Passage[] {
	return segments.map((segment, index) => ({
		...segment,
		...reader.hints(segment.plain),
		under: (signal: Signal) => segment.headings.some((heading) => reader.says(signal, heading)),
		reader,
		first: index === 0,
		summary: false,
		echo: false,
		source,
		exchange,
		order,
		closing,
		topic: topicWords(segment.plain),
	}));
}

/** A call without a result broke off when nothing comes after it; before another message it only left no record. */
function outcomeOf(steps: readonly Step[], isLast: boolean): Exchange["outcome"] {
	const last = steps.findLast((step) => step.type !== "thinking" && step.type !== "compaction");
	if (last === undefined) return "silent";
	if (last.type === "assistant") return "answered";
	if (last.type !== "tool" || last.tool.denial !== null) return "cut";
	return isLast && last.tool.result === null ? "cut" : "worked";
}

/** Long texts with an outline come from commands, skills and plans, not from fingers. */
function looksMade(text: string): boolean {
	if (text.length < 2_500) return /^implement the following plan:/i.test(text);
	return (text.match(/^\s*(?:#{1,6} |[-*] |\d{1,2}\. )/gm)?.length ?? 0) >= 12;
}

function isFarewell(reader: SignalReader, turn: Turn, calls: readonly Call[], said: readonly Passage[]): boolean {
	const text = turn.user?.trim() ?? "";
	if (calls.length > 0 || text.length > 80) return false;
	return text === "" ? said.length === 0 : reader.says("closing", text) || /^\/\w+$/.test(text);
}
