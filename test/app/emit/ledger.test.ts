import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findEntry, hasNews, type LedgerEntry, readLedger, recordHandedOff } from "../../../src/app/emit/ledger";
import { journalFolder } from "../../../src/app/emit/paths";
import { scratchFolder } from "../../node/scratch";
import { homeAndWorkspace } from "./emitSupport";

const entry: LedgerEntry = {
	agent: "codex",
	id: "c1",
	lastTurn: 4,
	lastRecordAt: "2026-11-30T18:00:00.000Z",
	handoff: "h1",
	at: "2026-11-30T18:02:00.000Z",
	heading: "## Handoff 2026-11-30T18:02:00.000Z",
};

function setUp() {
	const { ports, workspace } = homeAndWorkspace(scratchFolder());
	return { ports, workspace, path: () => join(journalFolder(ports, workspace), "handedOff.json") };
}

describe("ledger", () => {
	it("keeps one entry for each conversation and folder, the latest", () => {
		const { ports, workspace } = setUp();
		const later = { ...entry, lastTurn: 6, handoff: "h2", at: "2026-11-30T19:00:00.000Z" };
		const other = { ...entry, agent: "claude-code" };
		expect(recordHandedOff(ports, workspace, [entry, other])).toEqual({ done: true, problem: null });
		recordHandedOff(ports, workspace, [later]);
		recordHandedOff(ports, workspace, [entry]);
		expect(readLedger(ports, workspace)).toEqual({ entries: [later, other], problem: null });
		expect(findEntry(readLedger(ports, workspace), entry)).toEqual(later);
		expect(findEntry(readLedger(ports, null), entry)).toBeNull();
	});

	it.each(["{", "[]", '{"version": 1, "conversations": [{}]}'])("puts %j aside and begins anew", (content) => {
		const { ports, workspace, path } = setUp();
		recordHandedOff(ports, workspace, [entry]);
		writeFileSync(path(), content);
		const problem = { code: "file.unreadable", path: path(), reason: expect.any(String) };
		expect(readLedger(ports, workspace)).toEqual({ entries: [], problem });
		expect(recordHandedOff(ports, workspace, [entry])).toEqual({ done: true, problem });
		expect(readLedger(ports, workspace)).toEqual({ entries: [entry], problem: null });
		expect(readdirSync(join(path(), ".."))).toHaveLength(2);
	});

	it("keeps what a newer version adds to an entry", () => {
		const { ports, workspace, path } = setUp();
		recordHandedOff(ports, workspace, [entry]);
		const newer = { ...entry, id: "c2", agent: "agent-of-2027", note: "kept" };
		writeFileSync(path(), JSON.stringify({ version: 1, conversations: [newer] }));
		recordHandedOff(ports, workspace, [entry]);
		expect(readLedger(ports, workspace).entries).toEqual([newer, entry]);
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
