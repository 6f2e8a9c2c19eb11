import { Buffer } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copilotCli } from "../../../../src/core/sources/copilotCli/format";
import { calls, damaged, distorted, interruptions, prompts, read, said, steps, textAt } from "../qwenCode/reading";

const sample = resolve("test/fixtures/samples/copilot-cli");
const samplePath = `${sample}/home/.copilot/session-state/9fc3df4a-2387-422d-afcd-06a41775b1de/events.jsonl`;
const sampleFile = readFileSync(samplePath);
const expected = JSON.parse(readFileSync(`${sample}/expected.json`, "utf8"));

const path = "/home/dev/.copilot/session-state/0aa1/events.jsonl";
let count = 0;
function event(type: string, data: object, more: object = {}): string {
	count++;
	const timestamp = `2026-11-27T09:${String(Math.floor(count / 60)).padStart(2, "0")}:${String(count % 60).padStart(2, "0")}.000Z`;
	return JSON.stringify({ type, data, id: `id-${count}`, timestamp, parentId: null, ...more });
}
const start = (more: object = {}) =>
	event("session.start", { sessionId: "0aa1", producer: "copilot-agent", copilotVersion: "1.0.102", ...more });
const reading = (...lines: string[]) => read(copilotCli, Buffer.from(`${lines.join("\n")}\n`), path);
const call = (id: string, name: string, input: unknown) =>
	event("assistant.message", { content: "", toolRequests: [{ toolCallId: id, name, arguments: input }] });
const done = (id: string, data: object) => event("tool.execution_complete", { toolCallId: id, success: true, ...data });

