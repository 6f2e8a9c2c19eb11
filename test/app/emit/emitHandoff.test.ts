import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adoptHandoff, listInterrupted } from "../../../src/app/emit/adoption";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff, finishHandoff } from "../../../src/app/emit/emitHandoff";
import type { EmitPorts } from "../../../src/app/emit/emitPorts";
import { findEntry } from "../../../src/app/emit/ledger";
import type { HandoffRequest, HookVerdict } from "../../../src/app/emit/pending";
import { runHooks } from "../../../src/app/emit/runHooks";
import { FileError } from "../../../src/app/ports";
import { readWrittenSection } from "../../../src/app/resume/writtenSection";
import { scratchFolder } from "../../node/scratch";
import { bundleScript } from "../../support/bundleScript.mts";
import { dyingFiles, Killed, type Moment, moments } from "./dyingFiles";
import { homeAndWorkspace, narrativeOf, portsAt, registryFileOf, requestFor } from "./emitSupport";

const pass = (name: string): HookVerdict => ({
	name,
	verdict: "PASS",
	code: 0,
	stderrLine: "",
	ending: "exited 0",
	ms: 0,
	line: null,
});
const registry = JSON.stringify({
	hooks: [
		{ name: "a", command: "x" },
		{ name: "b", command: "y" },
	],
	mine: "kept",
});
const earlier = "# Notes\r\n\r\nmine";

function setUp() {
	const { home, workspace, ports } = homeAndWorkspace(scratchFolder());
	const registryFile = registryFileOf(home);
	mkdirSync(dirname(registryFile), { recursive: true });
	writeFileSync(registryFile, registry);
	writeFileSync(join(workspace, "NEXT_SESSION_HANDOFF.md"), earlier);
	return { home, workspace, ports, registryFile };
}

/** All of one handoff, from where it stands, noting which hooks ran. */
async function run(ports: EmitPorts, request: HandoffRequest, ran: string[]): Promise<void> {
	const interrupted = listInterrupted(ports).pending[0];
	const start = interrupted === undefined ? beginHandoff(ports, request) : adoptHandoff(ports, interrupted.id);
	if (start.kind === "covered") return;
	if (start.kind !== "begun" && start.kind !== "adopted") throw new Error(JSON.stringify(start));
	const advanced = advanceHandoff(ports, start.pending);
	const { pending } = await runHooks(ports, advanced.pending, async ({ name }) => {
		ran.push(name);
		return pass(name);
	});
	finishHandoff(ports, pending);
}

