import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { type HookAgent, hookAgentNames } from "../../../src/app/agentHooks/hookAgent";
import {
	applyPlan,
	changesAnything,
	type HookChange,
	type HookPlan,
	planAgentHook,
	undoOf,
} from "../../../src/app/agentHooks/hookPlan";
import { listAgentHooks } from "../../../src/app/agentHooks/listAgentHooks";
import type { Ports } from "../../../src/app/ports";
import { scratchPorts } from "../../support/scratchPorts";

function planned(ports: Ports, agent: HookAgent, change: HookChange): HookPlan {
	const plan = planAgentHook(ports, agent, change);
	if ("code" in plan) throw new Error(JSON.stringify(plan));
	return plan;
}

function change(ports: Ports, agent: HookAgent, what: HookChange): HookPlan {
	const plan = planned(ports, agent, what);
	expect(applyPlan(ports, plan)).toBeNull();
	return plan;
}

/** A home folder with one agent's settings in it. */
function withSettings(relative: string, text: string | Uint8Array) {
	const { ports, home } = scratchPorts();
	const path = join(home, relative);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	return { ports, home, path, read: () => readFileSync(path, "utf8") };
}

const claudePath = ".claude/settings.json";

/** As people write them: comments, tabs, other hooks, no line end at the end. */
const handWritten = `// my settings
{
	"model": "opus", // the big one
	"hooks": {
		/* run the linter */
		"Stop": [ { "hooks": [ { "type": "command", "command": "lint" } ] } ],
		"SessionEnd": [
			{ "matcher": "clear", "hooks": [{"type":"command","command":"echo bye"}] } // keep me
		]
	},
	"permissions": { "allow": ["Bash(npm:*)"] }
}`;

describe("connecting", () => {
	it.each(hookAgentNames)("%s: makes the file where there is none, twice is once, and takes it back", (agent) => {
		const { ports } = scratchPorts();
		const added = change(ports, agent, "add");
		expect(added.before).toBeNull();
		const text = readFileSync(added.path, "utf8");
		expect(text).toContain(`${ports.places.home}/.codialectic/bin/codi-handoff`);
		expect(changesAnything(planned(ports, agent, "add"))).toBe(false);
		expect(listAgentHooks(ports).filter(({ isConnected }) => isConnected)).toMatchObject([{ agent, path: added.path }]);
		expect(applyPlan(ports, undoOf(added))).toBeNull();
		expect(existsSync(added.path)).toBe(false);
		change(ports, agent, "add");
		change(ports, agent, "remove");
		expect(listAgentHooks(ports).some(({ isConnected }) => isConnected)).toBe(false);
		expect(changesAnything(planned(ports, agent, "remove"))).toBe(false);
	});

	it("writes what each agent documents", () => {
		const { ports, home } = scratchPorts();
		const program = `${home}/.codialectic/bin/codi-handoff`;
		const written = (agent: HookAgent) => JSON.parse(readFileSync(change(ports, agent, "add").path, "utf8"));
		const command = (verb: string, agent: HookAgent, timeout: number) => ({
			type: "command",
			command: `${program} ${verb} ${agent}`,
			timeout,
		});
		expect(written("claude-code")).toEqual({
			hooks: {
				SessionEnd: [{ hooks: [command("hook", "claude-code", 10)] }],
				SessionStart: [{ hooks: [command("hook-start", "claude-code", 5)] }],
			},
		});
		expect(written("codex")).toEqual({
			hooks: {
				SessionEnd: [{ hooks: [command("hook", "codex", 3)] }],
				SessionStart: [{ hooks: [command("hook-start", "codex", 5)] }],
			},
		});
		for (const agent of ["gemini-cli", "qwen-code"] as const)
			expect(written(agent)).toEqual({
				hooks: {
					SessionEnd: [{ hooks: [{ name: "codi-handoff", ...command("hook", agent, 5000) }] }],
					SessionStart: [{ hooks: [{ name: "codi-handoff-start", ...command("hook-start", agent, 5000) }] }],
				},
			});
		expect(written("cursor")).toEqual({
			version: 1,
			hooks: {
				sessionEnd: [{ command: `${program} hook cursor`, timeout: 10 }],
				sessionStart: [{ command: `${program} hook-start cursor`, timeout: 5 }],
			},
		});
		expect(written("copilot-cli")).toMatchObject({
			version: 1,
			hooks: {
				sessionEnd: [{ type: "command", bash: `${program} hook copilot-cli`, timeoutSec: 5 }],
				sessionStart: [{ type: "command", bash: `${program} hook-start copilot-cli`, timeoutSec: 5 }],
			},
		});
	});

	it.each([
		...(["claude-code", "codex", "gemini-cli", "qwen-code"] as const).map((agent) => [agent, "SessionEnd"] as const),
		...(["cursor", "copilot-cli"] as const).map((agent) => [agent, "sessionEnd"] as const),
	])(
		"%s, connected by a version without the start: is offered the addition, and nothing stands there twice",
		(agent, event) => {
			const { ports } = scratchPorts();
			const { path } = change(ports, agent, "add");
			const whole = readFileSync(path, "utf8");
			const settings = JSON.parse(whole);
			const other = { command: "echo mine" };
			const before = { ...settings, hooks: { other: [other], [event]: settings.hooks[event] } };
			writeFileSync(
				path,
				JSON.stringify(
					agent === "copilot-cli" ? { ...settings, hooks: { [event]: settings.hooks[event] } } : before,
					null,
					2,
				),
			);
			const state = () => listAgentHooks(ports).find((one) => one.agent === agent);
			expect(state()).toMatchObject({ isConnected: false, hasOldHooks: true, problem: null });
			change(ports, agent, "add");
			expect(state()).toMatchObject({ isConnected: true, hasOldHooks: false });
			const { hooks } = JSON.parse(readFileSync(path, "utf8"));
			expect({ ...hooks, other: undefined }).toEqual({ ...settings.hooks, other: undefined });
			expect(hooks.other).toEqual(agent === "copilot-cli" ? undefined : [other]);
			change(ports, agent, "remove");
			expect(state()).toMatchObject({ isConnected: false, hasOldHooks: false });
		},
	);

	it("goes where the agent's own variables say", () => {
		const { ports, home } = scratchPorts({
			CLAUDE_CONFIG_DIR: "/c",
			CODEX_HOME: "/x",
			GEMINI_CLI_HOME: "/g",
			COPILOT_HOME: "/p",
			XDG_CONFIG_HOME: "/xdg",
			QWEN_HOME: "/q",
		});
		expect(listAgentHooks(ports).map(({ path }) => path)).toEqual([
			"/c/settings.json",
			"/x/hooks.json",
			"/g/.gemini/settings.json",
			"/p/hooks/codi-handoff.json",
			`${home}/.cursor/hooks.json`,
			"/xdg/opencode/plugin/codi-handoff.js",
			"/q/settings.json",
		]);
	});

	it("knows an installed agent by its folder or by its program", () => {
		const { ports, home, workspace } = scratchPorts();
		const at = { ...ports, places: { ...ports.places, env: { PATH: `/nowhere:${workspace}` } } };
		expect(listAgentHooks(at).filter(({ isInstalled }) => isInstalled)).toEqual([]);
		mkdirSync(join(home, ".codex"));
		writeFileSync(join(workspace, "gemini"), "");
		const installed = listAgentHooks(at).filter(({ isInstalled }) => isInstalled);
		expect(installed.map(({ agent }) => agent)).toEqual(["codex", "gemini-cli"]);
	});

	it("quotes a home folder with blanks for the shell, and keeps its command line the same for ever", () => {
		const { ports } = scratchPorts();
		const home = "/home/ana's folder";
		const plan = planned({ ...ports, places: { ...ports.places, home } }, "codex", "add");
		const { command } = JSON.parse(Buffer.from(plan.after ?? []).toString()).hooks.SessionEnd[0].hooks[0];
		expect(command).toBe(`'/home/ana'\\''s folder/.codialectic/bin/codi-handoff' hook codex`);
	});
});

