import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listInterrupted } from "../../../src/app/emit/adoption";
import { findEntry } from "../../../src/app/emit/ledger";
import { sealOrphaned, sealPrepared } from "../../../src/app/handoff/sealPrepared";
import { FileError, type Ports } from "../../../src/app/ports";
import { scratchPorts } from "../../support/scratchPorts";
import { dyingFiles, Killed, moments } from "../emit/dyingFiles";
import { narrativeOf, registryFileOf } from "../emit/emitSupport";
import { keepReady, processOf } from "./windows";

function setUp() {
	const { ports, home, workspace } = scratchPorts();
	const window = processOf(ports, 4_000_001, () => true);
	const later = processOf(ports, 4_000_002, () => false);
	return { home, workspace, window, later, path: keepReady(window, workspace) };
}

const sectionsOf = (workspace: string) =>
	existsSync(join(workspace, "NEXT_SESSION_HANDOFF.md"))
		? [...narrativeOf(workspace).matchAll(/^<!-- codi-handoff (\S+) -->$/gm)].map(([, id]) => id)
		: [];
const pendingOf = (home: string) => {
	const folder = join(home, ".codialectic/pending");
	return existsSync(folder) ? readdirSync(folder) : [];
};

describe("sealing what a window kept ready", () => {
	it("writes pending file, narrative and beacon, dated now, and leaves the hooks to others", () => {
		const { home, workspace, window, path } = setUp();
		const now = new Date("2026-12-01T09:00:00.000Z");
		const seal = sealPrepared({ ...window, clock: { now: () => now } }, path);
		if (seal.kind !== "sealed") throw new Error(seal.kind);
		expect(seal.problems).toEqual([]);
		expect(narrativeOf(workspace)).toContain("\n## Auto-Handoff 2026-12-01T09:00:00.000Z\n");
		expect(sectionsOf(workspace)).toEqual([seal.pending.id]);
		expect(JSON.parse(readFileSync(registryFileOf(home), "utf8")).session_id).toBe(seal.pending.id);
		expect(pendingOf(home)).toEqual([`${seal.pending.id}.json`]);
		expect(seal.pending.hooks).toMatchObject({ verdicts: [], done: false });
		const covered = findEntry(window, workspace, { agent: "claude-code", id: "c1" });
		expect(covered).toMatchObject({ handoff: seal.pending.id, lastTurn: 4 });
		expect(existsSync(path)).toBe(false);
	});

	it("does nothing where nothing is ready", () => {
		const { home, workspace, window, path } = setUp();
		expect(sealPrepared(window, `${path}.other`)).toEqual({ kind: "nothing" });
		sealPrepared(window, path);
		expect(sealPrepared(window, path)).toEqual({ kind: "nothing" });
		expect(sectionsOf(workspace)).toHaveLength(1);
		expect(pendingOf(home)).toHaveLength(1);
	});

	it("does nothing with a file that is torn anywhere, or is something else", () => {
		const { workspace, window, later, path } = setUp();
		const bytes = readFileSync(path);
		const torn = fc.oneof(
			fc.nat(bytes.length - 1).map((length) => bytes.subarray(0, length)),
			fc.json().map((text) => Buffer.from(text)),
		);
		fc.assert(
			fc.property(torn, (content) => {
				writeFileSync(path, content);
				expect(sealPrepared(window, path)).toEqual({ kind: "nothing" });
				expect(sealOrphaned(later)).toEqual({ sealed: [], problems: [] });
			}),
			{ numRuns: 60 },
		);
		expect(sectionsOf(workspace)).toEqual([]);
	});

	it("makes no second section when the same turns were handed off elsewhere", () => {
		const { workspace, window, path } = setUp();
		const other = processOf(window, 4_000_003, () => true);
		expect(sealPrepared(other, keepReady(other, workspace)).kind).toBe("sealed");
		expect(sealPrepared(window, path)).toEqual({ kind: "nothing" });
		expect(existsSync(path)).toBe(false);
		expect(sectionsOf(workspace)).toHaveLength(1);
	});

	it("makes one when there was news in any of its conversations since", () => {
		const { workspace, window, path } = setUp();
		const conversation = { folder: workspace, agent: "claude-code", id: "c1", lastRecordAt: null } as const;
		const longer = keepReady(window, workspace, { conversations: [{ ...conversation, lastTurn: 5 }] });
		expect(sealPrepared(window, path).kind).toBe("sealed");
		expect(sealPrepared(window, longer).kind).toBe("sealed");
		expect(sectionsOf(workspace)).toHaveLength(2);
	});

	it("says what went wrong, and keeps the file, when it cannot be read or nothing can be written", () => {
		const { window, path } = setUp();
		const refuse = (refused: string) => {
			throw new FileError(refused, "EIO", "the disk does not answer");
		};
		expect(sealPrepared({ ...window, files: { ...window.files, readText: refuse } }, path)).toMatchObject({
			kind: "failed",
			problem: { code: "file.unreadable", path },
		});
		expect(sealPrepared({ ...window, files: { ...window.files, replace: refuse } }, path)).toMatchObject({
			kind: "failed",
			problem: { code: "file.notWritten" },
		});
		expect(sealPrepared(window, path).kind).toBe("sealed");
	});

	it("is done once, wherever the window dies while it seals", { timeout: 60_000 }, () => {
		const counted = setUp();
		const all = dyingFiles(counted.window.files, Number.POSITIVE_INFINITY, "before");
		sealPrepared({ ...counted.window, files: all.files }, counted.path);
		for (let fatal = 0; fatal < all.writes(); fatal++)
			for (const moment of moments) {
				const { home, workspace, window, later, path } = setUp();
				const { files } = dyingFiles(window.files, fatal, moment);
				expect(() => sealPrepared({ ...window, files }, path)).toThrow(Killed);
				sealOrphaned(later);
				const id = pendingOf(home).find((name) => name.endsWith(".json")) ?? "";
				expect(listInterrupted(processOf(later, 4_000_009, () => false)).pending).toHaveLength(1);
				expect(sealOrphaned(later).sealed, `killed ${moment} write ${fatal}`).toEqual([]);
				expect(sectionsOf(workspace).length).toBeLessThanOrEqual(1);
				for (const section of sectionsOf(workspace)) expect(`${section}.json`).toBe(id);
				expect(existsSync(path)).toBe(false);
			}
	});
});

