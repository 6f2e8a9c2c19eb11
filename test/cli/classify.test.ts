import { describe, expect, it } from "vitest";
import { Scratch } from "./support/runCli";

function classify(...messages: readonly (object | string)[]) {
	const stdin = messages.map((message) => (typeof message === "string" ? message : JSON.stringify(message))).join("\n");
	const run = new Scratch().run(["classify"], { stdin: `${stdin}\n` });
	const lines = run.stdout.split("\n").filter((line) => line !== "");
	return { ...run, answers: lines.map((line) => JSON.parse(line)) };
}

describe("classify", () => {
	it("answers line by line, in order, with the documented fields", () => {
		const { code, stderr, answers } = classify(
			{ id: "x", text: "bye" },
			{ id: 2, text: "run the tests" },
			{ id: "y", text: "brb", lang: "en" },
		);
		expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
		expect(answers).toEqual([
			{ id: "x", tier: "A", confidence: "HIGH", action: "fire", reason: "direct closure" },
			{ id: 2, tier: "NONE", confidence: null, action: "ignore", reason: "nothing said about leaving" },
			{ id: "y", tier: "D", confidence: "MEDIUM", action: "ask", reason: "pause" },
		]);
	});

	it("takes the rules of suppression into account", () => {
		const { answers } = classify(
			{ id: 1, text: "thanks", substantive_turns: 1 },
			{ id: 2, text: "bye", in_flight: true },
			{ id: 3, text: "thanks, bye", previous: ["fix the tests", "codi handoff"] },
			{ id: 4, text: "thanks, bye", previous: ["codi handoff", "rename the module"] },
		);
		expect(answers.map(({ tier, action }) => [tier, action])).toEqual([
			["C", "ignore"],
			["A", "ignore"],
			["A", "ignore"],
			["A", "fire"],
		]);
	});

	it("names bad lines on stderr, answers the others and ends with code 2", () => {
		const { code, stderr, answers } = classify(
			{ id: 1, text: "bye" },
			"{not json",
			"",
			{ id: 2 },
			{ id: 3, text: "brb" },
		);
		expect(code).toBe(2);
		expect(answers.map(({ id }) => id)).toEqual([1, 3]);
		expect(stderr).toMatch(/^stdin, line 2: not JSON.*\nstdin, line 4: text: .*\n$/);
	});

	it("has nothing to say to no input", () => {
		expect(new Scratch().run(["classify"])).toEqual({ code: 0, stdout: "", stderr: "" });
	});
});
