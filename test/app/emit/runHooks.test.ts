import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import type { EmitPorts } from "../../../src/app/emit/emitPorts";
import type { Hook } from "../../../src/app/emit/hook";
import { hookVerdict } from "../../../src/app/emit/hookVerdict";
import { readPending } from "../../../src/app/emit/pendingFile";
import { runHooks } from "../../../src/app/emit/runHooks";
import { createProcesses } from "../../../src/node/processes";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace, registryFileOf, requestFor } from "./emitSupport";

function setUp(registry: unknown, run = true) {
	const { home, workspace, ports } = homeAndWorkspace(scratchFolder());
	const path = registryFileOf(home);
	mkdirSync(dirname(path), { recursive: true });
	const write = (value: unknown) => writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
	if (registry !== null) write(registry);
	const begun = beginHandoff(ports, requestFor(workspace, { hooks: { cwd: workspace, run } }));
	if (begun.kind !== "begun") throw new Error(begun.kind);
	return { ports, path, write, pending: begun.pending };
}

/** Runs hooks as fake programs: the command is the exit code. Notes which ran. */
function fakes() {
	const ran: string[] = [];
	const runHook = async (hook: Hook) => {
		ran.push(hook.name);
		return hookVerdict(hook, { kind: "exited", code: Number(hook.command), stderr: "" }, 1);
	};
	return { ran, runHook };
}

const hook = (name: string, code: number, required = true) => ({ name, command: String(code), required });

function recorded(ports: EmitPorts, id: string) {
	const read = readPending(ports, id);
	if (read.kind !== "pending") throw new Error(read.kind);
	return read.pending.hooks;
}

describe("runHooks", () => {
	it.each([null, {}, { hooks: [] }])("has nothing to run with the registry %j", async (registry) => {
		const { ports, pending } = setUp(registry);
		const { ran, runHook } = fakes();
		const result = await runHooks(ports, pending, runHook);
		expect(result).toMatchObject({ adapters: { kind: "none" }, verdicts: [], problem: null });
		expect(ran).toEqual([]);
		expect(recorded(ports, pending.id).done).toBe(true);
	});

	it("runs none when the user asked for none", async () => {
		const { ports, pending } = setUp({ hooks: [hook("a", 0)] }, false);
		const { ran, runHook } = fakes();
		expect((await runHooks(ports, pending, runHook)).adapters).toEqual({ kind: "skipped" });
		expect(ran).toEqual([]);
	});

	it("runs all in order although one blocks, and only the blocking one again", async () => {
		const registry = { hooks: [hook("a", 0), hook("b", 2), hook("c", 3, false), hook("b", 0), hook("d", 4)] };
		const { ports, pending, write } = setUp(registry);
		const first = fakes();
		const blocked = await runHooks(ports, pending, first.runHook);
		expect(first.ran).toEqual(["a", "b", "c", "b", "d"]);
		expect(blocked.adapters).toEqual({ kind: "blocked", names: ["b", "d"] });
		expect(recorded(ports, pending.id)).toEqual({ ...blocked.pending.hooks, done: false });

		write({ hooks: [hook("a", 9), hook("b", 0), hook("c", 3, false), hook("b", 9), hook("d", 0)] });
		const second = fakes();
		const passed = await runHooks(ports, blocked.pending, second.runHook);
		expect(second.ran).toEqual(["b", "d"]);
		expect(passed.adapters).toEqual({ kind: "passed", passed: 4, total: 5 });
		expect(passed.verdicts.map(({ verdict }) => verdict)).toEqual(["PASS", "PASS", "WARN", "PASS", "PASS"]);
		expect(recorded(ports, pending.id).done).toBe(true);

		const third = fakes();
		expect((await runHooks(ports, passed.pending, third.runHook)).adapters).toEqual(passed.adapters);
		expect(third.ran).toEqual([]);
	});

	it("goes on where it was killed, at any hook, with the hook it was killed in run again", async () => {
		const names = ["a", "b", "c"];
		for (const fatal of names) {
			const { ports, pending } = setUp({ hooks: names.map((name) => hook(name, 0)) });
			const before = fakes();
			const dying = runHooks(ports, pending, async (one) => {
				if (one.name === fatal) throw new Error("killed");
				return before.runHook(one);
			});
			await expect(dying).rejects.toThrow("killed");
			const read = readPending(ports, pending.id);
			if (read.kind !== "pending") throw new Error(read.kind);
			const after = fakes();
			expect((await runHooks(ports, read.pending, after.runHook)).adapters).toMatchObject({ passed: 3, total: 3 });
			expect([...before.ran, ...after.ran]).toEqual(names);
			expect(after.ran[0]).toBe(fatal);
		}
	});

	it("forgets the block of a hook that the user took out of the registry", async () => {
		const { ports, pending, write } = setUp({ hooks: [hook("a", 1), hook("b", 0)] });
		const blocked = await runHooks(ports, pending, fakes().runHook);
		write({ hooks: [hook("b", 0)] });
		const after = await runHooks(ports, blocked.pending, fakes().runHook);
		expect(after.adapters).toEqual({ kind: "passed", passed: 1, total: 1 });
	});

	it("runs nothing with a malformed registry, keeps the handoff, and goes on when it is put right", async () => {
		const { ports, pending, write, path } = setUp('{"hooks": [{"name": "a"}]}');
		const { ran, runHook } = fakes();
		const refused = await runHooks(ports, pending, runHook);
		const problem = { code: "registry.malformed", path, place: "hooks[0].command, line 1", reason: "expected string" };
		expect(refused.adapters).toEqual({ kind: "refused", problem });
		expect(recorded(ports, pending.id).done).toBe(false);
		write({ hooks: [hook("a", 0)] });
		expect((await runHooks(ports, refused.pending, runHook)).adapters).toEqual({ kind: "passed", passed: 1, total: 1 });
		expect(ran).toEqual(["a"]);
	});

	it("works with real programs", async () => {
		const hooks = [
			{ name: "cat", command: "cat", required: true },
			{ name: "fail", command: "sh", args: ["-c", "echo no room >&2; exit 3"] },
			{ name: "none", command: "no-such-program-here" },
		];
		const { ports, pending } = setUp({ hooks });
		const result = await runHooks(ports, pending, async (one) => {
			const request = { ...one, cwd: pending.hooks.cwd, stdin: JSON.stringify(pending.packet) };
			const outcome = await createProcesses().run({ ...request, onOutput: () => undefined, signal: null });
			return hookVerdict(one, outcome, 0);
		});
		expect(result.adapters).toEqual({ kind: "passed", passed: 1, total: 3 });
		expect(result.verdicts.map(({ line }) => line)).toEqual([
			null,
			"⚠ WARN fail: sh -c echo no room >&2; exit 3 exited 3 — no room",
			"⚠ WARN none: no-such-program-here did not start — no such program (ENOENT)",
		]);
	});
});