/** What must be there in the end, however often the handoff was interrupted. */
function expectDoneOnce(
	{ home, workspace, ports, registryFile }: ReturnType<typeof setUp>,
	request: HandoffRequest,
): void {
	const id = request.packet.session_id;
	const narrative = narrativeOf(workspace);
	expect(narrative.startsWith(`${earlier}\r\n\r\n<!-- codi-handoff ${id} -->\r\n## Handoff`)).toBe(true);
	expect(narrative.endsWith(`größer\r\n\r\n- Handle empty tables\r\n<!-- /codi-handoff ${id} -->\r\n`)).toBe(true);
	expect(narrative.split("codi-handoff")).toHaveLength(3);
	expect(JSON.parse(readFileSync(registryFile, "utf8"))).toEqual({ ...JSON.parse(registry), ...request.beacon });
	const [conversation] = request.conversations;
	if (conversation === undefined) throw new Error("no conversation");
	expect(findEntry(ports, workspace, conversation)).toMatchObject({ handoff: id, lastTurn: 4 });
	expect(readWrittenSection(ports, workspace, id)?.text).toMatch(/^## Handoff/);
	expect(readdirSync(join(home, ".codialectic", "pending")).filter((name) => name.endsWith(".json"))).toEqual([]);
}

describe("a handoff", () => {
	it("writes narrative, beacon and ledger, and tells of all", async () => {
		const set = setUp();
		const request = requestFor(set.workspace);
		const begun = beginHandoff(set.ports, request);
		if (begun.kind !== "begun") throw new Error(begun.kind);
		const result = advanceHandoff(set.ports, begun.pending);
		const path = join(set.workspace, "NEXT_SESSION_HANDOFF.md");
		expect(result).toMatchObject({
			narratives: [{ kind: "written", path, created: false }],
			beacon: null,
			problems: [],
		});
		expect(finishHandoff(set.ports, result.pending)).toEqual({ kind: "kept", open: ["hooks"] });
		const { pending } = await runHooks(set.ports, result.pending, async ({ name }) => pass(name));
		expect(finishHandoff(set.ports, pending)).toEqual({ kind: "finished" });
		expectDoneOnce(set, request);
	});

	it("writes a section into each folder, leaves out where it must not, and waits where it may not yet", () => {
		const { ports, workspace } = setUp();
		const [section] = requestFor(workspace).sections;
		if (section === undefined) throw new Error("no section");
		const [second, third, fourth] = ["two", "three", "four"].map((name) => {
			const folder = join(workspace, name);
			mkdirSync(folder);
			return folder;
		});
		const sections = [
			section,
			{ ...section, folder: second ?? "" },
			{ ...section, folder: third ?? "", trusted: false },
			{ ...section, folder: fourth ?? "", create: "never" as const },
			{ ...section, folder: null },
		];
		const begun = beginHandoff(ports, requestFor(workspace, { sections, hooks: { cwd: null, run: false } }));
		if (begun.kind !== "begun") throw new Error(begun.kind);
		const first = advanceHandoff(ports, begun.pending);
		expect(first.narratives).toMatchObject([
			{ kind: "written", created: false },
			{ kind: "written", created: true, path: join(second ?? "", "NEXT_SESSION_HANDOFF.md") },
			{ kind: "skipped", problem: { code: "narrative.notTrusted" } },
			{ kind: "skipped", problem: { code: "narrative.never" } },
			{ kind: "skipped", problem: { code: "narrative.noFolder" } },
		]);
		expect(advanceHandoff(ports, first.pending).narratives).toEqual(first.narratives);
		expect(readdirSync(third ?? "")).toEqual([]);
		expect(finishHandoff(ports, first.pending)).toEqual({ kind: "kept", open: ["narrative"] });
		const trusted = { ...first.pending, sections: first.pending.sections.map((one) => ({ ...one, trusted: true })) };
		const resumed = advanceHandoff(ports, trusted);
		expect(readdirSync(third ?? "")).toEqual(["NEXT_SESSION_HANDOFF.md"]);
		expect(finishHandoff(ports, resumed.pending)).toEqual({ kind: "finished" });
	});

	it("does the other steps when one fails, and that one when it is called again", () => {
		const { ports, workspace, registryFile } = setUp();
		writeFileSync(registryFile, "{");
		const request = requestFor(workspace, { hooks: { cwd: null, run: false } });
		const begun = beginHandoff(ports, request);
		if (begun.kind !== "begun") throw new Error(begun.kind);
		const first = advanceHandoff(ports, begun.pending);
		expect(first).toMatchObject({ narratives: [{ kind: "written" }], beacon: { code: "registry.malformed" } });
		expect(finishHandoff(ports, first.pending)).toEqual({ kind: "kept", open: ["beacon"] });
		expect(readFileSync(registryFile, "utf8")).toBe("{");
		writeFileSync(registryFile, registry);
		const second = advanceHandoff(ports, first.pending);
		expect(second.beacon).toBeNull();
		expect(finishHandoff(ports, second.pending)).toEqual({ kind: "finished" });
		expect(narrativeOf(workspace).split("codi-handoff")).toHaveLength(3);
	});

	it("does not fail because its sections cannot be kept for comparing, and tells", () => {
		const { home, ports, workspace } = setUp();
		const request = requestFor(workspace, { hooks: { cwd: null, run: false } });
		const begun = beginHandoff(ports, request);
		if (begun.kind !== "begun") throw new Error(begun.kind);
		mkdirSync(join(home, ".codialectic", "journal"), { recursive: true });
		writeFileSync(join(home, ".codialectic", "journal", "sections"), "");
		const result = advanceHandoff(ports, begun.pending);
		expect(result).toMatchObject({ narratives: [{ kind: "written" }], beacon: null });
		expect(result.problems).toMatchObject([{ code: "file.notWritten" }]);
		expect(finishHandoff(ports, result.pending)).toEqual({ kind: "finished" });
	});

	it("is kept when the disk is full after the pending file", () => {
		const { ports, workspace } = setUp();
		const begun = beginHandoff(ports, requestFor(workspace));
		if (begun.kind !== "begun") throw new Error(begun.kind);
		const full = (path: string) => {
			throw new FileError(path, "ENOSPC", "no space left on device");
		};
		const files = { ...ports.files, append: full, replace: full };
		const { pending, ...result } = advanceHandoff({ ...ports, files }, begun.pending);
		expect(result).toMatchObject({
			narratives: [{ kind: "failed", problem: { code: "file.notWritten" } }],
			beacon: { code: "file.notWritten" },
			problems: [{ code: "file.notWritten" }],
		});
		expect(finishHandoff(ports, pending)).toEqual({ kind: "kept", open: ["narrative", "beacon", "ledger", "hooks"] });
		expect(narrativeOf(workspace)).toBe(earlier);
		expect(listInterrupted({ ...ports, owners: { ...ports.owners, isAlive: () => false } }).pending).toHaveLength(1);
	});
});

describe("a handoff that is killed", () => {
	/** Dies in each of the given writes, one life after the other, then lives on to the end. Returns which hooks ran. */
	async function liveAndDie(
		set: ReturnType<typeof setUp>,
		request: HandoffRequest,
		deaths: readonly [number, Moment][],
	) {
		const ran: string[] = [];
		let pid = 2 ** 22;
		const nextLife = () => {
			const self = { ...set.ports.owners.self, pid: ++pid };
			return { self, isAlive: (owner: { pid: number }) => owner.pid === self.pid };
		};
		for (const [fatal, moment] of deaths) {
			const { files } = dyingFiles(set.ports.files, fatal, moment);
			await run({ ...set.ports, owners: nextLife(), files }, request, ran).catch((error) => {
				if (!(error instanceof Killed)) throw error;
			});
		}
		await run({ ...set.ports, owners: nextLife() }, request, ran);
		return ran;
	}

	it("is finished by the next start, once, wherever it died", { timeout: 60_000 }, async () => {
		const counted = setUp();
		const all = dyingFiles(counted.ports.files, Number.POSITIVE_INFINITY, "before");
		await run({ ...counted.ports, files: all.files }, requestFor(counted.workspace), []);
		expect(all.writes()).toBeGreaterThan(8);
		for (let fatal = 0; fatal < all.writes(); fatal++)
			for (const moment of moments) {
				const set = setUp();
				const request = requestFor(set.workspace, { onlyNews: true });
				const ran = await liveAndDie(set, request, [[fatal, moment]]);
				expectDoneOnce(set, request);
				expect([...new Set(ran)]).toEqual(["a", "b"]);
				expect(ran.length, `killed ${moment} write ${fatal}`).toBeLessThanOrEqual(3);
			}
	});

	it("is finished once even when those who finish it are killed too", { timeout: 60_000 }, async () => {
		const death = fc.tuple(fc.nat(13), fc.constantFrom(...moments));
		await fc.assert(
			fc.asyncProperty(fc.array(death, { minLength: 2, maxLength: 5 }), async (deaths) => {
				const set = setUp();
				const request = requestFor(set.workspace, { onlyNews: true });
				await liveAndDie(set, request, deaths);
				expectDoneOnce(set, request);
			}),
			{ numRuns: 25 },
		);
	});

	it("is finished once after a real SIGKILL", { timeout: 120_000 }, async () => {
		const { home, workspace, ports, registryFile } = setUp();
		const script = bundleScript(join(import.meta.dirname, "handoff.script.ts"), join(home, "script.cjs"));
		const begunIds: string[] = [];
		const allIds: string[] = [];
		for (let round = 0; round < 12; round++) {
			const child = spawn(process.execPath, [script, home, workspace, `c${round}`], {
				stdio: ["ignore", "pipe", "inherit"],
			});
			let output = "";
			child.stdout.setEncoding("utf8").on("data", (text: string) => {
				if (output === "") setTimeout(() => child.kill("SIGKILL"), Math.random() * 120);
				output += text;
			});
			await new Promise((resolve) => child.once("close", resolve));
			const id = /ready (\S+)/.exec(output)?.[1] ?? "";
			allIds.push(id);
			if (output.includes("begun")) begunIds.push(id);
			for (const { id: found } of listInterrupted(portsAt(home)).pending) {
				const adopted = adoptHandoff(ports, found);
				if (adopted.kind !== "adopted") throw new Error(adopted.kind);
				const { pending } = advanceHandoff(ports, adopted.pending);
				const after = await runHooks(ports, pending, async ({ name }) => pass(name));
				expect(finishHandoff(ports, after.pending)).toEqual({ kind: "finished" });
			}
		}
		const narrative = narrativeOf(workspace);
		expect(narrative.startsWith(earlier)).toBe(true);
		const written = allIds.filter((id) => narrative.includes(id));
		for (const id of written) expect(narrative.split(`<!-- codi-handoff ${id} -->`)).toHaveLength(2);
		for (const id of written) expect(narrative.split(`<!-- /codi-handoff ${id} -->`)).toHaveLength(2);
		expect(written).toEqual(expect.arrayContaining(begunIds));
		const entered = allIds.flatMap(
			(_, round) => findEntry(ports, workspace, { agent: "claude-code", id: `c${round}` })?.handoff ?? [],
		);
		expect(entered).toEqual(written);
		expect(JSON.parse(readFileSync(registryFile, "utf8"))).toMatchObject({
			...JSON.parse(registry),
			session_id: written.at(-1),
		});
	});
});

it.skipIf(process.getuid?.() === 0)(
	"is told of a workspace that cannot be written to (skipped: root may write anywhere)",
	() => {
		const { ports, home } = setUp();
		const folder = join(home, "read-only");
		mkdirSync(folder);
		chmodSync(folder, 0o500);
		const begun = beginHandoff(ports, requestFor(folder));
		if (begun.kind !== "begun") throw new Error(begun.kind);
		expect(advanceHandoff(ports, begun.pending).narratives).toMatchObject([{ problem: { code: "file.notWritten" } }]);
	},
);
