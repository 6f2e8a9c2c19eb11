import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evidenceOf } from "../../../src/core/scan/evidence";

const source = (text: string) => ({ conversation: "c", turn: 1, offset: 0, speaker: "user" as const, text });

describe("evidenceOf", () => {
	it("refuses what does not stand there", () => {
		expect(evidenceOf(source("the tide is high"), "the tide is low")).toBeNull();
		expect(evidenceOf(source("the tide is high"), "  ")).toBeNull();
	});

	it("is bounded and always a part of the text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), fc.nat(900), fc.nat(900), (text, from, length) => {
				const evidence = evidenceOf(source(text), text.slice(from, from + length));
				if (evidence === null) return;
				expect(text).toContain(evidence.quote);
				expect(evidence.quote.length).toBeLessThanOrEqual(300);
				expect(evidence.quote.length).toBeGreaterThan(0);
			}),
		);
	});
});
