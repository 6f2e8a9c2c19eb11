import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitProse } from "../../../src/core/scan/sentences";

const plain = (message: string) => splitProse(message).map((segment) => segment.plain);

describe("splitProse", () => {
	it("splits paragraphs into sentences, not at abbreviations, numbers or file names", () => {
		expect(plain("It reads config.py, e.g. the port. Version 1.5 is out! Why?\nBecause it is.")).toEqual([
			"It reads config.py, e.g. the port.",
			"Version 1.5 is out!",
			"Why?",
			"Because it is.",
		]);
	});

	it("splits scripts without spaces", () => {
		expect(plain("潮汐表已经修好。还需要写测试。")).toEqual(["潮汐表已经修好。", "还需要写测试。"]);
	});

	it("passes over code, quotes, tables and markup", () => {
		expect(plain("Before.\n```js\n// TODO: not prose.\n```\n> quoted words.\n| a | b |\n<details>\nAfter.")).toEqual([
			"Before.",
			"After.",
		]);
	});

	it("knows what an item stands under, and its box", () => {
		const segments = splitProse(
			"## Result\n\nStill open:\n- [ ] Write **docs** for `tide`\n- [x] Fix it\n- ❌ was wrong\n",
		);
		expect(segments.filter((segment) => segment.kind === "item")).toMatchObject([
			{ plain: "Write docs for tide", headings: ["Result", "Still open"], mark: "open" },
			{ plain: "Fix it", mark: "done" },
			{ plain: "was wrong", mark: "cross" },
		]);
	});

	it("gives only what stands in the message to the letter", () => {
		const pieces = fc.constantFrom(
			"A sentence. ",
			"- item one\n",
			"\n\n",
			"# head\n",
			"**bold**\n",
			"```\n",
			"你好。",
			"e.g. ",
			"x:\n",
			"  ",
			"1. two?! ",
			"🙂",
			"\u2028",
			"| t |\n",
		);
		fc.assert(
			fc.property(
				fc.array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 30 }),
				(parts) => {
					const message = parts.join("");
					for (const segment of splitProse(message)) expect(message).toContain(segment.raw);
				},
			),
		);
	});
});
