import { describe, expect, it } from "vitest";
import { freshSessions } from "./sessions/fresh";
import type { LabelledSession } from "./sessions/labelledSession";
import { figures, type Scored, score } from "./sessions/score";
import { tunedSessions } from "./sessions/tuned";
import { unseenSessions } from "./sessions/unseen";

/** Least precision and recall of what a handoff lives on; the figures themselves are printed. */
const least: Readonly<Record<string, Partial<Record<Scored, readonly [number, number]>>>> = {
	tuned: { unfinished: [0.7, 0.8], decisions: [0.65, 0.55], constraints: [0.8, 0.9], lessons: [0.65, 0.7] },
	fresh: { unfinished: [0.65, 0.8], constraints: [0.9, 0.9] },
	unseen: { unfinished: [0.7, 0.7], constraints: [0.8, 0.8] },
};

function textOf({ transcript }: LabelledSession): string {
	return JSON.stringify(transcript.turns);
}

describe.each([
	["tuned", tunedSessions],
	["fresh", freshSessions],
	["unseen", unseenSessions],
])("invented sessions, %s", (name, sessions) => {
	it("are labelled with words that stand in them", () => {
		for (const session of sessions)
			for (const words of Object.values(session.expected).flat(2))
				expect(textOf(session), session.name).toContain(JSON.stringify(words).slice(1, -1));
	});

	it("are recalled as well as before", () => {
		const result = score(sessions);
		console.log(`${name} (matched/found/expected)\n${figures(result)}`);
		for (const [kind, [precision, recall]] of Object.entries(least[name] ?? {})) {
			const { matched, found, expected } = result.classes[kind as Scored];
			expect(matched / found, `${kind}, precision`).toBeGreaterThanOrEqual(precision);
			expect(matched / expected, `${kind}, recall`).toBeGreaterThanOrEqual(recall);
		}
		expect(result.traps.length).toBeLessThanOrEqual(2);
	});
});
