import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { HookHome, removeHookCli } from "../app/agentHooks/hookHome";

afterAll(removeHookCli);

const claudeId = "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368";

/** A home in which a session of Claude Code was handed off by its end hook. */
async function handedOff(): Promise<HookHome> {
	const at = new HookHome(["claude-code"]);
	at.hook("claude-code", {
		session_id: claudeId,
		transcript_path: at.transcript(`${claudeId}.jsonl`),
		cwd: at.workspace,
		hook_event_name: "SessionEnd",
		reason: "prompt_input_exit",
	});
	await at.finishersGone();
	return at;
}

const start = (at: HookHome, changes: object = {}) => ({
	session_id: "0191e2d4-0000-4000-8000-000000000000",
	transcript_path: null,
	cwd: at.workspace,
	hook_event_name: "SessionStart",
	source: "startup",
	...changes,
});

describe("hook-start", () => {
	it("prints the handoff of the folder once, as the agent takes it, and says so in the log without its words", async () => {
		const at = await handedOff();
		const run = at.startHook("codex", start(at));
		expect(run).toMatchObject({ code: 0, stderr: "" });
		console.log(`hook-start returned after ${Math.round(run.took)} ms`);
		const { hookSpecificOutput } = JSON.parse(run.stdout);
		expect(hookSpecificOutput.hookEventName).toBe("SessionStart");
		expect(hookSpecificOutput.additionalContext).toContain("“A streaming parser for files over 50 MB”");
		expect(hookSpecificOutput.additionalContext.length).toBeLessThanOrEqual(6000);
		expect(at.startHook("gemini-cli", start(at))).toMatchObject({ code: 0, stdout: "", stderr: "" });
		expect(at.log()).toMatch(/hook-start "codex": \d+ characters given to codex 0191e2d4\S+ \(startup\)/);
		expect(at.log()).toContain('hook-start "gemini-cli": nothing given, the handoff was given before');
		expect(at.log()).not.toContain("streaming parser");
	});

	it("names what restores the context when the user asks for it, and that works", async () => {
		const at = await handedOff();
		const { additionalContext } = JSON.parse(at.startHook("codex", start(at)).stdout).hookSpecificOutput;
		const command = /run `(\S+) (resume --wake --workspace \S+)` and do what it prints/.exec(additionalContext);
		expect(command?.slice(1)).toEqual([
			join(at.home, ".codialectic/bin/codi-handoff"),
			`resume --wake --workspace ${at.workspace}`,
		]);
		const woken = at.run(command?.[2]?.split(" ") ?? []);
		expect(woken.stdout).toContain("“A streaming parser for files over 50 MB”");
		expect(woken.stdout).toMatch(/^ {2}Root handoff: loaded \(last updated: \d{4}-\d{2}-\d{2}\)$/m);
		expect(woken.stdout.endsWith("Ready. What are we picking up?\n")).toBe(true);
	});

	it("runs the user's hooks for the start of a session after a compaction alone, and not for long", async () => {
		const at = await handedOff();
		const hook = (name: string, program: string) => ({ name, command: process.execPath, args: ["-e", program] });
		const hooks = [hook("agents", "console.log('3 agents idle')"), hook("slow", "setTimeout(() => {}, 60000)")];
		writeFileSync(join(at.home, ".codialectic/hooks/session_start.json"), JSON.stringify({ hooks }));
		expect(at.startHook("codex", start(at)).stdout).not.toContain("agents idle");
		const again = at.startHook("codex", start(at, { source: "compact" }));
		const { additionalContext } = JSON.parse(again.stdout).hookSpecificOutput;
		expect(additionalContext).toMatch(
			/^🔄 Context reloaded post-compaction\. \[.*; Tier 1\.5: PASSED 1\/2 — 3 agents idle\]$/m,
		);
		expect(again.took).toBeLessThan(15_000);
	});

	it("does not wait for a git that takes its time", async () => {
		const at = await handedOff();
		const slow = join(at.folder, "slow");
		mkdirSync(slow);
		writeFileSync(join(slow, "git"), "#!/bin/sh\nexec sleep 30\n");
		chmodSync(join(slow, "git"), 0o755);
		const run = at.startHook("codex", start(at), { PATH: `${slow}:${process.env.PATH}` });
		expect(JSON.parse(run.stdout).hookSpecificOutput.additionalContext).toContain("streaming parser");
		expect(run.took).toBeLessThan(15_000);
		expect(at.log()).toContain("with nothing looked up");
	});

	it.each([
		["nothing", "codex", ""],
		["garbage", "codex", "{{{"],
		["an unknown agent", "clippy", "{}"],
		["no handoff", "claude-code", '{"hook_event_name":"SessionStart","source":"startup","session_id":"x","cwd":"/"}'],
	])("%s: exit code 0, silent, a line in the log", (_, agent, input) => {
		const at = new HookHome();
		expect(at.startHook(agent, input)).toMatchObject({ code: 0, stdout: "", stderr: "" });
		expect(at.log()).toContain("nothing given");
	});
});
