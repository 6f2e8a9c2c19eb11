import type { Segment, Step, Transcript, Turn } from "../../model/transcript";

/**
 * Joins the files of one session (the caller groups them; at least one), in any order. The newest counts, then what it
 * goes on from as far as it says, and so on; a file that does not say goes on from the one before it. What a wound back
 * session left behind is in none of these parts. Turns keep their places in their own files.
 */
export function joinSegments(files: readonly Transcript[]): Transcript {
	const parts = chainOf(files);
	const last = parts.at(-1);
	if (last === undefined) throw new RangeError("no files to join");
	const turns = numbered(parts.flatMap(({ turns }) => turns));
	const newest = <T>(fact: (part: Transcript) => T | null) =>
		parts.map(fact).findLast((value) => value !== null) ?? null;
	const { segment: _, ...facts } = last;
	return {
		...facts,
		title: newest(({ title }) => title),
		cwd: newest(({ cwd }) => cwd),
		branch: newest(({ branch }) => branch),
		model: newest(({ model }) => model),
		startedAt: parts.map(({ startedAt }) => startedAt).find((at) => at !== null) ?? null,
		endedAt: newest(({ endedAt }) => endedAt),
		turns,
		plan: newest(({ plan }) => (plan.length === 0 ? null : plan)) ?? [],
		tokens: newest(({ tokens }) => (tokens.input === null ? null : tokens)) ?? last.tokens,
		skippedRecords: parts.reduce((sum, { skippedRecords }) => sum + skippedRecords, 0),
		problems: parts.flatMap(({ problems }) => problems).filter(({ code }) => turns.length === 0 || !isOfEmpty(code)),
	};
}

/** The parts that make up the session, the oldest first, each without what was wound back. */
function chainOf(files: readonly Transcript[]): readonly Transcript[] {
	const left = new Map(
		[...files].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1)).map((file) => [idOf(file), file]),
	);
	const chain: Transcript[] = [];
	let next = [...left.values()].at(-1);
	for (let bytes = Number.POSITIVE_INFINITY; next !== undefined; ) {
		chain.unshift(until(next, bytes));
		left.delete(idOf(next));
		const base: Segment["base"] | undefined = next.segment?.base;
		bytes = base?.bytes ?? Number.POSITIVE_INFINITY;
		const id = idOf(next);
		const before = next.segment === undefined ? undefined : [...left.keys()].findLast((other) => other < id);
		next = left.get(base?.id ?? before ?? "");
	}
	return chain;
}

function idOf({ segment, id }: Transcript): string {
	return segment?.id ?? id;
}

/** What stands in the first bytes of its file. */
function until(file: Transcript, bytes: number): Transcript {
	if (bytes === Number.POSITIVE_INFINITY) return file;
	const stands = ({ offset }: Turn | Step) => offset < bytes;
	return { ...file, turns: file.turns.filter(stands).map((turn) => ({ ...turn, steps: turn.steps.filter(stands) })) };
}

/** The turns in one row; what stands before the first message of a file belongs to the turn before. */
function numbered(turns: readonly Turn[]): readonly Turn[] {
	const row: Turn[] = [];
	let prompts = 0;
	for (const turn of turns) {
		const before = row.at(-1);
		if (turn.user === null && before !== undefined)
			row[row.length - 1] = { ...before, steps: [...before.steps, ...turn.steps] };
		else row.push({ ...turn, index: turn.user === null ? 0 : ++prompts });
	}
	return row;
}

/** What is told of a file without a message, as the one that a session goes on in is at first. */
function isOfEmpty(code: string): boolean {
	return code === "transcript.empty" || code === "transcript.noPrompt";
}
