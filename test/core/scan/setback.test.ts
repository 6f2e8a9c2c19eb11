import { describe, expect, it } from "vitest";
import { edit, found, run, say, turn } from "./support/conversation";

const error = "error: could not write file /p/tide.bin: Operation not permitted";
const fixed = turn(
	"the export fails",
	edit("/p/tide.ts", "a"),
	say("I changed the export so that it writes to the right folder."),
);

describe("an error that a message shows after a change", () => {
	it("sets the change right, with the user's own words before it", () => {
		const [correction] = found("correction", fixed, turn(`don't you see it?\n\n${error}`, say("Let me look.")));
		expect(correction?.text).toBe(`don't you see it? ${error}`);
		expect(correction?.wrong).toBe("I changed the export so that it writes to the right folder.");
	});

	it("makes the change an attempt that failed", () => {
		const [attempt] = found("attempt", fixed, turn(error, say("Let me look.")));
		expect(attempt?.reason).toBe(error);
	});

	it("needs no change when the same error was shown before", () => {
		const advice = turn(`build\n${error}`, say("The folder belongs to root: try chmod."));
		expect(found("correction", advice, turn(`again\n${error}`, say("Then it is the signature."))).length).toBe(1);
		expect(
			found("correction", advice, turn("build\nerror: no such device: /dev/tide", say("Plug it in."))).length,
		).toBe(0);
	});
});

describe("a report that the agent owns up to", () => {
	it("is a correction, whatever its words", () => {
		const report = turn("la page est trop à droite", say("I see the problem! The margin is too wide."));
		expect(found("correction", fixed, report).map(({ text }) => text)).toEqual(["la page est trop à droite"]);
		const wish = turn("la page peut avoir un titre", say("I'll add a title to the page."));
		expect(found("correction", fixed, wish)).toEqual([]);
	});
});

describe("a check that failed and passes now", () => {
	const failure = run("npm test", 1, "FAIL test/tide.test.ts > keeps the last row");
	const pass = run("npm test", 0, "6 passed");

	it("is no attempt when nothing had been tried yet", () => {
		const mend = edit("/p/tide.ts", "a");
		expect(
			found("attempt", turn("fix it", failure, say("I'll keep the last row when it is not empty."), mend, pass)),
		).toEqual([]);
	});

	it("tells what mended it", () => {
		const tried = edit("/p/tide.ts", "a");
		const mend = edit("/p/tide.ts", "b");
		const [attempt] = found(
			"attempt",
			turn(
				"fix it",
				say("I'll drop the last row."),
				tried,
				failure,
				say("I'll keep the last row when it is not empty."),
				mend,
				pass,
			),
		);
		expect(attempt?.text).toBe("npm test failed; it passes since: Keep the last row when it is not empty");
	});
});
