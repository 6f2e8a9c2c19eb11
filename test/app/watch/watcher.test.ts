import { appendFileSync, existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff } from "../../../src/app/emit/emitHandoff";
import { readPrepared } from "../../../src/app/emit/preparedFile";
import { scratchPorts } from "../../support/scratchPorts";
import { Conversation, codexSession, WatchedWindow } from "./watchedWindow";

/** Hands off, in another window or on the command line, what this window keeps ready. */
function handOffElsewhere(window: WatchedWindow): void {
	const prepared = readPrepared(window.ports, window.readyFile);
	if (prepared === null) throw new Error("nothing is ready");
	const id = window.ports.ids.uuid();
	const { packet, beacon } = prepared.request;
	const request = {
		...prepared.request,
		packet: { ...packet, session_id: id },
		beacon: { ...beacon, session_id: id },
	};
	const begun = beginHandoff(window.ports, request);
	if (begun.kind !== "begun") throw new Error(begun.kind);
	advanceHandoff(window.ports, begun.pending);
}

describe("a window's watcher", () => {
	it("keeps a handoff ready from the start, and renews it when the conversation goes on and is quiet", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		window.open();
		expect(window.ready).toEqual(["c1: 1"]);
		expect(window.messages).toEqual([]);
		conversation.say("Write the tests");
		window.watching.change(dirname(conversation.path));
		expect(window.conversations).toEqual(["c1: 1 new"]);
		window.time.pass(60);
		expect(window.conversations).toEqual(["c1: 2 new"]);
		expect(window.messages).toEqual(["Write the tests"]);
		expect(window.ready).toEqual(["c1: 1"]);
		window.time.pass(400);
		expect(window.ready).toEqual(["c1: 2"]);
		expect(window.time.isIdle).toBe(true);
	});

	it("reads what is written in many pieces together", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("one");
		window.open();
		window.events.length = 0;
		for (const text of ["Do two", "Do three", "Do four"]) {
			conversation.say(text);
			window.watching.change(dirname(conversation.path));
			window.time.pass(10);
		}
		window.time.pass(1000);
		expect(window.events.filter(({ kind }) => kind === "conversations")).toHaveLength(1);
		expect(window.messages).toEqual(["Do two", "Do three", "Do four"]);
		expect(window.events.filter(({ kind }) => kind === "ready")).toHaveLength(1);
	});

	it("does nothing after a change that is none of its conversations", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("one");
		window.open();
		window.events.length = 0;
		writeFileSync(join(dirname(conversation.path), "note.txt"), "x");
		window.changed(conversation.path);
		expect(window.events).toEqual([]);
	});

	it("finds the first conversation of a user who never used an agent", () => {
		const window = new WatchedWindow();
		window.open();
		expect(window.watching.folders).toEqual([window.home, window.workspace]);
		mkdirSync(join(window.home, ".claude"));
		window.changed(join(window.home, ".claude"));
		expect(window.watching.folders).toContain(join(window.home, ".claude"));
		const { path } = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		window.changed(dirname(dirname(path)));
		expect(window.ready).toEqual(["c1: 1"]);
		expect(window.watching.folders).toContain(dirname(path));
	});

	it("finds a new conversation beside another, and those of sub-folders, but not a stranger's", () => {
		const window = new WatchedWindow();
		const { path } = new Conversation(window.home, window.workspace, "c1").say("one");
		window.open();
		new Conversation(window.home, window.workspace, "c2").say("Do two");
		window.changed(path);
		expect(window.ready).toEqual(["c1: 1", "c2: 1"]);
		const inner = new Conversation(window.home, join(window.workspace, "packages/core"), "c3").say("Do three");
		new Conversation(window.home, `${window.workspace}-other`, "c4").say("Do four");
		window.changed(dirname(inner.path));
		expect(window.ready).toEqual(["c1: 1", "c2: 1", "c3: 1"]);
	});

	it("finds a conversation of a new day, month and year", () => {
		const window = new WatchedWindow();
		const first = codexSession(window.home, window.workspace, "2026/11/30", "01a21c46-9f00-71a6-874f-000000000001");
		window.open();
		expect(window.conversations).toHaveLength(1);
		for (const [at, day] of ["2026/12/01", "2027/01/01", "2027/01/02"].entries()) {
			const id = `01a21c46-9f00-71a6-874f-00000000001${at}`;
			const path = codexSession(window.home, window.workspace, day, id);
			const watched = [dirname(dirname(path)), dirname(dirname(dirname(path))), join(window.home, ".codex/sessions")];
			expect(watched.some((folder) => window.watching.change(folder))).toBe(true);
			window.time.pass(1000);
			expect(window.ready.join()).toContain(id);
			expect(window.watching.folders).toContain(dirname(path));
		}
		// A conversation of an older day goes on.
		window.events.length = 0;
		appendFileSync(first, "{}\n");
		window.changed(first);
		expect(window.conversations).toHaveLength(4);
	});

	it("leaves history alone until it goes on", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("long ago");
		const old = Date.now() / 1000 - 13 * 3600;
		utimesSync(conversation.path, old, old);
		window.open();
		expect([window.conversations, window.ready]).toEqual([[], []]);
		conversation.say("Do it again");
		window.changed(conversation.path);
		expect(window.ready).toEqual(["c1: 2"]);
	});

	it("keeps one handoff ready for two roots, with a section for each", () => {
		const window = new WatchedWindow();
		const roots = ["one", "two"].map((name) => join(window.workspace, name));
		const folders = roots.map((path) => {
			mkdirSync(path);
			return { path, trusted: true, create: "always" } as const;
		});
		const [first] = roots.map((root, at) => new Conversation(window.home, root, `c${at}`).say(`Do part ${at}`));
		window.open({ folders });
		expect(window.ready).toEqual(["c0: 1", "c1: 1"]);
		const sections = () => readPrepared(window.ports, window.readyFile)?.request.sections.map(({ folder }) => folder);
		expect(sections()?.sort()).toEqual(roots);
		handOffElsewhere(window);
		first?.say("Do more");
		window.changed(first?.path ?? "");
		expect(window.ready).toEqual(["c0: 2"]);
		expect(sections()).toEqual(roots.slice(0, 1));
	});

	it("has nothing ready any more when another window handed everything off", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		window.open();
		handOffElsewhere(window);
		window.watcher.take({ kind: "handedOff" });
		expect(window.conversations).toEqual(["c1: 1"]);
		expect(existsSync(window.readyFile)).toBe(false);
		expect(window.events.at(-1)).toEqual({ kind: "ready", items: null });
		conversation.say("Write the tests");
		window.changed(conversation.path);
		expect(window.ready).toEqual(["c1: 2"]);
	});

	it("leaves out what another window handed off, although nobody told it", () => {
		const window = new WatchedWindow();
		new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		window.open();
		handOffElsewhere(window);
		const other = new Conversation(window.home, window.workspace, "c2").say("Do something else");
		window.changed(other.path);
		expect(window.ready).toEqual(["c2: 1"]);
	});

	it("keeps nothing ready while it is switched off, and goes on watching", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		window.open();
		window.open({ keepReady: false });
		expect(existsSync(window.readyFile)).toBe(false);
		conversation.say("Write the tests");
		window.changed(conversation.path);
		expect(existsSync(window.readyFile)).toBe(false);
		expect(window.messages).toEqual(["Write the tests"]);
		window.open();
		expect(window.ready).toEqual(["c1: 2"]);
	});

	it("makes a handoff ready every five seconds while an agent writes without a pause", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("one");
		window.open();
		expect(turnsUntilReady(window, conversation)).toBeLessThanOrEqual(17);
	});

	it.each([
		["back", -86_400_000],
		["forward", 86_400_000],
	])("does so although the clock is put a day %s", (_, jump) => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("one");
		window.open();
		conversation.say("Do two");
		window.watching.change(dirname(conversation.path));
		window.time.pass(100);
		window.time.wall += jump;
		expect(turnsUntilReady(window, conversation)).toBeLessThanOrEqual(18);
		window.time.pass(1000);
		expect(window.time.isIdle).toBe(true);
	});

	it("keeps what it knows of a conversation that vanishes, says so once, and follows it when it is back", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		window.open();
		rmSync(conversation.path);
		for (let times = 0; times < 2; times++) window.changed(conversation.path);
		expect(window.conversations).toEqual(["c1: 1 new"]);
		expect(window.logs).toEqual(["claude-code: a conversation cannot be followed for now: it is gone"]);
		expect(window.ready).toEqual(["c1: 1"]);
		new Conversation(window.home, window.workspace, "c1").say("Parse the table").say("Write the tests");
		window.changed(conversation.path);
		expect(window.ready).toEqual(["c1: 2"]);
		expect(window.messages).toEqual(["Write the tests"]);
	});

	it("leaves the conversations of a folder that is taken out of the window to the next one that has it", () => {
		const window = new WatchedWindow();
		const roots = ["one", "two"].map((name) => join(window.workspace, name));
		const folders = roots.map((path, at) => {
			mkdirSync(path);
			new Conversation(window.home, path, `c${at}`).say(`Do part ${at}`);
			return { path, trusted: true, create: "always" } as const;
		});
		window.open({ folders });
		window.open({ folders: folders.slice(0, 1) });
		expect(window.conversations).toEqual(["c0: 1 new"]);
		expect(window.ready).toEqual(["c0: 1"]);
		window.open({ folders });
		expect(window.ready).toEqual(["c0: 1", "c1: 1"]);
	});

	it("tells of a pattern that is none and of a home that cannot be written, and lives on", () => {
		const shared = scratchPorts();
		const window = new WatchedWindow(shared);
		const conversation = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
		writeFileSync(join(window.home, ".codialectic"), "a file where the folder should be");
		window.open({ extraPatterns: ["("] });
		expect(window.logs).toHaveLength(2);
		expect(window.conversations).toEqual(["c1: 1 new"]);
		rmSync(join(window.home, ".codialectic"));
		conversation.say("Write the tests");
		window.changed(conversation.path);
		expect(window.ready).toEqual(["c1: 2"]);
	});

	it("watches nothing and does nothing any more when it is closed", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say("one");
		window.open();
		conversation.say("Do two");
		window.watching.change(dirname(conversation.path));
		window.watcher.close();
		window.events.length = 0;
		window.time.pass(10_000);
		expect(window.events).toEqual([]);
		expect(window.watching.folders).toEqual([]);
		expect(window.ready).toEqual(["c1: 1"]);
	});
});

/** Says something every 300 ms until a new handoff is ready. */
function turnsUntilReady(window: WatchedWindow, conversation: Conversation): number {
	const before = window.ready.join();
	for (let turns = 1; turns < 60; turns++) {
		conversation.say(`Do part ${turns}`);
		window.watching.change(dirname(conversation.path));
		window.time.pass(300);
		if (window.ready.join() !== before) return turns;
	}
	return Number.POSITIVE_INFINITY;
}
