import { lexer, type Token } from "marked";
import { describe, expect, it } from "vitest";
import { blockquote, codeSpan, inline, plainLine, quoted } from "../../../src/core/render/inline";

describe("foreign words in our lines", () => {
	it.each([
		["keep `npm test` as it is", "keep `npm test` as it is"],
		["``a ` b`` stays", "``a ` b`` stays"],
		["an `open span", "an 'open span"],
		["the token [REDACTED] and arr[0]", "the token [REDACTED] and arr[0]"],
		["a < b and c <= d, R&D, 5 > 4", "a < b and c \\<= d, R&D, 5 > 4"],
		["src/core_model/snake_case.ts and ~/notes", "src/core_model/snake_case.ts and ~/notes"],
		["C:\\Users\\me\\a.ts", "C:\\Users\\me\\a.ts"],
		["cmd 2>&1", "cmd 2>&1"],
		["me@example.com and @types/node", "me@example.com and \\@types/node"],
	])("stay readable: %s", (text, shown) => expect(inline(text)).toBe(shown));

	it("read the same after they were shown", () => {
		for (const text of [
			"1. first",
			"- x",
			"# not a heading",
			"a \\* b \\\\ c",
			"<b>&amp;</b> ~~x~~ [a](b)",
			"---",
			"> x",
		]) {
			const [paragraph] = lexer(inline(text), { gfm: true });
			expect(paragraph?.type).toBe("paragraph");
			expect(textOf(paragraph).replace(/\\(?![!-/:-@[-`{-~])/g, "\\")).toBe(text);
		}
	});

	it("run into each other at no line end", () => {
		expect(plainLine("a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh\ti")).toBe("a b c d e f g h i");
		expect(blockquote("a\r\nb\n\n\nc\u2028d")).toEqual(["> a", "> b", "> c", "> d"]);
	});

	it("cannot close their quotation, and are cut to what they may take", () => {
		expect(quoted("he said “no” and left", 80)).toBe('“he said "no" and left”');
		expect(quoted(`${"word ".repeat(100)}`, 50).length).toBeLessThanOrEqual(52);
	});

	it("cannot close their code span, and an empty one opens none", () => {
		expect(codeSpan("echo `date`")).toBe("`echo 'date'`");
		expect(codeSpan("\u200b")).toBe("` `");
		expect(codeSpan("# x <b> [a](b)")).toBe("`# x <b> [a](b)`");
	});
});

function textOf(token: Token | undefined): string {
	if (token === undefined) return "";
	if ("tokens" in token && Array.isArray(token.tokens)) return token.tokens.map(textOf).join("");
	return token.type === "escape" || token.type === "text" ? unescaped(String(token.raw)) : token.raw;
}

function unescaped(raw: string): string {
	return raw.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
