import { describe, expect, it } from "vitest";
import type { AgentName, ToolCall } from "../../../src/core/model/transcript";
import { findWatches } from "../../../src/core/resume/findWatches";
import { readWatches } from "../../../src/core/resume/readWatches";
import { portsIn } from "../../../src/core/resume/watch";
import { call, talk } from "./talk";

const found = (tools: readonly Partial<ToolCall>[], agent?: AgentName) =>
	findWatches([talk(tools.map(call), { agent })], null).map(({ kind, what, id, recreate }) => [
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
		expect(findWatches([talk([call(cron)])], null)).toMatchObject([
			{ kind: "cron", id: "a1b2c3", schedule: "*/5 * * * *", recreate: true },
		]);
		expect(found([cron, { name: "CronDelete", kind: "other", result: "Cancelled job a1b2c3", ok: true }])).toEqual([]);
		expect(findWatches([talk([], { user: "/loop 5m check the build" })], null)).toMatchObject([
			{ kind: "loop", schedule: "5m", what: "check the build" },
		]);
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
