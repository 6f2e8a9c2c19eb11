import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { geminiDocument, geminiLog } from "../../../../src/core/sources/geminiCli/format";
import { promptsOf, readText } from "./readWith";
import { spoilt } from "./spoilt";

const folder = "test/fixtures/gemini-cli/0.61.0";
const lines = ["10-01-1d0665da", "09-28-896daab4"].flatMap((name) =>
	readFileSync(`${folder}/session-2026-11-30T${name}.jsonl`, "utf8").trimEnd().split("\n"),
);

/** Property tests are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

describe("spoilt files of Gemini CLI", () => {
	test("a log with a spoilt line is read without an exception", () => {
		const changed = fc
			.nat(lines.length - 1)
			.chain((at) => spoilt(lines[at] ?? "").map((line) => lines.with(at, line).join("\n")));
		fc.assert(
			fc.property(changed, (text) => {
				expect(readText(geminiLog, text).turns.length).toBeGreaterThan(0);
			}),
			{ numRuns: 120 },
		);
	});

	test("a spoilt document is read without an exception", () => {
		const messages = lines.flatMap((line) => {
			const value = JSON.parse(line);
			return typeof value.id === "string" ? [value] : [];
		});
		const document = JSON.stringify({ sessionId: "s", projectHash: "00", messages });
		fc.assert(
			fc.property(spoilt(document), (text) => void geminiDocument.read(text, "/x.json")),
			{ numRuns: 120 },
		);
	});

	test("asked after every line, it shows what it shows at the end of as many lines", () => {
		const text = readFileSync(`${folder}/session-2026-11-30T09-58-9b3eee12.jsonl`, "utf8");
		const seen: (string | null)[][] = [];
		readText(geminiLog, text, "/x.jsonl", (transcript) => seen.push(promptsOf(transcript)));
		const all = text.trimEnd().split("\n");
		expect(seen).toHaveLength(all.length);
		for (const [index, prompts] of seen.entries()) {
			expect(prompts).toEqual(promptsOf(readText(geminiLog, all.slice(0, index + 1).join("\n"))));
		}
	});
});
