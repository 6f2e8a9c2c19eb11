import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff } from "../../../src/app/emit/emitHandoff";
import type { Hook } from "../../../src/app/emit/hook";
import { hookVerdict } from "../../../src/app/emit/hookVerdict";
import type { HandoffRequest, PendingHandoff } from "../../../src/app/emit/pending";
import { savePending } from "../../../src/app/emit/pendingFile";
import { recoverPending } from "../../../src/app/handoff/recoverPending";
import type { Ports } from "../../../src/app/ports";
import { scratchPorts } from "../../support/scratchPorts";
import { narrativeOf, registryFileOf, requestFor } from "../emit/emitSupport";
import { processOf } from "./windows";

function setUp(hooks: readonly object[] = [{ name: "a", command: "0" }]) {
	const { ports, home, workspace } = scratchPorts();
	mkdirSync(dirname(registryFileOf(home)), { recursive: true });
	writeFileSync(registryFileOf(home), JSON.stringify({ hooks }));
	const dead = processOf(ports, 4_000_001, () => true);
	return { home, workspace, dead, later: processOf(ports, 4_000_002, (owner) => owner.pid !== 4_000_001) };
}

function begin(ports: Ports, folder: string, changes: Partial<HandoffRequest> = {}): PendingHandoff {
	const begun = beginHandoff(ports, requestFor(folder, changes));
	if (begun.kind !== "begun") throw new Error(begun.kind);
	return begun.pending;
}

/** Hooks whose command is their exit code; notes which ran. */
function fakes() {
	const ran: string[] = [];
	const runHook = async (hook: Hook) => {
		ran.push(hook.name);
		await new Promise((resolve) => setTimeout(resolve, 5));
		return hookVerdict(hook, { kind: "exited", code: Number(hook.command), stderr: "" }, 5);
	};
	return { ran, runHook };
}

const pendingOf = (home: string) => readdirSync(join(home, ".codialectic/pending"));
const sectionsOf = (workspace: string) => narrativeOf(workspace).match(/^<!-- codi-handoff /gm)?.length ?? 0;

describe("recovering", () => {
	it("finds nothing where nothing is pending", async () => {
		expect(await recoverPending(setUp().later, fakes().runHook)).toEqual({ reports: [], problems: [] });
	});

	it("finishes what a dead process began: sinks, hooks, and no trace of it is left", async () => {
		const { home, workspace, dead, later } = setUp();
		const { id } = begin(dead, workspace);
		const { ran, runHook } = fakes();
		const { reports, problems } = await recoverPending(later, runHook);
		expect(problems).toEqual([]);
		expect(reports).toMatchObject([{ packet: { session_id: id }, isPending: false, blocking: [], fallback: null }]);
		expect(ran).toEqual(["a"]);
		expect(sectionsOf(workspace)).toBe(1);
		expect(pendingOf(home)).toEqual([]);
		expect(await recoverPending(later, runHook)).toEqual({ reports: [], problems: [] });
	});

	it("leaves to a living process what is its own", async () => {
		const { home, workspace, later } = setUp();
		begin(
			processOf(later, 4_000_003, () => true),
			workspace,
		);
		expect((await recoverPending(later, fakes().runHook)).reports).toEqual([]);
		expect(pendingOf(home)).toHaveLength(1);
		expect(existsSync(join(workspace, "NEXT_SESSION_HANDOFF.md"))).toBe(false);
	});

	it("goes on after the hook whose verdict is recorded", async () => {
		const { workspace, dead, later } = setUp(["a", "b"].map((name) => ({ name, command: "0" })));
		const { pending } = advanceHandoff(dead, begin(dead, workspace));
		const [hook] = [{ name: "a", command: "0", args: [], required: false, timeoutSeconds: 30 }];
		const verdict = hookVerdict(hook, { kind: "exited", code: 0, stderr: "" }, 5);
		savePending(dead, { ...pending, hooks: { ...pending.hooks, verdicts: [verdict] } });
		const { ran, runHook } = fakes();
		const { reports } = await recoverPending(later, runHook);
		expect(ran).toEqual(["b"]);
		expect(reports).toMatchObject([{ adapters: { kind: "passed", passed: 2, total: 2 }, isPending: false }]);
		expect(sectionsOf(workspace)).toBe(1);
	});

	it("writes the sinks and keeps the rest when hooks must wait, and when one blocks", async () => {
		const { home, workspace, dead, later } = setUp([{ name: "gate", command: "1", required: true }]);
		begin(dead, workspace);
		expect((await recoverPending(later, null)).reports).toMatchObject([
			{ isPending: true, adapters: { kind: "skipped" } },
		]);
		expect(sectionsOf(workspace)).toBe(1);
		// The one that took it over ended, too.
		const third = processOf(later, 4_000_003, () => false);
		expect((await recoverPending(third, fakes().runHook)).reports).toMatchObject([
			{ isPending: true, blocking: [{ name: "gate" }] },
		]);
		expect(pendingOf(home)).toHaveLength(1);
		expect(sectionsOf(workspace)).toBe(1);
	});

	it("takes the older handoff first, so that the beacon is that of the last one", async () => {
		const { home, workspace, dead, later } = setUp();
		const at = (hour: number) => ({ ...dead, clock: { now: () => new Date(Date.UTC(2026, 10, 30, hour)) } });
		const last = begin(at(18), workspace);
		const first = begin(at(9), workspace);
		const { reports } = await recoverPending(later, fakes().runHook);
		expect(reports.map(({ packet }) => packet.session_id)).toEqual([first.id, last.id]);
		const beacon = JSON.parse(later.files.readText(registryFileOf(home)) ?? "");
		expect(beacon.session_id).toBe(last.id);
	});

	it("gives each handoff to one of several that start at once", async () => {
		const { workspace, dead, later } = setUp();
		begin(dead, workspace);
		begin(dead, workspace, { conversations: [] });
		const starting = [2, 3, 4, 5].map((n) => processOf(later, 4_000_000 + n, (owner) => owner.pid !== 4_000_001));
		const { ran, runHook } = fakes();
		const recoveries = await Promise.all(starting.map((ports) => recoverPending(ports, runHook)));
		expect(recoveries.flatMap(({ reports }) => reports)).toHaveLength(2);
		expect(recoveries.flatMap(({ problems }) => problems)).toEqual([]);
		expect(ran).toEqual(["a", "a"]);
		expect(sectionsOf(workspace)).toBe(2);
	});

	it("tells of a file that is none, and finishes the others", async () => {
		const { home, workspace, dead, later } = setUp();
		const { id } = begin(dead, workspace);
		const text = later.files.readText(join(home, ".codialectic/pending", `${id}.json`)) ?? "";
		writeFileSync(
			join(home, ".codialectic/pending", "7d7f2f0e-3c1b-4a0f-9a39-0d5f6a9b2c11.json"),
			text.slice(0, text.length / 2),
		);
		const { reports, problems } = await recoverPending(later, fakes().runHook);
		expect(reports).toHaveLength(1);
		expect(problems).toMatchObject([{ code: "pending.malformed" }]);
		expect(pendingOf(home)).toEqual(["broken"]);
	});
});
