import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { placeAgent } from "../support/placeAgent.mts";
import { Scratch } from "./support/runCli";

const agents = ["claude-code", "codex", "copilot-vscode", "copilot-cli", "cursor", "gemini-cli", "opencode", "cline"];

function setUp(...placed: readonly string[]) {
	const scratch = new Scratch();
	for (const agent of placed) placeAgent(agent, scratch.home, scratch.workspace);
	const list = (...args: readonly string[]) => {
		const run = scratch.run(["sessions", ...args]);
		return { ...run, lines: run.stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)])) };
	};
	return { scratch, list };
}

describe("sessions", () => {
	it("lists the conversations of every agent, each of which can be named again", () => {
		const { scratch, list } = setUp(...agents);
		const { lines, stderr, code } = list();
		expect(code).toBe(0);
		expect(stderr).toBe("");
		expect(new Set(lines.map(({ agent }) => agent))).toEqual(new Set(agents));
		for (const line of lines) {
			expect(line).toMatchObject({ cwd: scratch.workspace, readable: true });
			expect(line.turns).toBeGreaterThanOrEqual(3);
			const again = scratch.run(["transcript", "--transcript", line.path]);
			expect(JSON.parse(again.stdout)).toMatchObject({ id: line.id, agent: line.agent });
		}
	});

	it("lists with --all those of other folders, too", () => {
		const { scratch, list } = setUp("codex");
		placeAgent("claude-code", scratch.home, "/somewhere/else");
		expect(list().lines.map(({ agent }) => agent)).toEqual(["codex"]);
		expect(new Set(list("--all").lines.map(({ cwd }) => cwd))).toEqual(new Set(["/somewhere/else", scratch.workspace]));
	});

	it("says why something cannot be read, and reads the rest", () => {
		const { scratch, list } = setUp("opencode", "codex");
		writeFileSync(join(scratch.home, ".local/share/opencode/opencode.db"), "SQLite format 3\0 and nonsense");
		const { lines, stderr, code } = list();
		expect(code).toBe(0);
		expect(lines.map(({ agent }) => agent)).toEqual(["codex"]);
		expect(stderr).toContain("opencode.db cannot be read");
	});

	it("names a conversation's own fault in its line", () => {
		const { scratch, list } = setUp();
		const [path = ""] = placeAgent("claude-code", scratch.home, scratch.workspace);
		writeFileSync(path, `{"type":"unknown","cwd":${JSON.stringify(scratch.workspace)}}\n`);
		appendFileSync(path, "{}\n");
		expect(list().lines).toMatchObject([{ agent: "claude-code", id: null, readable: expect.stringContaining(path) }]);
	});

	it("lists the last one first, whenever its file was written", () => {
		const { list } = setUp("codex", "codex-legacy", "gemini-cli", "cline");
		const times = list().lines.map(({ last_activity }) => last_activity);
		expect(times).toEqual([...times].sort().reverse());
	});

	it("says where was looked when there are none", () => {
		const { scratch, list } = setUp();
		expect(list().stderr).toContain(`${scratch.home}/.claude/projects`);
	});
});

describe("doctor", () => {
	it("names each agent's places, what was there, and what is in the way", () => {
		const { scratch } = setUp("claude-code", "cursor");
		writeFileSync(join(scratch.home, ".config/Cursor/User/globalStorage/state.vscdb"), "no database");
		const { stdout } = scratch.run(["doctor"]);
		const lines = stdout.split("\n");
		const rows = lines.map((line) => line.trim().split(/ {2,}/));
		const database = `${scratch.home}/.config/Cursor/User/globalStorage/state.vscdb`;
		expect(rows).toContainEqual(["claude-code", "1 found", `${scratch.home}/.claude/projects`]);
		expect(rows).toContainEqual(["cursor", "none", database]);
		expect(rows).toContainEqual(["opencode", "not there", `${scratch.home}/.local/share/opencode`]);
		expect(rows).toContainEqual(["specstory", "not there", `${scratch.workspace}/.specstory/history`]);
		expect(lines.find((line) => line.includes("4 turns"))).toMatch(
			/^ {2}claude-code +2026-11-27 09:14Z +4 turns +Fix .*\(2cb9422f-/,
		);
		expect(stdout).toContain("state.vscdb cannot be read: file is not a database");
		expect(existsSync(join(scratch.home, ".codialectic"))).toBe(false);
	});
});

describe("a reader of the output that stops reading", () => {
	it.skipIf(process.platform === "win32")("is no failure", () => {
		const { scratch } = setUp(...agents);
		const script = `"$0" "$1" doctor 2>err | true; printf '%s ' "\${PIPESTATUS[0]}"; cat err`;
		const run = spawnSync("bash", ["-c", script, process.execPath, resolve("dist/cli.js")], {
			cwd: scratch.workspace,
			env: { ...process.env, HOME: scratch.home },
			encoding: "utf8",
		});
		expect(run.stdout).toBe("0 ");
	});
});

describe("a session of a database", () => {
	it("is handed off like any other, and once", () => {
		const { scratch } = setUp("opencode");
		const run = scratch.run(["handoff"]);
		expect(run).toMatchObject({ code: 0 });
		const narrative = scratch.read("NEXT_SESSION_HANDOFF.md");
		expect(narrative).toContain("opencode `ses_6d1f00synthetictide0001`");
		expect(scratch.run(["handoff"]).stderr).toContain("Nothing new since the handoff");
	});
});
