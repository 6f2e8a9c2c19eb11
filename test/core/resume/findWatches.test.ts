import { describe, expect, it } from "vitest";
import type { AgentName, ToolCall } from "../../../src/core/model/transcript";
import type { Watch } from "../../../src/core/model/watch";
import { stillRunning } from "../../../src/core/render/terminals";
import { findCitations } from "../../../src/core/resume/findCitations";
import { findWatches } from "../../../src/core/resume/findWatches";
import { portsIn } from "../../../src/core/resume/lastingCommand";
import { readWatches } from "../../../src/core/resume/readWatches";
import { exampleFolder } from "../../support/model/exampleHandoff";
import { call, talk } from "./talk";

const same = (text: string) => text;
const found = (tools: readonly Partial<ToolCall>[], agent?: AgentName) =>
	findWatches([talk(tools.map(call), { agent })], same).map(({ kind, what, id, recreate }) => [
		kind,
		what,
		id,
		recreate,
	]);

describe("what dies with a session", () => {
	it("is what was started in the background and has not ended", () => {
		const dev = { command: "npm run dev", background: true, result: "Command running in background with ID: bash_1" };
		expect(found([dev])).toEqual([["background", "npm run dev", "bash_1", true]]);
		expect(found([{ ...dev, ok: true }])).toEqual([]);
		expect(found([{ ...dev, exitCode: 1, ok: false }])).toEqual([]);
		expect(found([{ ...dev, ok: true }], "gemini-cli")).toHaveLength(1);
		expect(
			found([
				dev,
				{ name: "KillShell", kind: "other", result: "Successfully killed shell: bash_1 (npm run dev)", ok: true },
			]),
		).toEqual([]);
	});

	it("is what was detached by hand; what ends by itself need not be started again", () => {
		expect(found([{ command: "nohup ./worker.sh > log &", exitCode: 0, ok: true }])).toHaveLength(1);
		expect(found([{ command: "make build & ", exitCode: 0, ok: true }])).toEqual([
			["background", "make build & ", null, false],
		]);
		expect(found([{ command: "npm test && echo done", exitCode: 0, ok: true }])).toEqual([]);
	});

	it("is crons, monitors and loops, until they are deleted", () => {
		const cron = {
			name: "CronCreate",
			kind: "other",
			text: "*/5 * * * * check the deploy",
			result: "Scheduled job a1b2c3",
			ok: true,
		} as const;
		expect(findWatches([talk([call(cron)])], same)).toMatchObject([
			{ kind: "cron", what: "check the deploy", id: "a1b2c3", schedule: "*/5 * * * *", recreate: true },
		]);
		expect(found([cron, { name: "CronDelete", kind: "other", result: "Cancelled job a1b2c3", ok: true }])).toEqual([]);
		expect(findWatches([talk([], { user: "/loop 5m check the build" })], same)).toMatchObject([
			{ kind: "loop", schedule: "5m", what: "check the build" },
		]);
	});

	it("is told by what a tool was called with, where its result says less", () => {
		const other = (name: string, text: string, result: string | null) =>
			({ name, kind: "other", text, result, ok: true }) as const;
		const cron = other("CronCreate", "7 9 * * 1-5\nread the mail", "Scheduled f56f5668 (7 9 * * 1-5)");
		const kept = other(
			"CronCreate",
			"0 8 * * *\nsay hello",
			"Scheduled job c0ffee12. Persisted to scheduled_tasks.json",
		);
		expect(findWatches([talk([call(cron), call(kept)])], same)).toMatchObject([
			{ what: "read the mail", id: "f56f5668", schedule: "7 9 * * 1-5", recreate: true, mayRun: false },
			{ what: "say hello", recreate: false, mayRun: true },
		]);
		expect(found([cron, other("CronDelete", "f56f5668", "ok")])).toEqual([]);
		const monitor = other("Monitor", "tail -f app.log", "Monitor started (task bqxacefgh, persistent)");
		const short = other("Monitor", "tail -f ci.log", "Monitor started (task b7, timeout 300000ms)");
		expect(found([monitor, short])).toEqual([
			["monitor", "tail -f app.log", "bqxacefgh", true],
			["monitor", "tail -f ci.log", "b7", false],
		]);
		expect(found([monitor, other("TaskStop", "bqxacefgh", "stopped")])).toEqual([]);
	});

	it("is a loop once, as the cron that it became or as its last wakeup", () => {
		const loop = (tools: readonly Partial<ToolCall>[], endedAt: string | null = null) =>
			findWatches([{ ...talk(tools.map(call), { user: "/loop check the deploy" }), endedAt }], same).map(
				({ kind, what, schedule }) => [kind, what, schedule],
			);
		const wake = (text: string) => ({ name: "ScheduleWakeup", kind: "other", text, ok: true }) as const;
		const cron = { name: "CronCreate", kind: "other", text: "*/5 * * * *\ncheck the deploy", ok: true } as const;
		expect(loop([])).toEqual([["loop", "check the deploy", null]]);
		expect(loop([cron])).toEqual([["cron", "check the deploy", "*/5 * * * *"]]);
		expect(loop([wake("in 60 s: check"), wake("in 900 s: check again")])).toEqual([
			["loop", "check again", "in 900 s"],
		]);
		expect(loop([wake("in 60 s: check"), wake("stop")])).toEqual([]);
		expect(loop([wake("in 900 s: check")], "2026-11-30T10:05:00.000Z")).toHaveLength(1);
		expect(loop([wake("in 60 s: check")], "2026-11-30T10:05:00.000Z")).toEqual([]);
	});

	it("is masked before it is cut", () => {
		const command = `${"x".repeat(1_990)} --token=secret-token &`;
		const watches = findWatches([talk([call({ command, exitCode: 0, ok: true })])], (text) =>
			text.replaceAll("secret-token", "[REDACTED]"),
		);
		expect(watches[0]?.what).not.toContain("secret");
	});

	it("names edits of the crontab, which the system keeps", () => {
		expect(found([{ command: "echo x | crontab -", exitCode: 0, ok: true }])).toEqual([
			["crontab", "echo x | crontab -", null, false],
		]);
		expect(found([{ command: "crontab -l", exitCode: 0, ok: true }])).toEqual([]);
	});

	it("knows the ports of servers", () => {
		expect(
			portsIn("vite --port 5173", "Local: http://localhost:5173/", "PORT=3000 node x", "listening on port 8080"),
		).toEqual([5173, 3000, 8080]);
		expect(portsIn("sleep 99999", null)).toEqual([]);
	});

	it("stands in the narrative, five of the agents' at most, and is read back from there", () => {
		const cron = call({
			name: "CronCreate",
			kind: "other",
			text: "*/5 * * * *\ncheck: the deploy",
			result: "Scheduled job a1b2c3d4",
			ok: true,
		});
		const dev = call({ command: "vite --port 5173", background: true, result: "with ID: bash_1" });
		const tab = call({ command: "crontab jobs.txt", exitCode: 0, ok: true });
		const watches = findWatches([talk([cron, dev, tab])], same);
		const lines = stillRunning({ terminals: exampleFolder.terminals, watches });
		expect(lines).toEqual([
			"- cron `check: the deploy` of `claude-code c1`, `id a1b2c3d4`, schedule `*/5 * * * *`, since 2026-11-30T10:00Z: start it again if it is needed",
			"- background command `vite --port 5173` of `claude-code c1`, `id bash_1`, port 5173, since 2026-11-30T10:00Z: start it again if it is needed",
			"- crontab edit `crontab jobs.txt` of the system, since 2026-11-30T10:00Z: it goes on by itself",
		]);
		expect(findCitations(lines.map((text) => ({ text, part: "running", from: null }))).citations).toEqual([]);
		const read = readWatches(lines.map((line) => ({ text: line.slice(2), source: null, done: false, from: null })));
		expect(read).toEqual(watches);
		const many = Array.from({ length: 7 }, (_, at) => ({ ...watches[1], what: `serve ${at}` }) as Watch);
		const long = stillRunning({ terminals: exampleFolder.terminals, watches: many });
		expect(long).toHaveLength(6);
		expect(long.at(-1)).toBe("- and 2 more");
	});

	it("is read back from a handoff", () => {
		const said = (text: string) => ({ text, source: null, done: false, from: null });
		const running = [
			said("`npm run dev` in terminal `zsh`, running since 2026-11-30T10:05Z: start it again if it is needed"),
			said(
				"debug session `Launch server`, running since 2026-11-30T10:06Z until its window ended: start it again if it is needed",
			),
			said("the log on the build machine"),
		];
		expect(readWatches(running)).toMatchObject([
			{ kind: "terminal", what: "npm run dev", owner: "terminal zsh", since: "2026-11-30T10:05:00.000Z", mayRun: true },
			{ kind: "debug", what: "Launch server", mayRun: false },
			{ kind: "background", what: "the log on the build machine" },
		]);
	});
});
