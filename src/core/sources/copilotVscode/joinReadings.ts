import { lesserReadings, type Transcript, type Turn } from "../../model/transcript";
import { alignTurns, lateness } from "./alignTurns";

/**
 * Joins what several stores tell of one session (the caller groups them by id; at least one). The most trusted one that
 * has a word of the user is the base: the agent's own log, then the extension's transcript, then the session store
 * (transcripts.md 1.6). From the others come
 * - turns after its last one that it does not have, as its log is written late or was emptied (1.7): only those whose
 *   place behind the pairs of equal messages, and whose time, show that they are later. Of what stands between or
 *   before, it cannot be told whether it was lost or undone by the user: the base decides.
 * - what the agent did in a turn of which the base has only the message;
 * - title, folder and branch that the base lacks.
 * Such turns keep their places in their own store. The order of the readings does not matter, and to join a result with
 * one of its parts again changes nothing.
 */
export function joinReadings(readings: readonly Transcript[]): Transcript {
	const [base, ...others] = [...readings].sort(compareTrust);
	if (base === undefined) throw new RangeError("no readings to join");
	return others.filter(({ lesser }) => lesser !== "standIn").reduce(addFrom, base);
}

/** How far down a reading stands in the order of trust: 0 is the agent's own log. */
function distrustOf({ lesser }: Transcript): number {
	return lesser === undefined ? 0 : 1 + lesserReadings.indexOf(lesser);
}

/** Most trusted first. Of two readings of like stores (files copied to another workspace) the one that goes on longer. */
function compareTrust(one: Transcript, other: Transcript): number {
	return (
		Math.sign(promptsIn(other)) - Math.sign(promptsIn(one)) ||
		distrustOf(one) - distrustOf(other) ||
		promptsIn(other) - promptsIn(one) ||
		compareTexts(other.endedAt ?? "", one.endedAt ?? "") ||
		stepsIn(other) - stepsIn(one) ||
		compareTexts(JSON.stringify(one), JSON.stringify(other))
	);
}

function addFrom(base: Transcript, other: Transcript): Transcript {
	const pairs = alignTurns(base, other);
	const filled = fillTurns(base.turns, other.turns, pairs);
	const later = laterTurns(base, other, pairs);
	const facts = {
		title: base.title ?? other.title,
		cwd: base.cwd ?? other.cwd,
		branch: base.branch ?? other.branch,
		startedAt: base.startedAt ?? other.startedAt,
	};
	if (filled.size === 0 && later.length === 0) return { ...base, ...facts };
	const added = [...filled.values(), ...later];
	const first = promptsIn(base) + 1;
	return {
		...base,
		...facts,
		turns: [
			...base.turns.map((turn, position) => filled.get(position) ?? turn),
			...later.map((turn, position) => ({ ...turn, index: first + position })),
		],
		model: base.model ?? other.model,
		endedAt: latest([base.endedAt, ...added.flatMap((turn) => [turn.at, ...turn.steps.map(({ at }) => at)])]),
		plan: added.some(changesPlan) ? other.plan : base.plan,
		tokens: other.tokens.input === null ? { ...base.tokens, context: null } : other.tokens,
		skippedRecords: base.skippedRecords + other.skippedRecords,
		problems: [...base.problems, ...other.problems],
	};
}

/** Turns of the base that have only the user's message, with the steps that the other store has; by position. */
function fillTurns(
	base: readonly Turn[],
	other: readonly Turn[],
	pairs: ReadonlyMap<number, number>,
): ReadonlyMap<number, Turn> {
	const filled = new Map<number, Turn>();
	for (const [theirs, ours] of pairs) {
		const turn = base[ours];
		const steps = other[theirs]?.steps ?? [];
		if (turn?.steps.length === 0 && steps.length > 0) filled.set(ours, { ...turn, steps });
	}
	return filled;
}

function laterTurns(base: Transcript, other: Transcript, pairs: ReadonlyMap<number, number>): readonly Turn[] {
	const lastPaired = Math.max(-1, ...pairs.keys());
	const end = Date.parse(base.endedAt ?? "");
	return other.turns.filter((turn, position) => {
		if (turn.user === null || position <= lastPaired) return false;
		const time = Date.parse(turn.at ?? "");
		return Number.isNaN(time) || Number.isNaN(end) ? lastPaired >= 0 : time > end + lateness;
	});
}

function changesPlan(turn: Turn): boolean {
	return turn.steps.some((step) => step.type === "tool" && step.tool.plan !== null);
}

function promptsIn(reading: Transcript): number {
	return reading.turns.filter((turn) => turn.user !== null).length;
}

function stepsIn(reading: Transcript): number {
	return reading.turns.reduce((sum, turn) => sum + turn.steps.length, 0);
}

function latest(times: readonly (string | null)[]): string | null {
	return times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);
}

function compareTexts(one: string, other: string): number {
	return one < other ? -1 : one > other ? 1 : 0;
}