describe("two windows of one folder", () => {
	it("make one section when both close", () => {
		const { home, workspace, window, path } = setUp();
		const other = processOf(window, 4_000_003, () => true);
		const second = keepReady(other, workspace);
		expect([sealPrepared(window, path).kind, sealPrepared(other, second).kind]).toEqual(["sealed", "nothing"]);
		expect(sectionsOf(workspace)).toHaveLength(1);
		expect(pendingOf(home)).toHaveLength(1);
	});

	it("make one section when both were killed", () => {
		const { workspace, window, later } = setUp();
		keepReady(
			processOf(window, 4_000_003, () => true),
			workspace,
		);
		expect(sealOrphaned(later).sealed).toHaveLength(1);
		expect(sealOrphaned(later).sealed).toEqual([]);
		expect(sectionsOf(workspace)).toHaveLength(1);
		expect(readdirSync(join(later.places.home, ".codialectic/journal/open"))).toEqual([]);
	});
});

describe("what windows left that ended without closing", () => {
	/** Another process that can tell this about the window's. */
	const seenAs = (window: Ports, isAlive: boolean | null) => processOf(window, 4_000_002, () => isAlive);

	it("is sealed when the window is dead, and left alone when it lives", () => {
		const { window, path, workspace } = setUp();
		expect(sealOrphaned(seenAs(window, true))).toEqual({ sealed: [], problems: [] });
		expect(existsSync(path)).toBe(true);
		expect(sealOrphaned(seenAs(window, false)).sealed).toHaveLength(1);
		expect(existsSync(path)).toBe(false);
		expect(sectionsOf(workspace)).toHaveLength(1);
	});

	it("is left alone for a day when the window ran on another machine", () => {
		const { window, path } = setUp();
		const elsewhere = seenAs(window, null);
		expect(sealOrphaned(elsewhere).sealed).toEqual([]);
		const clock = { now: () => new Date(Date.now() + 25 * 3_600_000) };
		expect(sealOrphaned({ ...elsewhere, clock }).sealed).toHaveLength(1);
		expect(existsSync(path)).toBe(false);
	});

	it("is sealed although another window's file cannot be read or is torn", () => {
		const { window, path, workspace } = setUp();
		const [unreadable, torn] = [keepReady(window, workspace), keepReady(window, workspace)];
		writeFileSync(torn, readFileSync(path).subarray(0, 200));
		const later = seenAs(window, false);
		const readText = (file: string) => {
			if (file === unreadable) throw new FileError(file, "EACCES", "permission denied");
			return window.files.readText(file);
		};
		const { sealed, problems } = sealOrphaned({ ...later, files: { ...later.files, readText } });
		expect(sealed).toHaveLength(1);
		expect(problems).toMatchObject([{ code: "file.unreadable", path: unreadable }]);
	});

	it("is nothing where no window ever was, and a problem where the folder cannot be listed", () => {
		const { ports, home } = scratchPorts();
		expect(sealOrphaned(ports)).toEqual({ sealed: [], problems: [] });
		mkdirSync(join(home, ".codialectic"));
		writeFileSync(join(home, ".codialectic/journal"), "a file where the folder should be");
		expect(sealOrphaned(ports).sealed).toEqual([]);
	});

	it("is tidied up: half-written files go when they are old", () => {
		const { window, later, path } = setUp();
		const [fresh, old] = ["fresh", "old"].map((name) => join(dirname(path), `${name}.json.tmp`));
		for (const file of [fresh ?? "", old ?? ""]) writeFileSync(file, "half");
		utimesSync(old ?? "", 1000, 1000);
		expect(sealOrphaned(window).problems).toEqual([]);
		expect(sealOrphaned(later).sealed).toHaveLength(1);
		expect(readdirSync(dirname(path))).toEqual(["fresh.json.tmp"]);
	});
});
