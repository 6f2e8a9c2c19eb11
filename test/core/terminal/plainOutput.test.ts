import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainOutput } from "../../../src/core/terminal/plainOutput";

const esc = "\u001b";

describe("plainOutput", () => {
	it.each([
		["line ends of a terminal", "one\r\ntwo\r\n", "one\ntwo"],
		["bare line ends", "one\ntwo", "one\ntwo"],
		["colours", `${esc}[31;1mfailed${esc}[0m 3`, "failed 3"],
		["a progress bar that overwrites itself", "10 %\r50 %\r100 % done\r\n", "100 % done"],
		["a shorter text over a longer one", "downloading\rdone", "doneloading"],
		["erasing to the end of the line", `downloading\rdone${esc}[K`, "done"],
		["erasing the whole line", `downloading${esc}[2K\rdone`, "done"],
		["erasing up to the cursor", `abcdef${esc}[3D${esc}[1K`, "    ef"],
		["a spinner", `⠋ work\r⠙ work\r${esc}[2K✓ work\r\n`, "✓ work"],
		["backspaces", "abc\b\bX", "aXc"],
		["cursor left and right", `abc${esc}[2DX${esc}[3CY`, "aXc  Y"],
		["a column by its number", `abc${esc}[10Gd`, "abc      d"],
		["blanks as ConPTY writes them", `a${esc}[5X${esc}[5Cb`, "a     b"],
		["characters taken out", `abcdef${esc}[4D${esc}[2P`, "abef"],
		["characters put in", `abcd\r${esc}[2@xy`, "xyabcd"],
		[
			"several bars, rewritten from below",
			`a 1 %\r\nb 1 %\r\n${esc}[2Aa 9 %\r\n${esc}[2Kb 9 %\r\ndone`,
			"a 9 %\nb 9 %\ndone",
		],
		["a list that is erased and painted anew", `x\r\ny\r\n${esc}[2A${esc}[0Jz\r\n`, "z"],
		["a cleared screen", `old\r\nold${esc}[2J${esc}[Hnew`, "new"],
		["a jump to a place of the real screen", `first${esc}[12;1Hsecond`, "first\nsecond"],
		["a saved cursor", `ab${esc}7cd${esc}8X`, "abXd"],
		["a window title", `${esc}]0;npm test\u0007ok`, "ok"],
		["links", `${esc}]8;;https://x.test${esc}\\here${esc}]8;;${esc}\\`, "here"],
		["marks of the shell integration", `${esc}]633;C\u0007ok\r\n${esc}]633;D;1\u0007`, "ok"],
		["device strings", `${esc}P1$r0m${esc}\\ok${esc}_app${esc}\\`, "ok"],
		["private modes", `${esc}[?25l${esc}[?2004hok${esc}[?25h`, "ok"],
		["character sets", `${esc}(B${esc}=ok`, "ok"],
		["a title that nobody ends", `${esc}]0;title`, ""],
		["a sequence that is cut off", `ok${esc}[31`, "ok"],
		["a title that is broken off by another sequence", `${esc}]0;ti${esc}[1mok`, "ok"],
		["8-bit introducers", "\u009b31mok\u009d0;title\u009c", "ok"],
		["tabs, as they stand", "ok\tpkg/a\t0.1s", "ok\tpkg/a\t0.1s"],
		["text over a tab", "a\tb\rX", "X\tb"],
		["wide characters", `日本${esc}[5GX`, "日本X"],
		["accents", `e\u0301e\u0301${esc}[DX`, "e\u0301X"],
		["emoji", `👩‍💻 ok`, "👩‍💻 ok"],
		["other controls", "a\u0000\u0007b", "ab"],
		["blanks and empty lines at the ends", "a   \r\n\r\n\r\n", "a"],
	])("%s", (_, raw, plain) => {
		expect(plainOutput(raw)).toBe(plain);
	});

	it("keeps text without controls as it is, but for blanks at the ends", () => {
		const printable = fc.string({ unit: fc.constantFrom(..."abc xyz09.:/-_äß日".split("")) });
		fc.assert(
			fc.property(fc.array(printable), (lines) => {
				const text = lines.map((line) => line.trimEnd()).join("\n");
				expect(plainOutput(lines.join("\r\n"))).toBe(text.trimEnd());
			}),
		);
	});

	it("never throws, and leaves no control character, whatever comes", () => {
		const piece = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.constantFrom(
				esc,
				`${esc}[`,
				`${esc}]`,
				"\u009b",
				"\r",
				"\b",
				"\t",
				"日",
				"é",
				"9999;",
				"A",
				"J",
				"K",
				"H",
				"@",
			),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
				const plain = plainOutput(pieces.join(""));
				expect([...plain].filter(isControl)).toEqual([]);
				expect(plain.isWellFormed()).toBe(true);
			}),
			{ numRuns: 500 },
		);
	});

	it("takes little memory for what wants much", () => {
		expect(plainOutput(`${esc}[9999Gx\r\n`.repeat(2_000)).length).toBeLessThan(1_100_000);
		expect(plainOutput(`a${esc}[D${esc}[9999@`.repeat(100)).length).toBeLessThan(60_000);
		expect(plainOutput("x".repeat(96_000)).length).toBe(96_000);
	});
});

function isControl(character: string): boolean {
	return /\p{Cc}/u.test(character) && character !== "\n" && character !== "\t";
}
