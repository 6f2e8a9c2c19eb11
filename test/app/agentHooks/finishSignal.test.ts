import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { finishSignal } from "../../../src/app/agentHooks/finishSignal";
import { finishSignals } from "../../../src/app/agentHooks/finishSignals";
import { collectConversations } from "../../../src/app/conversations/collectConversations";
import { recoverPending } from "../../../src/app/handoff/recoverPending";
import type { Ports } from "../../../src/app/ports";
import { placeSample } from "../../support/placeSample.mts";
import { scratchPorts } from "../../support/scratchPorts";
import { dyingFiles, Killed, moments } from "../emit/dyingFiles";
import { claudeSession, endOf, finishOptions, sessionId } from "./finishSupport";

function sections(folder: string): string[] {
	const path = join(folder, "NEXT_SESSION_HANDOFF.md");
	return existsSync(path) ? (readFileSync(path, "utf8").match(/^## .*$/gm) ?? []) : [];
}

function leftIn(home: string, folder: "signals" | "pending"): string[] {
	const path = join(home, ".codialectic", folder);
	return existsSync(path) ? readdirSync(path) : [];
}

async function finish(ports: Ports, payload: object, agent?: string) {
	return finishSignal(ports, endOf(ports, payload, agent), finishOptions(ports));
}

describe("an ended session", () => {
	it("is handed off in the folder it was started in, as a lifecycle end", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer", "thanks"]);
		mkdirSync(join(workspace, "src"));
		const outcome = await finish(ports, { transcript_path: path, cwd: join(workspace, "src") });
		expect(outcome).toMatchObject({ kind: "handedOff", report: { isPending: false, problems: [] } });
		expect(sections(workspace)).toEqual([expect.stringMatching(/^## Auto-Handoff /)]);
		expect(sections(join(workspace, "src"))).toEqual([]);
		expect(leftIn(home, "signals")).toEqual([]);
	});

	it.each(["clear", "resume"])("by %s is one too, and the session that goes on has its own", async (reason) => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		expect(await finish(ports, { transcript_path: path, cwd: workspace, reason })).toMatchObject({ kind: "handedOff" });
	});

	it("that ends again without news is not handed off again; with news it is, replacing the earlier section", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		const payload = { transcript_path: path, cwd: workspace };
		await finish(ports, payload);
		expect(await finish(ports, payload)).toMatchObject({ kind: "nothing", why: expect.stringContaining("already") });
		claudeSession(home, workspace, ["Write the importer", "Now the exporter"]);
		expect(await finish(ports, payload)).toMatchObject({ kind: "handedOff" });
		expect(sections(workspace)).toHaveLength(2);
		expect(readFileSync(join(workspace, "NEXT_SESSION_HANDOFF.md"), "utf8")).toContain("- Replaces the section of");
	});

	it("is handed off where an editor with a folder further up did it before", async () => {
		const { ports, home, workspace } = scratchPorts();
		const inner = join(workspace, "packages/core");
		mkdirSync(inner, { recursive: true });
		const outer = claudeSession(home, workspace, ["Write the importer"]);
		await finish(ports, { transcript_path: outer, cwd: workspace });
		rmSync(outer);
		const path = claudeSession(home, inner, ["Write the importer"]);
		expect(await finish(ports, { transcript_path: path, cwd: inner })).toMatchObject({ kind: "nothing" });
		claudeSession(home, inner, ["Write the importer", "Now the exporter"]);
		expect(await finish(ports, { transcript_path: path, cwd: inner })).toMatchObject({ kind: "handedOff" });
		expect([sections(workspace).length, sections(inner).length]).toEqual([2, 0]);
	});

	it("in a sub-folder is no news any more for an editor that has a folder further up open", async () => {
		const { ports, home, workspace } = scratchPorts();
		const inner = join(workspace, "packages/core");
		mkdirSync(inner, { recursive: true });
		const path = claudeSession(home, inner, ["Write the importer"]);
		const news = () => collectConversations(ports, [workspace]).conversations.map(({ hasNews }) => hasNews);
		expect(news()).toEqual([true]);
		await finish(ports, { transcript_path: path, cwd: inner });
		expect(news()).toEqual([false]);
		claudeSession(home, inner, ["Write the importer", "Now the exporter"]);
		expect(news()).toEqual([true]);
	});

	it("whose folder is gone is kept in the beacon and for showing, and written nowhere", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		rmSync(workspace, { recursive: true });
		expect(await finish(ports, { transcript_path: path, cwd: workspace })).toMatchObject({ kind: "handedOff" });
		expect(existsSync(workspace)).toBe(false);
		expect(leftIn(home, "pending")).toEqual([]);
	});

	it.each([
		["codex", "codex", "01a21c46-9f00-71a6-874f-48dfa55ed349"],
		["gemini-cli", "gemini-cli", "327f6f17-ffff-4fff-8fff-ffffffffffff"],
		["copilot-cli", "copilot-cli", "9fc3df4a-2387-422d-afcd-06a41775b1de"],
		["claude-code", "claude-code", "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368"],
	])("of %s is found by its id when no file is named", async (agent, sample, id) => {
		const { ports, home, workspace } = scratchPorts();
		placeSample(sample, home, workspace);
		const outcome = await finish(ports, { session_id: id, transcript_path: null, cwd: workspace }, agent);
		expect(outcome).toMatchObject({ kind: "handedOff", report: { packet: {} } });
		expect(sections(workspace)).toHaveLength(1);
	});
});

describe("nothing is handed off", () => {
	it.each([
		["the session is empty", "", "the session is empty"],
		["there is no prompt of a user", '{"type":"summary","summary":"x","leafUuid":"y"}\n', "no prompt"],
	])("where %s", async (_, text, why) => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["x"]);
		writeFileSync(
			path,
			text === ""
				? ""
				: `${text}${readFileSync(path, "utf8").replaceAll('"human"', '"agent"').replaceAll('"typed"', '"system"')}`,
		);
		expect(await finish(ports, { transcript_path: path, cwd: workspace })).toMatchObject({
			kind: "nothing",
			why: expect.stringContaining(why),
		});
		expect([sections(workspace), leftIn(home, "signals")]).toEqual([[], []]);
	});

	it("where there is no transcript at all", async () => {
		const { ports, home, workspace } = scratchPorts();
		const outcome = await finish(ports, { transcript_path: `${home}/.claude/projects/x/y.jsonl`, cwd: workspace });
		expect(outcome).toMatchObject({ kind: "nothing", why: expect.stringContaining("no transcript") });
	});

	it("of a sub-agent's session", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = placeSample("claude-code", home, workspace).find((file) => file.endsWith("f108c.jsonl"));
		expect(await finish(ports, { transcript_path: path, cwd: workspace })).toMatchObject({
			kind: "nothing",
			why: "it is a sub-agent's session",
		});
	});

	it.each([
		[["Write the importer", "codi handoff auto off", "go on"], true],
		[["Write the importer", " Codi Handoff Auto OFF.\n"], true],
		[["codi handoff auto off", "Write the importer", "codi handoff auto on"], false],
		[["Write into the docs that 'codi handoff auto off' switches it off"], false],
		[["Write the importer", "codi handoff auto office"], false],
	])("after the user switched it off: %j", async (prompts, isOff) => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, prompts);
		const outcome = await finish(ports, { transcript_path: path, cwd: workspace });
		expect(outcome.kind).toBe(isOff ? "nothing" : "handedOff");
		expect(leftIn(home, "signals")).toEqual([]);
	});
});

