import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findEntry, hasNews, type LedgerEntry, recordHandedOff } from "../../../src/app/emit/ledger";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace } from "./emitSupport";

const entry: LedgerEntry = {
	version: 1,
	agent: "codex",
	id: "c1",
	folder: "/home/dev/tide-tables",
	lastTurn: 4,
	lastRecordAt: "2026-11-30T18:00:00.000Z",
	handoff: "h1",
	at: "2026-11-30T18:02:00.000Z",
	heading: "## Handoff 2026-11-30T18:02:00.000Z",
};

function setUp() {
	const { ports, home, workspace } = homeAndWorkspace(scratchFolder());
	const folder = join(home, ".codialectic", "journal", "handedOff");
	const path = () => join(folder, readdirSync(folder).find((name) => name.endsWith(".json")) ?? "");
	return { ports, workspace, folder, path };
}

describe("ledger", () => {
	it("keeps one entry for each conversation, the latest", () => {
		const { ports, workspace } = setUp();
		const later = { ...entry, lastTurn: 6, handoff: "h2", at: "2026-11-30T19:00:00.000Z" };
		const other = { ...entry, agent: "claude-code" };
		expect(findEntry(ports, workspace, entry)).toBeNull();
		for (const one of [entry, other, later, entry])
			expect(recordHandedOff(ports, one)).toEqual({ done: true, problem: null });
		expect(findEntry(ports, workspace, entry)).toEqual(later);
		expect(findEntry(ports, workspace, other)).toEqual(other);
	});

	it("counts a handoff to a folder for every folder, one without a folder only where none is open", () => {
		const { ports, workspace } = setUp();
		const nowhere = { ...entry, id: "c2", folder: null };
		for (const one of [entry, nowhere]) recordHandedOff(ports, one);
		expect([workspace, "/elsewhere", null].map((folder) => findEntry(ports, folder, entry))).toEqual([
			entry,
			entry,
			entry,
		]);
		expect([workspace, null].map((folder) => findEntry(ports, folder, nowhere))).toEqual([null, nowhere]);
	});

	it.each(["{", "[]", '{"version": 1, "agent": "codex"}'])("puts %j aside and begins anew", (content) => {
		const { ports, workspace, folder, path } = setUp();
		recordHandedOff(ports, entry);
		const file = path();
		writeFileSync(file, content);
		expect(findEntry(ports, workspace, entry)).toBeNull();
		const problem = { code: "file.unreadable", path: file, reason: expect.any(String) };
		expect(recordHandedOff(ports, entry)).toEqual({ done: true, problem });
		expect(findEntry(ports, workspace, entry)).toEqual(entry);
		expect(readdirSync(folder)).toHaveLength(2);
	});

	it("keeps what a newer version adds to an entry", () => {
		const { ports, path } = setUp();
		recordHandedOff(ports, entry);
		writeFileSync(path(), JSON.stringify({ ...entry, note: "kept" }));
		recordHandedOff(ports, { ...entry, lastTurn: 9 });
		expect(JSON.parse(readFileSync(path(), "utf8"))).toEqual({ ...entry, lastTurn: 9, note: "kept" });
	});
});

describe("hasNews", () => {
	it.each([
		[null, true],
		[{ lastTurn: 3, lastRecordAt: null }, true],
		[{ lastTurn: 4, lastRecordAt: "2026-11-30T17:00:00.000Z" }, false],
		[{ lastTurn: 5, lastRecordAt: "2026-11-30T17:00:00.000Z" }, true],
		[{ lastTurn: 5, lastRecordAt: "2026-11-30T19:00:00.000Z" }, false],
	])("after %j: %j", (covered, news) => {
		expect(hasNews(entry, covered)).toBe(news);
	});
});
