import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HookAgent } from "../../../src/app/agentHooks/hookAgent";
import { readHookCall } from "../../../src/app/agentHooks/hookCall";

const home = "/home/ana";
const paths = {
	"claude-code": `${home}/.claude/projects/-home-ana-shop/5d0c.jsonl`,
	codex: `${home}/.codex/sessions/2026/11/30/rollout-2026-11-30T09-18-37-01a22bbf.jsonl`,
	"gemini-cli": `${home}/.gemini/tmp/shop/chats/session-2026-11-30T09-25-a59311ee.jsonl`,
	"qwen-code": `${home}/.qwen/projects/-home-ana-shop/chats/f97c82e0.jsonl`,
	"copilot-vscode": `${home}/.config/Code/User/workspaceStorage/ab/GitHub.copilot-chat/transcripts/77.jsonl`,
	cursor: `${home}/.cursor/projects/home-ana-shop/agent-transcripts/c1/c1.jsonl`,
} as const;

function read(payload: object, named: HookAgent = "claude-code") {
	return readHookCall(JSON.stringify(payload), named);
}

describe("who called", () => {
	it.each(Object.entries(paths))("%s is known by the path of its transcript, whoever's hook it ran", (agent, path) => {
		const payload = { session_id: "s", transcript_path: path, cwd: "/shop", hook_event_name: "Stop" };
		for (const named of ["claude-code", "gemini-cli", "codex"] as const)
			expect(read(payload, named)).toMatchObject({ agent, kind: "turn" });
	});

	it("a Windows path tells as much", () => {
		const payload = { session_id: "s", hook_event_name: "SessionEnd" };
		const path = "C:\\Users\\ana\\.codex\\sessions\\2026\\11\\30\\rollout-2026-11-30T09-18-37-01a22bbf.jsonl";
		expect(read({ ...payload, transcript_path: path })).toMatchObject({ agent: "codex", transcriptPath: path });
	});

	it("Cursor is known by its own fields; its first workspace folder counts", () => {
		const payload = {
			conversation_id: "c1",
			generation_id: "g1",
			session_id: "c1",
			cursor_version: "3.21.0",
			hook_event_name: "sessionEnd",
			workspace_roots: ["/shop", "/other"],
			user_email: "ana@example.com",
			transcript_path: null,
			reason: "window_close",
		};
		expect(read(payload)).toEqual({
			agent: "cursor",
			kind: "end",
			event: "sessionEnd",
			sessionId: "c1",
			transcriptPath: null,
			cwd: "/shop",
			reason: "window_close",
		});
	});

	it("Copilot CLI is known without an event's name, and when it runs Claude Code's hooks", () => {
		const end = { sessionId: "8014f3f8", timestamp: 1796031993077, cwd: "/shop", reason: "user_exit" };
		expect(read(end, "copilot-cli")).toMatchObject({ agent: "copilot-cli", kind: "end", sessionId: "8014f3f8" });
		expect(read(end)).toMatchObject({ agent: "copilot-cli", kind: "end" });
		const pascal = { session_id: "8014f3f8", timestamp: "2026-11-30T09:46:33.077Z", cwd: "/shop", reason: "complete" };
		expect(read({ ...pascal, hook_event_name: "SessionEnd" })).toMatchObject({ agent: "copilot-cli", kind: "end" });
		const stop = { sessionId: "8014f3f8", timestamp: 1, cwd: "/shop", stopReason: "end_turn", transcriptPath: "/x" };
		expect(read(stop, "copilot-cli")).toMatchObject({ kind: "turn", event: "agentStop", transcriptPath: "/x" });
		const prompt = { sessionId: "8014f3f8", timestamp: 1, cwd: "/shop", prompt: "reason: error" };
		expect(read(prompt, "copilot-cli")).toHaveProperty("unused");
	});
});

describe("what it means", () => {
	it.each(["clear", "resume", "logout", "prompt_input_exit", "other"])("%s ends that session", (reason) => {
		const payload = { session_id: "s", transcript_path: paths["claude-code"], hook_event_name: "SessionEnd", reason };
		expect(read(payload)).toMatchObject({ kind: "end", reason });
	});

	it("a relative path, an id with a slash and a reason with line ends are left out", () => {
		const payload = { session_id: "a/../b", transcript_path: "x.jsonl", cwd: ".", reason: "a\nb" };
		expect(read({ ...payload, hook_event_name: "SessionEnd" })).toMatchObject({
			sessionId: null,
			transcriptPath: null,
			cwd: null,
			reason: null,
		});
	});

	it("never throws", () => {
		const field = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()));
		const payload = fc.record(
			{
				session_id: field,
				transcript_path: field,
				cwd: field,
				workspace_roots: field,
				hook_event_name: fc.oneof(field, fc.constantFrom("SessionEnd", "dispose", "constructor", "__proto__")),
				reason: field,
				timestamp: field,
			},
			{ requiredKeys: [], noNullPrototype: true },
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					payload.map(String),
					payload.map((value) => JSON.stringify(value)),
				),
				(text) => {
					const call = readHookCall(text, "codex");
					expect("unused" in call || call.kind === "end" || call.kind === "turn").toBe(true);
				},
			),
		);
	});
});

const real = "../shared/data/real";
const clients = [
	["claude-code-2.1.332", "hooks.jsonl", "claude-code", 10],
	["claude-code-2.1.332", "hooks-print.jsonl", "claude-code", 3],
	["codex-0.171.0", "hooks.jsonl", "codex", 17],
	["copilot-1.0.102", "hooks.jsonl", "copilot-cli", 18],
	["gemini-cli-0.61.0", "hooks.jsonl", "gemini-cli", 57],
	["qwen-code-0.24.4", "hooks.jsonl", "qwen-code", 19],
] as const;

describe.skipIf(!existsSync(real))(`what real clients sent (${real}; skipped where it is absent)`, () => {
	it.each(clients)("%s, %s", (client, file, agent, ends) => {
		const lines = readFileSync(join(real, client, "_hooks", file), "utf8")
			.split("\n")
			.filter(Boolean);
		const calls = lines.map((line) => {
			const { argv, stdin } = JSON.parse(line);
			return { event: String(argv[0]).toLowerCase(), call: readHookCall(JSON.stringify(stdin), agent), stdin };
		});
		const ended = calls.filter(({ call }) => "kind" in call && call.kind === "end");
		expect(ended.map(({ event }) => event)).toEqual(Array(ends).fill("sessionend"));
		const turns = calls.filter(({ call }) => "kind" in call && call.kind === "turn").map(({ event }) => event);
		expect(turns.every((event) => ["stop", "agentstop", "afteragent"].includes(event))).toBe(true);
		expect(turns.length).toBe(calls.filter(({ event }) => /^(?:stop|agentstop|afteragent)$/.test(event)).length);
		for (const { call, stdin } of ended) {
			expect(call).toMatchObject({ agent, sessionId: stdin.session_id ?? stdin.sessionId, cwd: stdin.cwd });
			// The same payload through a hook in Claude Code's settings, which others read too.
			expect(readHookCall(JSON.stringify(stdin), "claude-code")).toMatchObject({ agent });
		}
	});
});
