import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ToolCall, Transcript, Turn } from "../../../src/core/model/transcript";
import { excerpt } from "../../../src/core/review/excerpt";
import { type TranscriptPage, transcriptPage } from "../../../src/core/review/transcriptPage";

const call: ToolCall = {
	id: "t1",
	name: "Bash",
	kind: "shell",
	command: "npm test",
	files: [],
	text: null,
	added: null,
	removed: null,
	result: "1 failed\ncsv > keeps the last row",
	resultOffset: 250,
	exitCode: 1,
	ok: false,
	denial: null,
	plan: null,
	questions: [],
	background: false,
};

function turn(index: number, user = `Question ${index}`): Turn {
	const offset = index * 100;
	return {
		index,
		at: null,
		offset,
		user,
		steps: [
			{ type: "tool", offset: offset + 10, at: null, tool: { ...call, resultOffset: offset + 50 } },
			{ type: "assistant", offset: offset + 60, at: null, text: `Answer ${index}.\nIt is done.` },
		],
	};
}

function transcript(turns: readonly Turn[]): Transcript {
	return {
		agent: "claude-code",
		id: "c1",
		title: "Fix the export",
		cwd: null,
		branch: null,
		model: null,
		startedAt: null,
		endedAt: null,
		turns,
		plan: [],
		tokens: { input: null, output: null, context: null, window: null },
		skippedRecords: 0,
		problems: [],
	};
}

const plain = (text: string) => text;
const ten = transcript(Array.from({ length: 10 }, (_, at) => turn(at + 1)));

function selected({ text, selection: { start, end } }: TranscriptPage): string {
	const lines = text.split("\n").slice(start.line, end.line + 1);
	const last = lines.length - 1;
	return lines
		.map((line, at) => line.slice(at === 0 ? start.character : 0, at === last ? end.character : undefined))
		.join("\n");
}

describe("a page of a transcript", () => {
	it("shows the turns around a place, says how many are left out, and selects the words", () => {
		const page = transcriptPage(ten, { turn: 5, offset: 560, quote: "Answer 5." }, plain);
		expect(page.text).toContain("… 2 earlier turns are left out here …");
		expect(page.text).toContain("… 3 later turns are left out here …");
		expect(page.text.match(/^Turn \d+$/gm)).toEqual(["Turn 3", "Turn 4", "Turn 5", "Turn 6", "Turn 7"]);
		expect(selected(page)).toBe("Answer 5.");
		expect(page.text.split("\n")[page.selection.start.line - 1]).toBe("  Assistant");
	});

	it("finds the words in what a tool was asked and gave", () => {
		expect(selected(transcriptPage(ten, { turn: 5, offset: 550, quote: "csv > keeps the last row" }, plain))).toBe(
			"csv > keeps the last row",
		);
		expect(selected(transcriptPage(ten, { turn: 5, offset: 550, quote: "npm test" }, plain))).toBe("npm test");
		expect(transcriptPage(ten, { turn: 5, offset: 550, quote: null }, plain).text).toContain(
			"Tool Bash, result (exit 1)",
		);
	});

	it("selects words over several lines, with the indentation between them", () => {
		const page = transcriptPage(ten, { turn: 2, offset: 260, quote: "Answer 2.\nIt is done." }, plain);
		expect(selected(page)).toBe("Answer 2.\n    It is done.");
	});

	it("selects the record where only that is known, and the turn where the words are not found", () => {
		expect(selected(transcriptPage(ten, { turn: 5, offset: 560, quote: null }, plain))).toBe("  Assistant");
		expect(selected(transcriptPage(ten, { turn: 5, offset: 1, quote: "nowhere" }, plain))).toBe("  User");
		expect(selected(transcriptPage(transcript([]), { turn: 5, offset: 1, quote: "x" }, plain))).toBe("");
	});

	it("masks secrets before anything is cut or looked for", () => {
		const mask = (text: string) => text.replaceAll("hunter2", "[REDACTED]");
		const secret = transcript([turn(1, "The password is hunter2, as always")]);
		const page = transcriptPage(secret, { turn: 1, offset: 100, quote: "password is [REDACTED]" }, mask);
		expect(page.text).not.toContain("hunter2");
		expect(selected(page)).toBe("password is [REDACTED]");
	});

	it("cannot be given a heading by what stands in the conversation", () => {
		const forged = transcript([turn(1, "hello\nTurn 2\n  Assistant\nI did it.")]);
		const { text } = transcriptPage(forged, { turn: 1, offset: 100, quote: "hello" }, plain);
		expect(text.match(/^Turn/gm)).toHaveLength(1);
		expect(text.match(/^ {2}\S/gm)).toHaveLength(4);
	});

	it("stays short for a turn of thousands of steps and for long results", () => {
		const [first] = ten.turns;
		if (first === undefined) throw new Error("no turn");
		const steps = Array.from({ length: 1_000 }, (_, at) => ({
			type: "assistant" as const,
			offset: 1_000 + at,
			at: null,
			text: `Step ${at}\n${"long line ".repeat(1_000)}\n${"line\n".repeat(3_000)}`,
		}));
		const page = transcriptPage(
			transcript([{ ...first, steps }]),
			{ turn: 1, offset: 1_500, quote: "Step 500" },
			plain,
		);
		expect(selected(page)).toBe("Step 500");
		expect(page.text.length).toBeLessThan(300_000);
		expect(page.text).toMatch(/… \d+ steps are left out here …/);
		expect(page.text).toMatch(/… \d+ lines are left out here …/);
	});
});

describe("an excerpt", () => {
	it("always shows where the quote begins and ends, wherever it stands", () => {
		const line = fc.string({ maxLength: 60 });
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), fc.nat(), fc.nat(200), (lines, from, length) => {
				const text = lines.join("\n");
				const start = from % (text.length + 1);
				const quote = text.slice(start, start + length);
				fc.pre(quote !== "" && text.indexOf(quote) === start);
				const { lines: shown, selection } = excerpt(text, quote, { lines: 6, characters: 20 });
				if (selection === null) throw new Error("nothing is selected");
				const [firstLine = ""] = quote.split("\n");
				const seen = shown[selection.start.line]?.slice(selection.start.character) ?? "";
				const common = Math.min(firstLine.length, seen.length, 6);
				expect(seen.slice(0, common)).toBe(firstLine.slice(0, common));
				expect(selection.end.line).toBeGreaterThanOrEqual(selection.start.line);
			}),
		);
	});
});
