import type { Step, ToolCall, Transcript, Turn } from "../model/transcript";
import type { Source } from "./evidence";
import { languagesOf } from "./language/languagesOf";
import { readerOf, type SignalReader } from "./language/reader";
import { type Lookup, type Passage, SpottedPassage } from "./passage";
import type { ScanMemory } from "./scanMemory";
import { withUserWords } from "./userWords";

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
export function viewSession(whole: Transcript, memory: ScanMemory): SessionView {
	const transcript = withUserWords(whole);
	const reader = readerOf(languagesOf(messagesOf(transcript), memory.judged));
	const lookup = { reader, memory };
	const drafts: Draft[] = [];
	let order = 0;
	transcript.turns.forEach((turn, index) => {
		const place = { exchange: index, order, isLast: index === transcript.turns.length - 1 };
		drafts.push(
			layOut(
				{ conversation: transcript.id, turn, lookup, editsLast: transcript.agent === "aider" },
				place,
				spoken(drafts.at(-1)),
			),
		);
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

/** A turn and what it is looked at with. */
interface Looking {
	readonly conversation: string;
	readonly turn: Turn;
	readonly lookup: Lookup;
	/** The agent says all that it has to say first, and its program makes the edits afterwards. */
	readonly editsLast: boolean;
}

interface TurnPlace {
	readonly exchange: number;
	/** Order of its message; the steps follow. */
	readonly order: number;
	readonly isLast: boolean;
}

function layOut(looking: Looking, place: TurnPlace, before: ReadonlySet<string>): Draft {
	const { conversation, turn, lookup } = looking;
	const { reader, memory } = lookup;
	const { exchange, order: first } = place;
	const typed = typedPassages(looking, place, before);
	const steps = looking.editsLast ? withoutAppliedEdits(turn.steps) : turn.steps;
	const lastTool = steps.findLastIndex((step) => step.type === "tool");
	const said: Passage[] = [];
	const calls: Call[] = [];
	turn.steps.forEach((step, index) => {
		const order = first + 1 + index;
		if (step.type === "tool") {
			const announced = said.at(-1) ?? null;
			calls.push({ tool: step.tool, order, exchange, offset: step.offset, at: step.at, announced });
		} else if (step.type === "assistant" || (step.type === "compaction" && step.text !== null)) {
			const text = step.text ?? "";
			const source: Source = { conversation, turn: turn.index, offset: step.offset, speaker: "assistant", text };
			const summary = step.type === "compaction";
			const closing = index > lastTool && !summary;
			const spot = { source, exchange, order, closing, summary, echo: false };
			for (const [at, segment] of memory.segmentsSaid(text).entries())
				said.push(new SpottedPassage(lookup, segment, { ...spot, first: at === 0 }));
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
		outcome: outcomeOf(steps, place.isLast),
		isTemplate,
		isFarewell: isFarewell(reader, turn, calls, said),
		isYes: !isTemplate && text.length < 120 && reader.says("affirm", text.trim()),
	};
}

function typedPassages(looking: Looking, { exchange, order }: TurnPlace, before: ReadonlySet<string>): Passage[] {
	const { conversation, turn, lookup } = looking;
	if (turn.user === null) return [];
	const spot = { source: userSource(conversation, turn), exchange, order, closing: false, summary: false };
	return lookup.memory
		.segmentsTyped(turn.user)
		.map(
			(segment, at) =>
				new SpottedPassage(lookup, segment, { ...spot, first: at === 0, echo: before.has(segment.plain) }),
		);
}

/** The steps without the edits and commits at their end that went through: the words before them are the last ones. */
function withoutAppliedEdits(steps: readonly Step[]): readonly Step[] {
	const words = steps.findLastIndex((step) => step.type === "assistant");
	const applied = steps
		.slice(words + 1)
		.every(
			(step) =>
				step.type !== "tool" || (step.tool.kind !== "shell" && step.tool.ok !== false && step.tool.denial === null),
		);
	return words >= 0 && applied ? steps.slice(0, words + 1) : steps;
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
	return (text.match(/^[ \t]*(?:#{1,6} |[-*] |\d{1,2}\. )/gm)?.length ?? 0) >= 12;
}

function isFarewell(reader: SignalReader, turn: Turn, calls: readonly Call[], said: readonly Passage[]): boolean {
	const text = turn.user?.trim() ?? "";
	if (calls.length > 0 || text.length > 80) return false;
	return text === "" ? said.length === 0 : reader.says("closing", text) || /^\/\w+$/.test(text);
}
