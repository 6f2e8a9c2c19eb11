import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstOfEach, isSame } from "../../../src/core/resume/sameWords";

const sentence = fc
	.array(fc.constantFrom("write", "the", "streaming", "parser", "for", "large", "files", "3", "tests", "Kim"), {
		maxLength: 9,
	})
	.map((words) => words.join(" "));

describe("two texts that say the same", () => {
	it("may differ in marks, case and a word in many, but not in a number", () => {
		expect(isSame("Write the `parser`.", "write the parser")).toBe(true);
		const long = "write the streaming parser for the large files of the tide tables";
		expect(isSame(long, `${long} again`)).toBe(true);
		expect(isSame(long, `${long} 3`)).toBe(false);
		expect(isSame("run tests", "run it")).toBe(false);
		expect(isSame("", "")).toBe(true);
	});

	it("are the same both ways round", () => {
		fc.assert(fc.property(sentence, sentence, (one, other) => isSame(one, other) === isSame(other, one)));
	});

	it("count once, and what counts is what no earlier one says", () => {
		fc.assert(
			fc.property(fc.array(sentence, { maxLength: 12 }), (texts) => {
				const kept: string[] = [];
				for (const text of texts) if (!kept.some((known) => isSame(known, text))) kept.push(text);
				expect(firstOfEach(texts, (text) => text)).toEqual(kept);
			}),
		);
	});
});
