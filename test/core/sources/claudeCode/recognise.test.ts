import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";

const samples = join(import.meta.dirname, "../../../fixtures/samples");
const real = join(import.meta.dirname, "../../../../../shared/data/real");
const beginning = (path: string) => readFileSync(path).toString("utf8", 0, 4_000);

describe("recognition", () => {
	it.each([
		['{"type":"summary","summary":"x","leafUuid":"a"}'],
		['{"type":"mode","mode":"normal","sessionId":"a"}'],
		['{"type":"file-history-snapshot","messageId":"a","snapshot":{}}'],
		['not json\n{"type":"queue-operation","operation":"enqueue","sessionId":"a","content":"x"}'],
		[
			'\u0000{"parentUuid":null,"isSidechain":false,"type":"user","message":{"content":"x"},"uuid":"a","sessionId":"b"}',
		],
		['{"type":"brand-new","sessionId":"a"}\n{"type":"ai-title","aiTitle":"x","sessionId":"a"}'],
	])("knows %j", (head) => {
		expect(claudeCode.recognise(head)).toBe(true);
	});

	it("knows a first record that is longer than what was read", () => {
		const record = { parentUuid: null, isSidechain: false, type: "user", message: { content: "x".repeat(9_000) } };
		expect(claudeCode.recognise(JSON.stringify(record).slice(0, 4_000))).toBe(true);
	});

	it.each([
		[""],
		["# aider chat started at 2026-11-27 09:12:00"],
		['{"type":"session_meta","payload":{"id":"a"}}'],
		['{"type":"session.start","data":{"sessionId":"a"},"id":"b","timestamp":"t","parentId":null}'],
		['{"sessionId":"a","projectHash":"b","startTime":"t","kind":"main"}'],
		[
			'{"uuid":"a","parentUuid":null,"sessionId":"b","type":"user","provenance":"real_user","message":{"role":"user","parts":[]}}',
		],
		['{"uuid":"a","parentUuid":null,"sessionId":"b","type":"user","message":{"role":"user","parts":[{"text":"x"}]}}'],
		['{"role":"user","message":{"content":[{"type":"text","text":"x"}]}}'],
	])("leaves %j to others", (head) => {
		expect(claudeCode.recognise(head)).toBe(false);
	});

	it("leaves every other agent's sample to its own reader", () => {
		const others = globSync(join(samples, "*/home/.*/**/*.{json,jsonl}")).filter(
			(path) => !path.includes("/samples/claude-code/"),
		);
		expect(others.length).toBeGreaterThan(5);
		expect(others.filter((path) => claudeCode.recognise(beginning(path)))).toEqual([]);
	});

	it.skipIf(!existsSync(real))("leaves every real file of other agents to its own reader", () => {
		const files = globSync(join(real, "*/.*/**/*.{json,jsonl}")).filter((path) => !path.includes("/claude-code-"));
		expect(files.length).toBeGreaterThan(10);
		expect(files.filter((path) => claudeCode.recognise(beginning(path)))).toEqual([]);
	});
});