describe("a signal that cannot be dealt with", () => {
	it("because the transcript cannot be read stays for the next start, for a week", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		const id = endOf(ports, { transcript_path: path, cwd: workspace });
		const locked: Ports = {
			...ports,
			files: { ...ports.files, readHead: (file) => ports.files.readHead(file === path ? workspace : file, 1) },
		};
		expect(await finishSignal(locked, id, finishOptions(ports))).toMatchObject({ kind: "failed", kept: true });
		expect(leftIn(home, "signals")).toEqual([`${id}.json`]);
		const later = new Date(Date.now() + 8 * 24 * 3_600_000);
		const inAWeek: Ports = { ...locked, clock: { now: () => later } };
		expect(await finishSignals(inAWeek, finishOptions(ports))).toMatchObject([{ kind: "failed", kept: false }]);
		expect(leftIn(home, "signals")).toEqual([]);
	});

	it("because no reader knows the file is reported and given up", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = join(home, "session.jsonl");
		writeFileSync(path, '{"some":"thing"}\n');
		expect(await finish(ports, { transcript_path: path, cwd: workspace })).toMatchObject({
			kind: "failed",
			kept: false,
			problem: { code: "transcript.unknownFormat" },
		});
	});

	it("because it is none is removed and reported; what a killed hook left is put in place", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		const id = endOf(ports, { transcript_path: path, cwd: workspace });
		const folder = join(home, ".codialectic/signals");
		const text = readFileSync(join(folder, `${id}.json`), "utf8");
		rmSync(join(folder, `${id}.json`));
		writeFileSync(join(folder, `${id}.json.tmp`), text);
		writeFileSync(join(folder, "00000000-0000-4000-8000-000000000000.json"), text.slice(0, 40));
		const soon: Ports = { ...ports, clock: { now: () => new Date(Date.now() + 60_000) } };
		const outcomes = await finishSignals(soon, finishOptions(ports));
		expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["failed", "handedOff"]);
		expect(leftIn(home, "signals")).toEqual([]);
		expect(sections(workspace)).toHaveLength(1);
	});

	it("because another process works on it is left to that one", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		const id = endOf(ports, { transcript_path: path, cwd: workspace });
		const file = join(home, `.codialectic/signals/${id}.json`);
		const parent = { pid: process.ppid, host: ports.owners.self.host, startedAt: "" };
		writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), owner: parent }));
		expect(await finishSignal(ports, id, finishOptions(ports))).toEqual({ kind: "passed" });
		expect(await finishSignals(ports, finishOptions(ports))).toEqual([]);
		expect(sections(workspace)).toEqual([]);
	});

	it("waits for a file that is still being written", async () => {
		const { ports, home, workspace } = scratchPorts();
		const path = claudeSession(home, workspace, ["Write the importer"]);
		const rest = readFileSync(path, "utf8").split("\n");
		writeFileSync(path, `${rest[0]}\n`);
		const id = endOf(ports, { transcript_path: path, cwd: workspace });
		let waits = 0;
		const pause = async () => {
			waits++;
			if (waits === 1) appendFileSync(path, `${rest[1]}\n`);
			await new Promise((resolve) => setTimeout(resolve, 100));
		};
		const outcome = await finishSignal(ports, id, finishOptions(ports, { pause }));
		expect(waits).toBeGreaterThan(1);
		expect(outcome.kind).toBe("handedOff");
		const beacon = JSON.parse(readFileSync(join(home, ".codialectic/hooks/session_end.json"), "utf8"));
		expect(beacon.msg_count).toBe(2);
	});
});

