import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clean, exitCodeInText, headAndTail, omission } from "../../../src/core/sources/text";

describe("clean", () => {
	it.each([
		["plain\ttext\n", "plain\ttext\n"],
		["\u001b[1;31mred\u001b[0m", "red"],
		["\u001b]8;;https://x.dev\u0007link\u001b]8;;\u001b\\", "link"],
		["a\r\nb\rc", "a\nb\nc"],
		["a\u0000b\u009bc\u007f", "abc"],
		["lone \ud83d here, 😀 there", "lone \ufffd here, 😀 there"],
	])("%j becomes %j", (text, expected) => {
		expect(clean(text)).toBe(expected);
	});

	it("leaves nothing that could steer a terminal, and changes nothing the second time", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const once = clean(text);
				expect(once).toMatch(/^[\n\t\u0020-\u007e\u00a0-\u{10ffff}]*$/u);
				expect(once.isWellFormed()).toBe(true);
				expect(clean(once)).toBe(once);
			}),
		);
	});
});

describe("headAndTail", () => {
	it("keeps a text that fits, and the two ends of one that does not", () => {
		expect(headAndTail("abcdef", 3, 3)).toBe("abcdef");
		expect(headAndTail(`${"a ".repeat(25)}${" z".repeat(25)}`, 4, 4)).toBe(`a a ${omission} z z`);
		expect(headAndTail("a ".repeat(50), 2, 0)).toBe(`a ${omission}`);
	});

	it("cuts between words, so that no part of a token is left at the cut", () => {
		const token = "k".repeat(100);
		const text = `begin ${token} ${"middle ".repeat(50)}${token} end`;
		expect(headAndTail(text, 50, 50)).toBe(`begin ${omission} end`);
	});

	it("is bounded and well formed", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), fc.nat(20), (text, head, tail) => {
				const short = headAndTail(text, head, tail);
				expect(short.length).toBeLessThanOrEqual(head + tail + omission.length);
				expect(short.isWellFormed()).toBe(true);
			}),
		);
	});
});

describe("exitCodeInText", () => {
	it.each([
		["Exit code 2\nboom", 2],
		["Exit Code: 127", 127],
		["Process exited with code 0\nOutput:", 0],
		["out\n<exited with exit code 1>", 1],
		["Command exited with code -1", -1],
		[`${"x\n".repeat(1_000)}Exit code: 3`, 3],
		["exit_code=4", 4],
		["the exit code was fine", null],
		["all good", null],
		["", null],
	])("%j: %s", (text, code) => {
		expect(exitCodeInText(text)).toBe(code);
	});
});