describe("the sample", () => {
	const transcript = read(copilotCli, sampleFile, samplePath);

	it("reads as expected.json says", () => {
		expect(transcript).toMatchObject({
			agent: expected.agent,
			id: expected.sessionId,
			cwd: expected.workspace,
			branch: "fix/csv-last-row",
			model: expected.model,
			tokens: { input: expected.tokens.input, output: expected.tokens.output },
			startedAt: "2026-11-27T09:12:04.000Z",
			endedAt: "2026-11-27T09:13:36.000Z",
			skippedRecords: 0,
			problems: [],
		});
		expect(prompts(transcript)).toEqual(expected.userPrompts);
		for (const injected of expected.mustNotBeUserPrompts) expect(prompts(transcript).join()).not.toContain(injected);
		const made = calls(transcript).map(({ kind, command, exitCode, files: [file], ok }) =>
			kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file, ok },
		);
		expect(made).toEqual(expected.toolCalls);
		expect(said(transcript, "thinking").length > 0).toBe(expected.hasThinking);
		expect(said(transcript, "assistant").join("\n")).toContain(expected.decision);
		expect(said(transcript, "assistant").join("\n")).toContain(expected.deferred);
		expect(said(transcript, "assistant").at(-1)).toBe(expected.lastAssistantText);
	});

	it("gives offsets at which the record really begins", () => {
		for (const turn of transcript.turns) expect(textAt(sampleFile, turn.offset)).toMatch(/^\{"type":"user\.message"/);
		for (const step of steps(transcript))
			expect(textAt(sampleFile, step.offset)).toMatch(/^\{"type":"assistant\.message"/);
		for (const made of calls(transcript))
			expect(textAt(sampleFile, made.resultOffset ?? 0)).toMatch(/^\{"type":"tool\.execution_complete"/);
	});
});

describe("who speaks", () => {
	it("skills, other agents, autopilot and other sessions are not the user", () => {
		const user = (data: object) => event("user.message", data);
		const transcript = reading(
			start(),
			user({ content: "mine" }),
			user({ content: "skill", source: "skill-x" }),
			user({ content: "agent", source: "agent-x" }),
			user({ content: "go on", isAutopilotContinuation: true }),
			user({ content: "other session", inputOrigin: "authenticated-cross-session" }),
			event("system.notification", { content: "notice" }),
		);
		expect(prompts(transcript)).toEqual(["mine"]);
		expect(transcript.skippedRecords).toBe(0);
	});

	it("a sub-agent's events are left out, its tokens are counted", () => {
		const transcript = reading(
			start(),
			event("user.message", { content: "mine" }),
			event("user.message", { content: "task" }, { agentId: "sub" }),
			event("assistant.message", { content: "sub answer" }, { agentId: "sub" }),
			event("assistant.message", { content: "old sub answer", parentToolCallId: "t1" }),
			event(
				"session.usage_record",
				{ usage: { inputTokens: 10, outputTokens: 1, maxPromptTokens: 5 } },
				{ agentId: "sub" },
			),
			event("session.usage_record", { usage: { inputTokens: 20, outputTokens: 2, maxPromptTokens: 100 } }),
		);
		expect(prompts(transcript)).toEqual(["mine"]);
		expect(said(transcript, "assistant")).toEqual([]);
		expect(transcript.tokens).toEqual({ input: 30, output: 3, context: 20, window: 100 });
	});

	it("an event that was written twice counts once", () => {
		const prompt = event("user.message", { content: "once" });
		expect(prompts(reading(start(), prompt, prompt))).toEqual(["once"]);
	});
});

describe("tool calls", () => {
	const one = (...lines: string[]) => calls(reading(start({ context: { cwd: "/home/dev/ws" } }), ...lines))[0];

	it("the exit code is taken from the record, its contents or the text, and never guessed from success", () => {
		const shell = (result: object) => one(call("t", "bash", { command: "make" }), done("t", result));
		expect(shell({ shellExecution: { exitCode: 2 }, result: { content: "x" } })).toMatchObject({
			exitCode: 2,
			ok: false,
		});
		const contents = [{ type: "text" }, { type: "shell_exit", exitCode: 3 }];
		expect(shell({ result: { content: "x", contents } })).toMatchObject({ exitCode: 3, ok: false });
		expect(shell({ result: { content: "x\n<exited with exit code 0>" } })).toMatchObject({ exitCode: 0, ok: true });
		expect(shell({ result: { content: "still running" } })).toMatchObject({ exitCode: null, ok: null });
		expect(one(call("t", "bash", { command: "make" }))).toMatchObject({ result: null, resultOffset: null, ok: null });
	});

	it("a command that runs on in the background, and one that the user ran", () => {
		expect(one(call("t", "bash", { command: "serve", mode: "async" }))).toMatchObject({ background: true });
		expect(
			one(
				event("tool.user_requested", { toolCallId: "u", toolName: "bash", arguments: { command: "ls" } }),
				done("u", { shellExecution: { exitCode: 0 } }),
			),
		).toMatchObject({ kind: "shell", command: "ls", exitCode: 0, ok: true });
	});

	it("edits: new file, patch, arguments as JSON text; relative paths start at the working folder", () => {
		expect(one(call("t", "create", { path: "src/a.ts", file_text: "a" }))).toMatchObject({
			kind: "edit",
			files: ["/home/dev/ws/src/a.ts"],
			added: "a",
			removed: null,
		});
		expect(one(call("t", "edit", '{"path":"/x/b.ts","old_str":"b","new_str":"c"}'))).toMatchObject({
			files: ["/x/b.ts"],
			added: "c",
			removed: "b",
		});
		const patch = "*** Begin Patch\n*** Update File: src/c.ts\n@@\n-old\n+new\n*** End Patch";
		expect(one(call("t", "apply_patch", patch))).toMatchObject({
			kind: "edit",
			files: ["/home/dev/ws/src/c.ts"],
			added: "new",
			removed: "old",
		});
	});

	it("a refused call keeps the user's words", () => {
		const error = { code: "rejected", message: "The user rejected this tool call. User feedback: use pnpm" };
		expect(one(call("t", "bash", { command: "npm i" }), done("t", { success: false, error }))).toMatchObject({
			ok: false,
			denial: "use pnpm",
		});
		const plain = { code: "denied", message: "Permission denied by the user" };
		expect(one(call("t", "bash", {}), done("t", { success: false, error: plain }))?.denial).toBe("");
		expect(one(call("t", "view", {}), done("t", { success: false, error: { message: "no file" } }))?.denial).toBeNull();
	});

	it("a question with the user's choice", () => {
		const question = call("t", "ask_user", { question: "Which?", choices: ["a", "b"] });
		expect(one(question, done("t", { result: { content: "User selected: b" } }))?.questions).toEqual([
			{ question: "Which?", options: ["a", "b"], answer: "b" },
		]);
		expect(one(question)?.questions).toEqual([{ question: "Which?", options: ["a", "b"], answer: null }]);
	});
});

describe("the todo table behind the sql tool", () => {
	const planAfter = (...queries: string[]) =>
		reading(
			start(),
			event("user.message", { content: "go" }),
			...queries.flatMap((query, at) => [call(`t${at}`, "sql", { query }), done(`t${at}`, {})]),
		).plan.map(({ text, status }) => `${status}: ${text}`);
	const insert =
		"INSERT INTO todos (id, title, description, status) VALUES ('a','Fix it','','in_progress'),('b','User''s docs; (all)',NULL,'pending');";

	it("follows what the statements change", () => {
		expect(planAfter(insert)).toEqual(["in_progress: Fix it", "pending: User's docs; (all)"]);
		expect(planAfter(insert, "UPDATE todos SET status = 'done' WHERE id = 'a'")).toEqual([
			"completed: Fix it",
			"pending: User's docs; (all)",
		]);
		expect(
			planAfter(insert, "update todos set status='done', updated_at=CURRENT_TIMESTAMP where id in ('a', 'b');"),
		).toEqual(["completed: Fix it", "completed: User's docs; (all)"]);
		expect(planAfter(insert, "DELETE FROM todos WHERE id='a'; UPDATE todos SET status='blocked' WHERE id='b'")).toEqual(
			["pending: User's docs; (all)"],
		);
		expect(planAfter(insert, "DELETE FROM todos")).toEqual([]);
	});

	it("leaves other tables and conditions it does not understand alone", () => {
		expect(
			planAfter(insert, "DELETE FROM todo_deps; UPDATE todos SET status='done' WHERE title LIKE '%docs%'"),
		).toEqual(planAfter(insert));
		expect(planAfter("SELECT * FROM todos")).toEqual([]);
	});

	it("a statement that failed changes nothing", () => {
		const lines = [
			start(),
			call("t", "sql", { query: insert }),
			done("t", { success: false, error: { message: "no" } }),
		];
		expect(reading(...lines).plan).toEqual([]);
	});
});

describe("events of the session", () => {
	it("interruptions, errors, compactions, the latest folder and branch", () => {
		const transcript = reading(
			start({ context: { cwd: "/a", branch: "main" } }),
			event("user.message", { content: "go" }),
			event("abort", { reason: "user initiated" }),
			event("session.error", { errorType: "quota", message: "quota exceeded" }),
			event("session.compaction_complete", { success: true, summaryContent: "so far" }),
			event("session.compaction_complete", { success: false, summaryContent: "not" }),
			event("session.context_changed", { cwd: "/b", branch: "next" }),
		);
		expect(interruptions(transcript)).toEqual([
			{ by: "user", text: null },
			{ by: "error", text: "quota exceeded" },
		]);
		expect(said(transcript, "compaction")).toEqual(["so far"]);
		expect(transcript).toMatchObject({ cwd: "/b", branch: "next", skippedRecords: 0 });
	});

	it("unknown events, broken lines and results of unknown calls are counted", () => {
		const transcript = reading(start(), event("conversation.prompt", {}), '{"type":"user.mess', "[]", done("none", {}));
		expect(transcript.skippedRecords).toBe(4);
		expect(transcript.problems).toMatchObject([{ code: "transcript.noPrompt", skipped: 4 }]);
	});
});

describe("recognition", () => {
	it("tells the CLI's files from those of Copilot in VS Code by VS Code's version", () => {
		expect(copilotCli.recognise(sampleFile.subarray(0, 4096).toString())).toBe(true);
		expect(copilotCli.recognise(start({ vscodeVersion: "1.140.0" }))).toBe(false);
		const vscode = resolve("test/fixtures/samples/copilot-vscode/home/.config/Code/User/workspaceStorage");
		const transcript = `${vscode}/a82c1463611c50022bb74d2512dcaa07/GitHub.copilot-chat/transcripts/2829b9f6-3f61-4603-a471-cd522e0a94b8.jsonl`;
		expect(copilotCli.recognise(readFileSync(transcript, "utf8").slice(0, 4096))).toBe(false);
	});

	it("by the first event alone: what a prompt mentions does not count", () => {
		const head = `${start()}\n${event("user.message", { content: '"vscodeVersion"' })}\n`;
		expect(copilotCli.recognise(head)).toBe(true);
		expect(copilotCli.recognise(event("user.message", { content: start() }))).toBe(false);
	});
});

describe("damage", () => {
	it("never throws, and never gives an empty session without saying so", () => {
		const lines = sampleFile.toString().trim().split("\n");
		fc.assert(
			fc.property(fc.oneof(damaged(sampleFile), distorted(lines)), (bytes) => {
				const transcript = read(copilotCli, bytes, samplePath);
				expect(prompts(transcript).length > 0 || transcript.problems.length > 0).toBe(true);
			}),
			{ numRuns: 200 },
		);
	});
});

const real = resolve("../shared/data/real/copilot-1.0.102/.copilot/session-state");
describe.skipIf(!existsSync(real))("files of the real client 1.0.102 (skipped where ../shared is absent)", () => {
	const session = (id: string) => {
		const file = `${real}/${id}/events.jsonl`;
		return read(copilotCli, readFileSync(file), file);
	};
	const talk = [
		"Please fix the failing test",
		"let's do the retry path next time, remind me to update the docs",
		"thanks, bye",
	];

	it.each(["088ab6a7-6009-424b-b2d2-c703d55c64d9", "8014f3f8-c481-4ea2-ae41-69854ed6664f"])("%s: three turns", (id) => {
		const transcript = session(id);
		expect(prompts(transcript)).toEqual(talk);
		expect(calls(transcript).map(({ kind, exitCode, ok }) => [kind, exitCode, ok])).toEqual([
			["shell", 1, false],
			["read", null, true],
			["edit", null, true],
			["shell", 0, true],
			["plan", null, true],
		]);
		expect(calls(transcript)[2]?.files).toEqual(["/home/dev/ws/src/sum.js"]);
		expect(transcript.plan.map(({ status }) => status)).toEqual(["completed", "in_progress", "pending"]);
		expect(transcript).toMatchObject({
			id,
			cwd: "/home/dev/ws",
			branch: "main",
			model: "fake-model",
			skippedRecords: 0,
		});
		expect(transcript.tokens).toMatchObject({ input: 9600, output: 336, window: 128_000 });
	});

	it("a compaction, a killed client, an answer that was never written", () => {
		const compacted = session("230551b4-4626-4cab-aef2-a70c416420ae");
		expect(said(compacted, "compaction")).toHaveLength(1);
		expect(prompts(compacted)).toEqual(["thanks, bye"]);
		expect(prompts(session("ccc552e5-998e-429e-a08f-b7626e44b649"))).toEqual(["thanks, bye"]);
		const cut = session("ec849b5f-74e1-483b-891d-e73543db37c1");
		expect(prompts(cut)).toEqual(["give me a slow answer please"]);
		expect(said(cut, "assistant")).toEqual([]);
		expect([compacted, cut].map((transcript) => transcript.skippedRecords)).toEqual([0, 0]);
	});
});
