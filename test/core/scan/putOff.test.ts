import { describe, expect, it } from "vitest";
import { edit, found, run, say, turn } from "./support/conversation";

const fixed = [
	edit("/p/csv.ts", "x"),
	say("Fixed the row parser.\n\nDeferred: a streaming parser for files over 50 MB."),
];

describe("what the user puts off", () => {
	it("is one matter with what the agent said of it, under the clearer title", () => {
		const left = found(
			"unfinished",
			turn("Fix the export", ...fixed),
			turn("Good. Leave the streaming parser for later, I will open an issue for it", say("Understood.")),
		);
		expect(left.map((item) => item.text)).toEqual(["A streaming parser for files over 50 MB"]);
		expect(left[0]?.evidence.map((one) => one.speaker)).toEqual(["assistant", "user"]);
		expect(left[0]?.why).toBeNull();
	});

	it("is called by its number in the agent's list", () => {
		const [item] = found(
			"unfinished",
			turn("Review it", say("1. **No size limit** on the harbour upload.\n2. **No rate limit** on the tide endpoint.")),
			turn("fix 1. 2 we do next sprint", edit("/p/upload.ts", "limit"), say("Fixed 1.")),
		).filter((one) => one.source === "deferred");
		expect(item?.text ?? "").toContain("No rate limit");
	});

	it("may be two things in one breath", () => {
		const left = found(
			"unfinished",
			turn("Fix it", edit("/p/a.ts", "x"), say("Fixed.")),
			turn("let's do the harbour path next time, remind me to update the docs", say("I will.")),
		);
		expect(left.map((item) => item.text).sort()).toEqual(["Do the harbour path", "Update the docs"]);
	});

	it("is no title of its own when it says nothing but goodbye", () => {
		const left = found(
			"unfinished",
			turn("Fix the export", edit("/p/csv.ts", "x"), run("npm test", 0, "3 passed"), say("Fixed.")),
			turn("see you tomorrow"),
		);
		expect(left).toEqual([]);
	});
});

describe("what the user did alone", () => {
	it("is not left any more", () => {
		const left = found(
			"unfinished",
			turn(
				"Add the form",
				edit("/p/form.html", "x"),
				say("Done.\n\nNext steps:\n- Put the key into the file on the server"),
			),
			turn("i put the key there, it works", say("Great.")),
		);
		expect(left).toEqual([]);
	});
});

describe("the first step", () => {
	it("is the command that the words name, and nothing where they name none", () => {
		const [named, bare] = found(
			"unfinished",
			turn(
				"Add a column",
				edit("/p/1.sql", "x"),
				say("Added.\n\nNext steps:\n- Run `npm run migrate -- --env staging` on the server\n- Tell the harbour office"),
			),
		);
		expect(named?.how).toBe("Run npm run migrate -- --env staging");
		expect(bare?.how).toBeNull();
	});
});

describe("what holds things up", () => {
	it("is named without the words around it", () => {
		const [item] = found(
			"unfinished",
			turn("Go on", say("TODO: the retry path is not handled yet; blocked on the API key.")),
		);
		expect(item?.blockers).toEqual(["the API key"]);
	});
});

describe("code that was edited after the last check", () => {
	const work = [run("npm test", 0, "3 passed"), edit("/p/tide.ts", "x")];

	it("has to be checked again", () => {
		const left = found("unfinished", turn("Fix it", ...work, say("Fixed.")));
		expect(left).toMatchObject([{ source: "unchecked", how: "Run npm test", files: ["/p/tide.ts"] }]);
	});

	it("has not when another check passed since, or only a text was edited", () => {
		expect(found("unfinished", turn("Fix it", ...work, run("npx tsc -p .", 0, ""), say("Fixed.")))).toEqual([]);
		const text = turn("Fix it", run("npm test", 0, "3 passed"), edit("/p/README.md", "x"), say("Fixed."));
		expect(found("unfinished", text)).toEqual([]);
	});
});
