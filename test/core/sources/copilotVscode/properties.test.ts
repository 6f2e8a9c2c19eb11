import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { copilotExport, copilotLog, copilotTranscript } from "../../../../src/core/sources/copilotVscode/format";
import type { LineFormat } from "../../../../src/core/sources/format";
import { readText } from "../geminiCli/readWith";
import { spoilt } from "../geminiCli/spoilt";

const folder = "test/fixtures/samples/copilot-vscode";
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".jsonl"));
const linesOf = (store: string) =>
	readFileSync(`${folder}/${paths.find((path) => path.includes(store))}`, "utf8")
		.trimEnd()
		.split("\n");
const stores: [string, LineFormat][] = [
	["chatSessions", copilotLog],
	["transcripts", copilotTranscript],
];

/** Property tests are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

describe("spoilt files of Copilot in VS Code", () => {
	test.each(stores)("%s with a spoilt line is read without an exception", (store, format) => {
		const lines = linesOf(store);
		const changed = fc
			.nat(lines.length - 1)
			.chain((at) => spoilt(lines[at] ?? "").map((line) => lines.with(at, line).join("\n")));
		fc.assert(
			fc.property(changed, (text) => void readText(format, text)),
			{ numRuns: 120 },
		);
	});

	test("a spoilt export is read without an exception", () => {
		const requests = linesOf("chatSessions").flatMap((line) => {
			const { kind, k, v } = JSON.parse(line);
			if (kind !== 2) return [];
			return k.length === 1 ? v : [{ requestId: "r", message: { text: "go" }, response: v }];
		});
		const text = JSON.stringify({ responderUsername: "x", requests });
		expect(copilotExport.read(text, "/x.json").turns.length).toBeGreaterThan(3);
		fc.assert(
			fc.property(spoilt(text), (changed) => void copilotExport.read(changed, "/x.json")),
			{ numRuns: 120 },
		);
	});
});
