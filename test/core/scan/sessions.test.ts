import { describe, expect, it } from "vitest";
import type { LabelledSession } from "./sessions/labelledSession";
import { figures, score } from "./sessions/score";
import { tunedSessions } from "./sessions/tuned";

function textOf({ transcript }: LabelledSession): string {
	return JSON.stringify(transcript.turns);
}

describe.each([["tuned", tunedSessions]])("invented sessions, %s", (name, sessions) => {
	it("are labelled with words that stand in them", () => {
		for (const session of sessions)
			for (const words of Object.values(session.expected).flat(2))
				expect(textOf(session), session.name).toContain(JSON.stringify(words).slice(1, -1));
	});

	it("keep their scores", () => {
		const result = score(sessions);
		console.log(`${name}\n${figures(result)}`);
		if (process.env.VERBOSE) {
			for (const [kind, tally] of Object.entries(result.classes))
				console.log([kind, ...tally.missed.map((m) => `  - ${m}`), ...tally.surplus.map((m) => `  + ${m}`)].join("\n"));
			console.log(result.traps.join("\n"));
		}
	});
});
