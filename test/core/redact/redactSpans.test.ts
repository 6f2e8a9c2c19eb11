import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redactSpans } from "../../../src/core/redact/redactSpans";

const mark = "[REDACTED]";

describe("redactSpans (R-004-3)", () => {
	it("leaves a text without matches as it is", () => {
		expect(redactSpans("nothing here", [/xyz/])).toBe("nothing here");
	});

	it("masks every match of every pattern, whatever the patterns' flags", () => {
		expect(redactSpans("a1 b2 a1", [/a\d/, /b\d/g])).toBe(`${mark} ${mark} ${mark}`);
		expect(redactSpans("xa1", [/a\d/y])).toBe(`x${mark}`);
		expect(redactSpans("A1", [/a\d/i])).toBe(mark);
	});

	it("joins spans that overlap", () => {
		expect(redactSpans("abcdef", [/bcd/, /cde/])).toBe(`a${mark}f`);
	});

	it("joins spans that touch", () => {
		expect(redactSpans("abcd", [/ab/, /cd/])).toBe(mark);
	});

	it("joins a span that lies within another", () => {
		expect(redactSpans("abcdef", [/c/, /bcde/])).toBe(`a${mark}f`);
	});

	it("masks nothing for matches of length zero, and comes to an end", () => {
		expect(redactSpans("abc", [/x*/, /\b/, /(?=b)/])).toBe("abc");
		expect(redactSpans("axxb", [/x*/])).toBe(`a${mark}b`);
	});

	it("matches on the original text, never on a marker put in before", () => {
		expect(redactSpans("key REDACTED", [/key/, /REDACTED/])).toBe(`${mark} ${mark}`);
	});

	it("does not depend on the order of the patterns, nor on a pattern's lastIndex", () => {
		const sources = fc.constantFrom("a", "ab", "b+", "c?", "(?=a)", "[ab]c", "bca");
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 30 }),
				fc.array(sources, { maxLength: 5 }),
				(text, patterns) => {
					const forward = patterns.map((source) => new RegExp(source, "g"));
					for (const pattern of forward) pattern.lastIndex = 3;
					expect(redactSpans(text, forward)).toBe(redactSpans(text, [...forward].reverse()));
				},
			),
		);
	});

	it("keeps every character outside the matches, in order", () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 40 }), (text) => {
				expect(redactSpans(text, [/a+/]).replaceAll(mark, "")).toBe(text.replaceAll("a", ""));
			}),
		);
	});
});
