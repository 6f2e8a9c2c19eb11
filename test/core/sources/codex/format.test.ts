import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { codex } from "../../../../src/core/sources/codex/format";
import { isCodexSubagent } from "../../../../src/core/sources/codex/location";

const samples = "test/fixtures/samples";
function headsOf(agent: string): [string, string][] {
	const names = readdirSync(`${samples}/${agent}`, { recursive: true, encoding: "utf8" });
	return names
		.filter((name) => /\.jsonl?$/.test(name) && !name.endsWith("history.jsonl"))
		.map((name) => [`${agent}/${name}`, readFileSync(`${samples}/${agent}/${name}`, "utf8").slice(0, 4096)]);
}

describe("recognise", () => {
	test.each([...headsOf("codex"), ...headsOf("codex-legacy")].filter(([name]) => name.includes("rollout-")))(
		"takes %s",
		(_, head) => {
			expect(codex.recognise(head)).toBe(true);
		},
	);

	const others = readdirSync(samples).filter((agent) => !agent.startsWith("codex"));
	test.each(others.flatMap(headsOf))("leaves %s", (_, head) => {
		expect(codex.recognise(head)).toBe(false);
	});

	test("a first line that is longer than the head", () => {
		const head = `{"timestamp":"2026-01-01T00:00:00Z","ordinal":0,"type":"session_meta","payload":{"id":"x","base_instructions":{"text":"${"a".repeat(4000)}`;
		expect(codex.recognise(head)).toBe(true);
	});

	test("other key orders and spaces, line ends of Windows, a byte order mark", () => {
		const record = '{"payload": {"type": "user_message", "message": "x"}, "type": "event_msg", "timestamp": "2026"}';
		expect(codex.recognise(`\ufeff${record}\r\n`)).toBe(true);
	});

	test("files of 2025", () => {
		expect(codex.recognise('{"id":"x","timestamp":"2025-09-24T00:55:32.770Z","instructions":"long and cut off')).toBe(
			true,
		);
		expect(codex.recognise('{"record_type":"state"}\n')).toBe(true);
		expect(codex.recognise('{"type":"message","role":"user","content":[{"type":"input_text","text":"x"}]}\n')).toBe(
			true,
		);
	});

	test.each([
		'{"session_id":"x","ts":1,"text":"history.jsonl"}',
		'{"id":"x","thread_name":"n","updated_at":"2026"}',
		'{"type":"user","message":{"role":"user","content":"x"},"uuid":"u","sessionId":"s"}',
		'{"type":"message","id":"1","parentId":null,"message":{"role":"user","content":[]}}',
		'{"type":"session.start","data":{"sessionId":"x"},"id":"1"}',
		"",
		"rollout",
	])("leaves %s", (head) => {
		expect(codex.recognise(head)).toBe(false);
	});
});

describe("isCodexSubagent", () => {
	const head = (fields: string) =>
		`{"timestamp":"2026-01-01T00:00:00Z","type":"session_meta","payload":{"id":"x",${fields},"base_instructions":{"text":"cut`;

	test.each([
		'"source":{"subagent":{"thread_spawn":{"parent_thread_id":"p"}}}',
		'"source":{"subagent":"review"}',
		'"thread_source":"subagent"',
	])("%s is one", (fields) => {
		expect(isCodexSubagent(head(fields))).toBe(true);
	});

	test.each([
		'"source":"cli"',
		'"source":"vscode","thread_source":"user"',
		'"source":"exec","note":"\\"source\\":{\\"subagent\\""',
	])("%s is none", (fields) => {
		expect(isCodexSubagent(head(fields))).toBe(false);
	});

	test("only the first line counts: a person's fork of a sub-agent has the parent's head as its second", () => {
		expect(isCodexSubagent(`${head('"source":"cli"')}"}}}\n${head('"source":{"subagent":"review"}')}`)).toBe(false);
	});
});
