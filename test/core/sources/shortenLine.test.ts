import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RawLine } from "../../../src/core/sources/format";
import { parseShortened, type Shortening } from "../../../src/core/sources/shortenLine";
import { clean, headAndTail } from "../../../src/core/sources/text";
import { Session, toolCalls } from "./claudeCode/session";

function lineOf(text: string): RawLine {
	const bytes = Buffer.from(text);
	return { bytes, offset: 0, text: (part) => Buffer.from(part ?? bytes).toString("utf8") };
}

const endsOf = (key: string): Shortening => ({
	longerThan: 1_000,
	want: (text) => (text.key === key ? "ends" : text.key === "data" ? "none" : "all"),
});
const parse = (value: unknown) => parseShortened(lineOf(JSON.stringify(value)), endsOf("output"));

/** Long texts of what stands in outputs: words, code, line ends of all kinds, other scripts, terminal sequences. */
const longText = fc
	.array(
		fc.tuple(
			fc.constantFrom(
				"word ",
				"a\\b",
				'"quoted"',
				"\n",
				"\r\n",
				"\r",
				"\t",
				"é",
				"漢字",
				"😀",
				"\u001b[31mred\u001b[0m",
				"\u001b]8;;x",
				"\u0007",
				"\u0000",
				"\u0085",
				"\ud800",
				"x".repeat(500),
				'{"a":[1]}',
			),
			fc.integer({ min: 1, max: 2_000 }),
		),
		{ minLength: 1, maxLength: 12 },
	)
	.map((parts) => parts.map(([text, times]) => text.repeat(times)).join(""));

describe("a line with long texts", () => {
	it("reads the same with their middle left out, as far as results are kept", () => {
		fc.assert(
			fc.property(longText, fc.boolean(), (text, ascii) => {
				const session = new Session();
				session.user("go");
				session.call("t1", "Bash", { command: "make" });
				session.result("t1", text, { toolUseResult: { stdout: text, interrupted: false } });
				session.user("thanks");
				if (ascii) session.lines[2] = escaped(session.lines[2] ?? "");
				const transcript = session.read();
				expect(toolCalls(transcript)[0]?.result).toBe(headAndTail(clean(text.toWellFormed()), 2_000, 4_000));
				expect(transcript).toMatchObject({ skippedRecords: 0, turns: [{ user: "go" }, { user: "thanks" }] });
			}),
			{ numRuns: 150 },
		);
	}, 60_000);

	it("keeps everything else to the letter", () => {
		const rest = { list: [1, { "a:b": 'x"y\\' }], text: "t".repeat(9_000), flag: true };
		expect(parse({ ...rest, data: "b".repeat(5_000), output: "o ".repeat(9_000), last: null })).toMatchObject({
			...rest,
			data: "",
			last: null,
		});
	});

	it("keeps short lines, and texts that are only a little longer than their ends, whole", () => {
		const value = { data: "b".repeat(2_000), output: "short" };
		expect(parse(value)).toEqual(value);
		const longer = { output: "word ".repeat(1_300), text: "t".repeat(4_000) };
		expect(parse(longer)).toEqual(longer);
	});

	it("tells with which keys a text stands, and what begins like JSON", () => {
		const seen: unknown[] = [];
		const value = { type: "x", is_error: true, part: { list: ['{"a":1}'.padEnd(5_000)] } };
		parseShortened(lineOf(JSON.stringify(value)), {
			longerThan: 1_000,
			want: ({ section, key, isJson }, keys) => {
				seen.push({ section, key, isJson, keys: [...keys] });
				return "all";
			},
		});
		expect(seen).toEqual([
			{ section: "part", key: "list", isJson: true, keys: ["type", "is_error:true", "part", "list"] },
		]);
	});

	it("is no JSON when it was none", () => {
		const half = JSON.stringify({ output: "o ".repeat(9_000) }).slice(0, -20);
		expect(parseShortened(lineOf(half), endsOf("output"))).toBeUndefined();
		expect(parseShortened(lineOf(`${half}{"parentUuid":null}`), endsOf("output"))).toBeUndefined();
	});
});

function escaped(json: string): string {
	return json.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
