import { copyFileSync, mkdirSync, readdirSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { FileError } from "../../src/app/ports";
import { createDatabases } from "../../src/node/databases";
import { scratchFolder } from "./scratch";

const databases = createDatabases();

/** A database of an agent that still runs, with one row more in its log than in its file. */
function running(mode: "wal" | "delete") {
	const path = join(scratchFolder(), "agent.db");
	const agent = new DatabaseSync(path);
	onTestFinished(() => {
		if (agent.isOpen) agent.close();
	});
	agent.exec(`PRAGMA journal_mode = ${mode}; CREATE TABLE said (text); INSERT INTO said VALUES ('one')`);
	if (mode === "wal") agent.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	agent.exec("INSERT INTO said VALUES ('two')");
	return { path, agent };
}

function said(path: string): readonly unknown[] {
	return databases.read(path, ({ rows }) => [...rows("SELECT text FROM said ORDER BY rowid")].map(({ text }) => text));
}

/** Names, sizes and times of all in a database's folder; `-shm` holds the readers' own marks, so its time may change. */
function around(path: string): readonly string[] {
	const folder = join(path, "..");
	return readdirSync(folder).map((name) => {
		const { size, mtimeMs } = statSync(join(folder, name));
		return name.endsWith("-shm") ? `${name} ${size}` : `${name} ${size} ${mtimeMs}`;
	});
}

/** Leaves no temporary folder and changes nothing beside the database. */
function expectUntouched(path: string, work: () => void): void {
	const ours = () => readdirSync(tmpdir()).filter((name) => name.startsWith("codi-handoff-"));
	const [before, temporary] = [around(path), ours()];
	work();
	expect(around(path)).toEqual(before);
	expect(ours().filter((name) => !temporary.includes(name))).toEqual([]);
}

describe("an agent's database", () => {
	it.each(["wal", "delete"] as const)("is read while the agent runs, its newest row included (%s)", (mode) => {
		const { path } = running(mode);
		expectUntouched(path, () => expect(said(path)).toEqual(["one", "two"]));
	});

	it.each(["wal", "delete"] as const)("is read after the agent ended, without a trace beside it (%s)", (mode) => {
		const { path, agent } = running(mode);
		agent.close();
		expect(readdirSync(join(path, ".."))).toEqual(["agent.db"]);
		expectUntouched(path, () => expect(said(path)).toEqual(["one", "two"]));
	});

	it("is read after the agent was killed, with what stands only in the log", () => {
		const { path } = running("wal");
		for (const ends of [["-wal", "-shm"], ["-wal"]]) {
			const left = join(scratchFolder(), "left.db");
			for (const end of ["", ...ends]) copyFileSync(path + end, left + end);
			expectUntouched(left, () => expect(said(left)).toEqual(["one", "two"]));
		}
	});

	it("is read as it stood before a change that a crash cut off", () => {
		const { path, agent } = running("delete");
		agent.exec("BEGIN; PRAGMA cache_spill = 1; PRAGMA cache_size = 1");
		const insert = agent.prepare("INSERT INTO said VALUES (?)");
		for (let row = 0; row < 2000; row++) insert.run("x".repeat(500));
		const left = join(scratchFolder(), "left.db");
		for (const end of ["", "-journal"]) copyFileSync(path + end, left + end);
		expectUntouched(left, () => expect(said(left)).toEqual(["one", "two"]));
	});

	it("is read through a link, with the log beside the real file", () => {
		const { path } = running("wal");
		const link = join(scratchFolder(), "link.db");
		symlinkSync(path, link);
		expect(said(link)).toEqual(["one", "two"]);
	});

	it("tells its tables", () => {
		expect(databases.read(running("wal").path, ({ tables }) => [...tables])).toEqual(["said"]);
	});

	it("is not copied when it is large and in order", () => {
		const { path, agent } = running("wal");
		agent.close();
		truncateSync(path, 3 * 1024 ** 3);
		const start = performance.now();
		expect(said(path)).toEqual(["one", "two"]);
		expect(performance.now() - start).toBeLessThan(1000);
	});
});

describe("a database that cannot be read", () => {
	function failure(path: string): FileError {
		try {
			said(path);
		} catch (error) {
			if (error instanceof FileError) return error;
			throw error;
		}
		throw new Error("it was read");
	}

	it("says that it is locked, after a bounded wait", () => {
		const { path, agent } = running("delete");
		agent.exec("BEGIN EXCLUSIVE");
		const start = performance.now();
		expect(failure(path)).toMatchObject({ code: "EBUSY", path, message: expect.stringContaining("locked") });
		expect(performance.now() - start).toBeLessThan(5000);
	});

	it("says what is wrong with it", () => {
		const folder = scratchFolder();
		writeFileSync(join(folder, "text.db"), "this is no database ".repeat(200));
		mkdirSync(join(folder, "folder.db"));
		const { path } = running("delete");
		expect(failure(join(folder, "text.db")).message).toContain("not a database");
		expect(failure(join(folder, "folder.db"))).toBeInstanceOf(FileError);
		expect(failure(join(folder, "none.db"))).toMatchObject({ code: "ENOENT" });
		expect(() => databases.read(path, ({ rows }) => [...rows("SELECT renamed FROM said")])).toThrow(
			expect.objectContaining({ name: "FileError", message: expect.stringContaining("renamed") }),
		);
	});

	it("does not hide a bug of the reader", () => {
		const { path } = running("wal");
		const broken = () =>
			databases.read(path, () => {
				throw new RangeError("a bug");
			});
		expect(broken).toThrow(RangeError);
	});
});