describe("a settings file with other things in it", () => {
	it("keeps comments, order and other hooks; ours comes last", () => {
		const { ports, read } = withSettings(claudePath, handWritten);
		change(ports, "claude-code", "add");
		const text = read();
		for (const line of handWritten.split("\n").filter((one) => !one.includes("keep me")))
			expect(text.split("\n")).toContain(line);
		expect(text).toContain('"command":"echo bye"}] }, // keep me\n\t\t\t{\n\t\t\t\t"hooks": [');
		const { hooks } = parse(text);
		expect(hooks.Stop).toHaveLength(1);
		expect(hooks.SessionEnd.map((group: { matcher?: string }) => group.matcher)).toEqual(["clear", undefined]);
	});

	it.each([
		["hand-written", handWritten],
		["Windows line ends", handWritten.replaceAll("\n", "\r\n")],
		["no hooks", '{\n  "model": "opus"\n}\n'],
		["a comma behind the last entry", '{\n  "model": "opus",\n  "hooks": {\n    "Stop": [],\n  },\n}\n'],
		["one line", '{"model":"opus","hooks":{"SessionEnd":[{"hooks":[{"command":"x"}]}]}}'],
		["a comment at the end", '{\n  "model": "opus"\n  // the end\n}\n'],
		["four blanks", '{\n    "hooks": {\n        "Stop": []\n    }\n}\n'],
		["a mark in front", `\uFEFF{\n  "model": "gr\u00f6\u00dfer"\n}\n`],
	])("%s: adding and removing gives the same bytes again, and so does undoing", (_, text) => {
		const { ports, path } = withSettings(claudePath, text);
		const before = readFileSync(path);
		const added = change(ports, "claude-code", "add");
		expect(listAgentHooks(ports)[0]).toMatchObject({ isConnected: true, problem: null });
		expect(readFileSync(path, "utf8").includes("\r\n")).toBe(text.includes("\r\n"));
		expect(readFileSync(path, "utf8").replaceAll("\r\n", "")).not.toContain("\r");
		expect(applyPlan(ports, undoOf(added))).toBeNull();
		expect(readFileSync(path).equals(before)).toBe(true);
		change(ports, "claude-code", "add");
		change(ports, "claude-code", "remove");
		expect(readFileSync(path, "utf8")).toBe(text);
	});

	it("UTF-16 stays UTF-16", () => {
		const text = Buffer.from('\uFEFF{\r\n  "a": 1\r\n}', "utf16le");
		const { ports, path } = withSettings(claudePath, text);
		change(ports, "claude-code", "add");
		expect(JSON.parse(readFileSync(path, "utf16le").slice(1)).hooks.SessionEnd).toHaveLength(1);
		change(ports, "claude-code", "remove");
		expect(readFileSync(path).equals(text)).toBe(true);
	});

	it.each(["", " \n"])("an empty one (%j) is filled", (text) => {
		const { ports, read } = withSettings(claudePath, text);
		const added = change(ports, "claude-code", "add");
		expect(JSON.parse(read()).hooks.SessionEnd).toHaveLength(1);
		expect(applyPlan(ports, undoOf(added))).toBeNull();
		expect(read()).toBe(text);
		expect(changesAnything(planned(ports, "claude-code", "remove"))).toBe(false);
	});

	it("replaces a hook of ours with another path or time-out, in a group with others too", () => {
		const old = { type: "command", command: '"/old home/.codialectic/bin/codi-handoff" hook claude-code' };
		const others = { type: "command", command: "echo bye" };
		const settings = { hooks: { SessionEnd: [{ hooks: [old, others] }, { hooks: [old] }, { hooks: [others] }] } };
		const { ports, read } = withSettings(claudePath, JSON.stringify(settings, null, 2));
		change(ports, "claude-code", "add");
		const { SessionEnd } = JSON.parse(read()).hooks;
		expect(SessionEnd.slice(0, 2)).toEqual([{ hooks: [others] }, { hooks: [others] }]);
		expect(SessionEnd).toHaveLength(3);
		expect(read()).not.toContain("old home");
	});

	it("a link to a file elsewhere stays a link", () => {
		const { ports, home, path } = withSettings(claudePath, "{}");
		const elsewhere = join(home, "dotfiles.json");
		rmSync(path);
		writeFileSync(elsewhere, "{}");
		symlinkSync(elsewhere, path);
		change(ports, "claude-code", "add");
		expect(readFileSync(elsewhere, "utf8")).toContain("codi-handoff");
	});
});

