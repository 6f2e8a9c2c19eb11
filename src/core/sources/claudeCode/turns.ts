import type { Transcript, Turn } from "../../model/transcript";
import type { QueuedPrompt } from "./queuedPrompts";

/** The transcript without the turns that begin at the given offsets; the others are numbered anew. */
export function withoutTurns(transcript: Transcript, offsets: ReadonlySet<number>): Transcript {
	if (offsets.size === 0) return transcript;
	const kept = transcript.turns.filter((turn) => turn.user === null || !offsets.has(turn.offset));
	if (kept.length === transcript.turns.length) return transcript;
	let index = 0;
	const turns = kept.map((turn) => ({ ...turn, index: turn.user === null ? 0 : ++index }));
	return { ...transcript, turns, plan: lastPlan(turns) };
}

/** The transcript with prompts at its end that were typed but never reached the agent. */
export function withQueued(transcript: Transcript, queued: readonly QueuedPrompt[]): Transcript {
	if (queued.length === 0) return transcript;
	const first = (transcript.turns.at(-1)?.index ?? 0) + 1;
	const added = queued.map(
		({ text, at, offset }, n): Turn => ({ index: first + n, at, offset, user: text, steps: [] }),
	);
	const problems = transcript.problems.filter((problem) => problem.code !== "transcript.noPrompt");
	return { ...transcript, turns: [...transcript.turns, ...added], problems };
}

/** Results can come out of order: the plan that was recorded last is the one that stands. */
function lastPlan(turns: readonly Turn[]): Transcript["plan"] {
	const tools = turns.flatMap((turn) => turn.steps).flatMap((step) => (step.type === "tool" ? [step.tool] : []));
	const planned = tools.filter((tool) => tool.plan !== null);
	return planned.sort((a, b) => (a.resultOffset ?? 0) - (b.resultOffset ?? 0)).at(-1)?.plan ?? [];
}
