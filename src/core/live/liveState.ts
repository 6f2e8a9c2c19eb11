import type { Step, Transcript, Turn } from "../model/transcript";
import { contextWindow } from "./contextWindow";

/** What is known of a conversation while it goes on: enough to judge whether it is ending. */
export interface LiveState {
	/** Index of the last turn. */
	readonly turns: number;
	/** Turns in which the agent did real work (R-000-23). */
	readonly substantiveTurns: number;
	/** A tool call without a result, or a question of the agent without an answer (R-000-25). */
	readonly inFlight: "tool" | "question" | null;
	/** When the user last typed, ISO 8601. */
	readonly lastUserAt: string | null;
	/** Time of the last record, ISO 8601. */
	readonly lastRecordAt: string | null;
	/** How full the model's context is; null when the size of its window is not known (R-002-2). */
	readonly contextPercent: number | null;
}

export function liveStateOf(transcript: Transcript): LiveState {
	const last = transcript.turns.at(-1);
	const window = transcript.tokens.window ?? contextWindow(transcript.model);
	const { context } = transcript.tokens;
	return {
		turns: last?.index ?? 0,
		substantiveTurns: countSubstantive(transcript.turns),
		inFlight: inFlightIn(transcript.turns),
		lastUserAt: transcript.turns.findLast(({ user }) => user !== null)?.at ?? null,
		lastRecordAt: transcript.endedAt,
		contextPercent: context === null || window === null ? null : (100 * context) / window,
	};
}

const longAnswer = 200;

/** At least one tool call, a code block, or an answer of some length (R-000-23). */
export function isSubstantive({ steps }: Turn): boolean {
	return steps.some(
		(step) =>
			step.type === "tool" ||
			(step.type === "assistant" && (step.text.length >= longAnswer || step.text.includes("```"))),
	);
}

interface Counted {
	/** Turns counted: all but the last, which still grows. */
	readonly turns: number;
	readonly substantive: number;
	/** The last of them and its steps: when turns behind it were taken back, it may have grown. */
	readonly last: Turn;
	readonly steps: number;
}

/** How far turns were counted: a reader goes on with the same list, only at its end. */
const counted = new WeakMap<readonly Turn[], Counted>();

function countSubstantive(turns: readonly Turn[]): number {
	const before = counted.get(turns);
	const goesOn = before !== undefined && before.turns < turns.length && isUnchanged(before, turns);
	const added = turns.slice(goesOn ? before.turns : 0, -1).filter(isSubstantive).length;
	const substantive = (goesOn ? before.substantive : 0) + added;
	const last = turns.at(-2);
	if (last !== undefined) counted.set(turns, { turns: turns.length - 1, substantive, last, steps: last.steps.length });
	return substantive + turns.slice(-1).filter(isSubstantive).length;
}

function isUnchanged({ turns, last, steps }: Counted, now: readonly Turn[]): boolean {
	return now[turns - 1] === last && last.steps.length === steps;
}

function inFlightIn(turns: readonly Turn[]): LiveState["inFlight"] {
	// What the user types while the agent works stands in a turn of its own, in which nothing happens yet.
	const working = turns.findLast(({ steps }) => steps.length > 0)?.steps ?? [];
	const stopped = working.findLastIndex((step) => step.type === "interruption");
	const waiting = working.slice(stopped + 1).some((step) => step.type === "tool" && isUnanswered(step));
	if (waiting) return "tool";
	const said = turns.at(-1)?.steps.findLast((step) => step.type === "assistant" || step.type === "tool");
	return said?.type === "assistant" && endsWithQuestion(said.text) ? "question" : null;
}

function isUnanswered({ tool }: Extract<Step, { type: "tool" }>): boolean {
	return tool.resultOffset === null && !tool.background;
}

function endsWithQuestion(text: string): boolean {
	// Latin, full width, Arabic, Greek, Ethiopic; then what may close a sentence.
	return /[?？؟\u037e፧](?:[\s*_)"'”»`\]!！」]|\p{Extended_Pictographic})*$/u.test(text);
}
