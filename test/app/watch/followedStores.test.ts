import { appendFileSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { placeAgent } from "../../support/placeAgent.mts";
import { scratchPorts } from "../../support/scratchPorts";
import { codexSession, WatchedWindow } from "./watchedWindow";

/** A window on a workspace in which an agent's sample conversation was held; it counts as held now. */
function windowWith(agent: string) {
	const shared = scratchPorts();
	const files = placeAgent(agent, shared.home, shared.workspace);
	const window = new WatchedWindow(shared);
	// The samples' records are of 27 November 2026, and databases tell the time by their records.
	window.time.wall = Date.parse("2026-11-27T10:00:00Z");
	return { window, files };
}

function opened(path: string): DatabaseSync {
	const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
	database.exec("PRAGMA journal_mode = wal");
	onTestFinished(() => database.close());
	return database;
}

const session = "ses_6d1f00synthetictide0001";

describe("a conversation in a database", () => {
	function setUp() {
		const { window, files } = windowWith("opencode");
		const path = files.find((file) => file.endsWith(".db")) ?? "";
		const database = opened(path);
		window.open();
		const say = (id: string, text: string, time: number) => {
			const data = JSON.stringify({ role: "user", time: { created: time } });
			database.prepare("INSERT INTO message VALUES (?, ?, ?, ?, ?)").run(`msg_${id}`, session, time, time, data);
			const part = JSON.stringify({ type: "text", text });
			database
				.prepare("INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)")
				.run(`prt_${id}`, `msg_${id}`, session, time, time, part);
			database.prepare("UPDATE session SET time_updated = ?, revert = NULL WHERE id = ?").run(time, session);
		};
		const changed = (name: string) => {
			expect(window.watching.change(join(path, ".."), name)).toBe(true);
			window.time.pass(1000);
		};
		return { window, path, database, say, changed };
	}

	it("is followed: a new message is told and made ready for the handoff", () => {
		const { window, say, changed } = setUp();
		expect(window.conversations).toEqual([`${session}: 3 new`]);
		say("92e00020", "Write the docs, too", Date.parse("2026-11-27T10:01:00Z"));
		changed("opencode.db-wal");
		expect(window.messages).toContain("Write the docs, too");
		expect(window.ready).toEqual([`${session}: ${window.conversations[0]?.match(/: (\d+)/)?.[1]}`]);
	});

	it("is read again when its answer goes on, although the session's time stays", () => {
		const { window, database, changed } = setUp();
		window.events.length = 0;
		database
			.prepare("UPDATE part SET data = replace(data, 'Goodbye!', 'Goodbye, and good luck!') WHERE session_id = ?")
			.run(session);
		changed("opencode.db-wal");
		expect(window.conversations).toEqual([`${session}: 3 new`]);
	});

	it("is not told of when something else in its database changed, or beside it", () => {
		const { window, database, changed } = setUp();
		window.events.length = 0;
		database.exec("CREATE TABLE unrelated (x); INSERT INTO unrelated VALUES (1)");
		changed("opencode.db-wal");
		changed("opencode.db-shm");
		changed("log.txt");
		expect(window.events).toEqual([]);
	});

	it("is not lost while its database is locked, nor when it is back", () => {
		const { window, path, database, say, changed } = setUp();
		database.exec("PRAGMA journal_mode = delete; BEGIN EXCLUSIVE");
		utimesSync(path, new Date(), new Date());
		changed("opencode.db");
		expect(window.conversations).toEqual([`${session}: 3 new`]);
		database.exec("COMMIT");
		say("92e00021", "Are you there?", Date.parse("2026-11-27T10:02:00Z"));
		changed("opencode.db");
		expect(window.messages).toContain("Are you there?");
	});
});

describe("a conversation in whole documents", () => {
	it("is read anew when its file was rewritten", () => {
		const { window, files } = windowWith("cline");
		window.time.wall = Date.now();
		const path = files.find((file) => file.endsWith("ui_messages.json")) ?? "";
		window.open();
		const messages = JSON.parse(readFileSync(path, "utf8"));
		const last = messages.at(-1);
		writeFileSync(
			path,
			JSON.stringify([...messages, { ts: last.ts + 1000, type: "say", say: "user_feedback", text: "Now the docs" }]),
		);
		window.changed(path);
		expect(window.messages).toEqual(["Now the docs"]);
	});
});

describe("a conversation in several stores", () => {
	it("is followed in all of them, as one", () => {
		const { window, files } = windowWith("copilot-vscode");
		window.time.wall = Date.now();
		window.open();
		expect(window.conversations).toHaveLength(1);
		const transcript = files.find((file) => file.includes("transcripts")) ?? "";
		const event = {
			type: "user.message",
			data: { content: "And the docs?", attachments: [] },
			id: "0e3c7d4e-9c0f-4a55-8c8e-111111111111",
			timestamp: "2026-11-27T10:30:00.000Z",
			parentId: null,
		};
		appendFileSync(transcript, `${JSON.stringify(event)}\n`);
		window.changed(transcript);
		expect(window.messages).toEqual(["And the docs?"]);
		rmSync(transcript);
		window.changed(transcript);
		expect(window.logs).toEqual([]);
		expect(window.conversations).toHaveLength(1);
	});
});

describe("a Codex session of long ago", () => {
	it("is noticed when it goes on, by what Codex writes beside its sessions", () => {
		const window = new WatchedWindow();
		const id = (at: number) => `01a21c46-9f00-71a6-874f-0000000000${String(at).padStart(2, "0")}`;
		const days = Array.from(
			{ length: 40 },
			(_, at) => `2026/${at < 20 ? "10" : "11"}/${String((at % 20) + 1).padStart(2, "0")}`,
		);
		const old = new Date(Date.now() - 40 * 86_400_000);
		const paths = days.map((day, at) => codexSession(window.home, window.workspace, day, id(at)));
		for (const path of paths) utimesSync(path, old, old);
		window.open();
		expect(window.conversations).toEqual([]);
		// Within the last weeks its own folder tells; before, the history does.
		for (const [path, folder, name] of [
			[paths[30] ?? "", join(window.home, ".codex/sessions/2026/11/11"), "rollout"],
			[paths[2] ?? "", join(window.home, ".codex"), "history.jsonl"],
		] as const) {
			appendFileSync(path, "{}\n");
			expect(window.watching.change(folder, name)).toBe(true);
			window.time.pass(1000);
		}
		expect(window.conversations).toHaveLength(2);
		expect(window.watching.folders.length).toBeLessThan(45);
		window.events.length = 0;
		window.watching.change(join(window.home, ".codex"), "logs_2.sqlite-wal");
		expect(window.time.isIdle).toBe(true);
	});
});
