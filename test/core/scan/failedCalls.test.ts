import { describe, expect, it } from "vitest";
import { call, edit, found, read, run, say, turn } from "./support/conversation";

const texts = (...turns: Parameters<typeof found<"attempt">> extends [unknown, ...infer T] ? T : never) =>
	found("attempt", ...turns).map(({ text }) => text);

describe("an edit after which the same command fails again", () => {
	const fails = (line: string) => run("lein run", 1, `Syntax error\n${line}`);
	const steps = [
		say("I'll close the bracket of the harbour list."),
		edit("/p/tide.clj", "a)"),
		fails("Unmatched delimiter: )"),
	];

	it("is an attempt, with what the command said", () => {
		const [attempt] = found("attempt", turn("run it", fails("EOF while reading"), ...steps));
		expect(attempt).toMatchObject({
			text: "Close the bracket of the harbour list",
			reason: "Unmatched delimiter: )",
			basis: "run",
		});
	});

	it("is none when nothing had failed before", () => {
		expect(texts(turn("run it", ...steps))).toEqual([]);
	});
});

describe("an edit that was not made", () => {
	const barred = call({
		name: "SEARCH/REPLACE",
		kind: "edit",
		files: ["/p/tide.conf"],
		added: "listen 80;",
		ok: false,
		result: "Unable to write file /p/tide.conf after 5 attempts: Permission denied",
	});

	it("is an attempt when the system bars it", () => {
		const [attempt] = found("attempt", turn("serve it", say("I change the port of the harbour server."), barred));
		expect(attempt?.reason).toContain("Permission denied");
	});

	it("is none when it was put right at once", () => {
		const missed = call({
			...{ name: "Edit", kind: "edit", files: ["/p/a.ts"], ok: false },
			result: "String not found",
		});
		expect(texts(turn("fix it", missed, edit("/p/a.ts", "x"), say("Done.")))).toEqual([]);
	});
});

describe("what the agent says after a failure", () => {
	it("is an attempt when another way comes next", () => {
		const given = say("The harbour option didn't skip the prompt. Let me try piping the answer into it:");
		expect(texts(turn("sync", run("tide sync --yes", 0, "?"), given, run("yes | tide sync", 0, "ok")))).toEqual([
			"The harbour option didn't skip the prompt.",
		]);
	});

	it("is one when it stops itself", () => {
		const wait = say("Wait - both harbours were drawn on the same canvas at once.");
		expect(texts(turn("draw", run("tide draw", 0, "ok"), wait))).toHaveLength(1);
	});

	it("is none while it only looks for the cause", () => {
		const cause = say("The export is failing because it connects to the old harbour server.");
		expect(texts(turn("the export", read("/p/export.ts", "x"), cause))).toEqual([]);
	});

	it.each([
		"Here is why each way fails:",
		"The harbour fix was valid, all curves load.",
		"The container doesn't exist, so I'll proceed by stopping the harbour service.",
	])("is none: %s", (words) => {
		expect(texts(turn("draw", run("tide draw", 0, "ok"), say(words)))).toEqual([]);
	});
});

describe("an answer that an error cut off", () => {
	it("is an attempt, with the error", () => {
		const error = "NotFoundError: this model is no longer available";
		const [attempt] = found(
			"attempt",
			turn("Draw the curve of the harbour", { type: "interruption", by: "error", text: error }),
		);
		expect(attempt).toMatchObject({ reason: error, basis: "run" });
	});
});

describe("lessons", () => {
	it("are what comes after “found it” rather than a guess in a list", () => {
		const told = say(
			"Found the problem. The harbour reader writes to the first register, but the list stands in the second. Likely candidates:\n\n- A bug of the reader that the simulation doesn't catch",
		);
		expect(
			found("lesson", turn("why?", told, edit("/p/a.ts", "x"), say("Done."))).map(({ text }) => text)[0],
		).toContain("first register");
		expect(
			found("lesson", turn("why?", told, edit("/p/a.ts", "x"), say("Done."))).some(({ text }) =>
				text.startsWith("A bug of the reader"),
			),
		).toBe(false);
	});
});
