import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { HookHome, removeHookCli } from "../app/agentHooks/hookHome";

afterAll(removeHookCli);

/** Time that clients give at most is 0.9 s; here the machine is busy with other tests, so the bound is generous. */
// Only that it does not wait for more input: how fast it is, is measured by hand and said in notes.
const generousMs = 20_000;

const claudeId = "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368";

/** As Claude Code sends it, with a text that must not be kept. */
function claudeEnd(at: HookHome, changes: object = {}) {
	return {
		session_id: claudeId,
		transcript_path: at.transcript(`${claudeId}.jsonl`),
		cwd: at.workspace,
		prompt_id: "p",
		hook_event_name: "SessionEnd",
		reason: "prompt_input_exit",
		last_assistant_message: "words of the conversation",
		user_email: "someone@example.com",
		...changes,
	};
}

describe("hook, called at the end of a session", () => {
	it("says nothing, returns at once, and the handoff is there a moment later", async () => {
		const at = new HookHome(["claude-code"]);
		const run = at.hook("claude-code", claudeEnd(at));
		expect(run).toMatchObject({ code: 0, stdout: "", stderr: "" });
		console.log(`hook returned after ${Math.round(run.took)} ms`);
		expect(run.took).toBeLessThan(generousMs);
		await at.finishersGone();
		expect(at.sections()).toEqual([expect.stringMatching(/^## Auto-Handoff \d{4}-/)]);
		expect(at.ends()).toEqual([]);
		expect(at.pending()).toEqual([]);
		const beacon = JSON.parse(readFileSync(join(at.home, ".codialectic/hooks/session_end.json"), "utf8"));
		expect(beacon).toMatchObject({ ended_reason: "tier_E_lifecycle", model: { host: "claude-code" } });
	});

	it("runs the registered hooks without an editor", async () => {
		const at = new HookHome(["claude-code"]);
		const registry = join(at.home, ".codialectic/hooks/session_end.json");
		mkdirSync(join(registry, ".."), { recursive: true });
		const kept = join(at.folder, "kept.json");
		writeFileSync(
			registry,
			JSON.stringify({ hooks: [{ name: "keep", command: "tee", args: [kept], required: true }] }),
		);
		at.hook("claude-code", claudeEnd(at));
		await at.finishersGone();
		expect(JSON.parse(readFileSync(kept, "utf8")).unfinished_items.length).toBeGreaterThan(0);
		expect(at.log()).toContain("PASSED 1/1, done");
	});

	it("makes one handoff of the two ends that Gemini CLI sends", async () => {
		const at = new HookHome(["gemini-cli"]);
		const end = {
			session_id: "327f6f17-0000-4000-8000-000000000000",
			transcript_path: at.transcript("327f6f17"),
			cwd: at.workspace,
			hook_event_name: "SessionEnd",
			timestamp: "2026-11-27T09:40:00.000Z",
			reason: "exit",
		};
		const runs = [at.hook("gemini-cli", end), at.hook("gemini-cli", end)];
		expect(runs.map(({ stdout }) => stdout)).toEqual(["", ""]);
		await at.finishersGone();
		expect(at.sections()).toHaveLength(1);
		expect(at.log()).toMatch(/gemini-cli SessionEnd \(exit\) .*handed off already/);
	});

	it("finds Copilot CLI's session by its id, since it names no file", async () => {
		const at = new HookHome(["copilot-cli"]);
		at.hook("copilot-cli", {
			sessionId: "9fc3df4a-2387-422d-afcd-06a41775b1de",
			timestamp: 1796031911852,
			cwd: at.workspace,
			reason: "user_exit",
		});
		await at.finishersGone();
		expect(at.sections()).toHaveLength(1);
	});

	it("ignores what its own finisher's hooks cause, so that nothing goes round in a circle", () => {
		const at = new HookHome(["claude-code"]);
		at.hook("claude-code", claudeEnd(at), { CODI_HANDOFF_FINISHER: "1" });
		expect(at.signals()).toEqual([]);
		expect(at.log()).toContain("called by our own finisher");
	});
});

describe("hook, called otherwise", () => {
	it("only takes note of the end of a turn", () => {
		const at = new HookHome(["claude-code"]);
		for (let turn = 0; turn < 2; turn++)
			at.hook("claude-code", claudeEnd(at, { hook_event_name: "Stop", reason: undefined, stop_hook_active: false }));
		expect(at.signals()).toEqual([expect.stringMatching(/^turn-/)]);
		const note = readFileSync(join(at.home, ".codialectic/signals", at.signals()[0] ?? ""), "utf8");
		expect(JSON.parse(note)).toMatchObject({ agent: "claude-code", event: "Stop", sessionId: claudeId });
		expect(note).not.toContain("words of the conversation");
		expect(at.sections()).toEqual([]);
	});

	it.each([
		["nothing", "claude-code", "", "no JSON object in 0 characters"],
		["garbage", "codex", "\u0000\u0001{{{ not json", "no JSON object"],
		["brackets without end", "codex", "[".repeat(200_000), "no JSON object"],
		["a list", "cursor", "[1, 2]", "no JSON object"],
		["an unknown agent", 'clippy"; rm -rf', "{}", "the agent is unknown"],
		[
			"an event that ends nothing",
			"claude-code",
			'{"hook_event_name":"PreToolUse","session_id":"x"}',
			"event PreToolUse",
		],
		["a sub-agent", "claude-code", '{"hook_event_name":"SessionEnd","session_id":"x","agent_id":"a"}', "sub-agent"],
		["an end without a session", "codex", '{"hook_event_name":"SessionEnd","cwd":"/x"}', "it names no session"],
		["an id that is a path", "codex", '{"hook_event_name":"SessionEnd","session_id":"../../x"}', "it names no session"],
	])("%s: exit code 0, silent, a line in the log", (_, agent, input, why) => {
		const at = new HookHome();
		const run = at.hook(agent, input);
		expect(run).toMatchObject({ code: 0, stdout: "", stderr: "" });
		expect(run.took).toBeLessThan(generousMs);
		expect(at.log()).toContain(why);
		expect(at.signals()).toEqual([]);
	});

	it("100 MB on standard input: exit code 0, soon, and little kept", async () => {
		const at = new HookHome();
		const child = at.start(["hook", "claude-code"], "pipe");
		const { stdin } = child;
		if (stdin === null) throw new Error("no standard input");
		stdin.on("error", () => undefined);
		const start = performance.now();
		const piece = Buffer.alloc(1024 * 1024, "x");
		let left = 100;
		const pour = () => {
			while (left > 0 && !stdin.destroyed) {
				left--;
				if (!stdin.write(piece)) return void stdin.once("drain", pour);
			}
			stdin.end();
		};
		pour();
		const code = await new Promise((resolve) => child.once("exit", resolve));
		const took = performance.now() - start;
		console.log(`100 MB: returned after ${Math.round(took)} ms with ${left} MB unread`);
		expect(code).toBe(0);
		expect(took).toBeLessThan(generousMs);
		expect(at.log()).toMatch(/with \d+ bytes ignored: no JSON object in \d{6,7} characters/);
	});

	it("a pipe that nobody closes: what came is used", async () => {
		const at = new HookHome(["claude-code"]);
		const child = at.start(["hook", "claude-code"], "pipe");
		child.stdin?.write(JSON.stringify(claudeEnd(at)));
		const start = performance.now();
		expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
		expect(performance.now() - start).toBeLessThan(generousMs);
		child.stdin?.destroy();
		await at.finishersGone();
		expect(at.sections()).toHaveLength(1);
	});

	it("a home folder that cannot be written: exit code 0, silent", () => {
		const at = new HookHome(["claude-code"]);
		writeFileSync(join(at.home, ".codialectic"), "a file where the folder should be");
		expect(at.hook("claude-code", claudeEnd(at))).toMatchObject({ code: 0, stdout: "", stderr: "" });
		expect(at.sections()).toEqual([]);
	});
});