describe("a finisher that dies in any of its writes", () => {
	const dead = { pid: 2 ** 22 + 1, startedAt: "1", host: "" };

	it.each(moments)("%s it: after the next start there is exactly one section and nothing left", async (moment) => {
		let died = 0;
		for (let fatal = 0; ; fatal++) {
			const { ports, home, workspace } = scratchPorts();
			const path = claudeSession(home, workspace, ["Write the importer", "thanks"]);
			const id = endOf(ports, { transcript_path: path, cwd: workspace });
			const { files } = dyingFiles(ports.files, fatal, moment);
			const owners = { ...ports.owners, self: { ...dead, host: ports.owners.self.host } };
			const dying: Ports = { ...ports, files, owners };
			const outcome = await finishSignal(dying, id, finishOptions(dying)).catch((error: unknown) => error);
			if (!(outcome instanceof Killed)) break;
			died++;
			await finishSignals(ports, finishOptions(ports));
			await recoverPending(ports, (hook) => Promise.reject(new Error(hook.name)));
			expect(sections(workspace), `${moment} write ${fatal}`).toHaveLength(1);
			expect(leftIn(home, "signals"), `${moment} write ${fatal}`).toEqual([]);
			expect(
				leftIn(home, "pending").filter((name) => name.endsWith(".json")),
				`${moment} write ${fatal}`,
			).toEqual([]);
		}
		expect(died).toBeGreaterThan(6);
	});
});

it("the session's id in these tests is the transcript's", () => {
	const { ports, home, workspace } = scratchPorts();
	expect(ports.files.readText(claudeSession(home, workspace, ["x"]))).toContain(sessionId);
});