describe("refused, with the file left as it is", () => {
	it.each([
		["malformed", '{\n  "hooks": { "SessionEnd": [ }\n}', "line 2, column 30"],
		["no object", "[]", "line 1, column 1: expected an object"],
		["hooks that are no object", '{\n  "hooks": []\n}', "line 2, column 12: expected an object"],
		["an event that is no list", '{ "hooks": { "SessionEnd": {} } }', "expected a list"],
	])("%s", (_, text, place) => {
		const { ports, read } = withSettings(claudePath, text);
		const plan = planAgentHook(ports, "claude-code", "add");
		expect(plan).toMatchObject({ code: "file.unreadable", reason: expect.stringContaining(place) });
		expect(listAgentHooks(ports)[0]).toMatchObject({ isConnected: false, problem: plan });
		expect(read()).toBe(text);
	});

	it("bytes that are no text", () => {
		const { ports } = withSettings(claudePath, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
		expect(planAgentHook(ports, "claude-code", "add")).toMatchObject({ code: "file.unreadable" });
	});

	it("a file that changed after the plan was made, also when undoing", () => {
		const { ports, path, read } = withSettings(claudePath, "{}");
		const plan = planned(ports, "claude-code", "add");
		writeFileSync(path, '{"theme":"dark"}');
		expect(applyPlan(ports, plan)).toMatchObject({
			code: "file.notWritten",
			reason: expect.stringContaining("changed"),
		});
		expect(read()).toBe('{"theme":"dark"}');
		const added = change(ports, "claude-code", "add");
		writeFileSync(path, `${read()}\n`);
		expect(applyPlan(ports, undoOf(added))).toMatchObject({ code: "file.notWritten" });
	});

	it.each(["copilot-cli", "opencode"] as const)("%s: a file of that name that is not ours", (agent) => {
		const { ports } = scratchPorts();
		const { path } = planned(ports, agent, "add");
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, "// mine");
		for (const what of ["add", "remove"] as const)
			expect(planAgentHook(ports, agent, what)).toMatchObject({ code: "file.notWritten", path });
		expect(readFileSync(path, "utf8")).toBe("// mine");
	});
});
