import { describe, expect, it } from "vitest";
import { readPrepared } from "../../../src/app/emit/preparedFile";
import { editsFolder } from "../../../src/app/review/editsFile";
import type { FolderItem, FolderReview } from "../../../src/app/review/reviewHandoff";
import { scratchPorts } from "../../support/scratchPorts";
import { Conversation, WatchedWindow } from "../watch/watchedWindow";

const request = "Fix the export. Never commit to main.";

function findings(window: WatchedWindow): readonly FolderReview[] {
	const last = window.events.findLast((event) => event.kind === "findings");
	return last?.kind === "findings" ? last.folders : [];
}

function constraint(window: WatchedWindow): FolderItem {
	const item = findings(window)
		.flatMap(({ items }) => items)
		.find(({ finding }) => finding.kind === "constraint");
	if (item === undefined) throw new Error("no constraint");
	return item;
}

function drop(window: WatchedWindow): void {
	const { key, conversation } = constraint(window);
	window.watcher.take({
		kind: "edit",
		edits: [{ conversation, changes: [{ key, kind: "constraint", dropped: true }] }],
	});
}

/** What would be written if the window ended now. */
function ready(window: WatchedWindow): string {
	return (
		readPrepared(window.ports, window.readyFile)
			?.request.sections.map(({ body }) => body)
			.join() ?? ""
	);
}

describe("editing the findings of a window", () => {
	it("tells them only while somebody looks", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say(request);
		window.open();
		expect(findings(window)).toEqual([]);
		window.watcher.take({ kind: "show", findings: true });
		expect(constraint(window)).toMatchObject({ dropped: false, conversation: { agent: "claude-code", id: "c1" } });
		window.watcher.take({ kind: "show", findings: false });
		window.events.length = 0;
		conversation.say("Go on");
		window.changed(conversation.path);
		expect(findings(window)).toEqual([]);
	});

	it("changes the handoff that is kept ready at once, and that of later scans", () => {
		const window = new WatchedWindow();
		const conversation = new Conversation(window.home, window.workspace, "c1").say(request);
		window.open();
		window.watcher.take({ kind: "show", findings: true });
		expect(ready(window)).toContain("Never commit to main");
		drop(window);
		expect(ready(window)).not.toContain("### Standing constraints");
		expect(constraint(window).dropped).toBe(true);
		conversation.say("Go on with the import");
		window.changed(conversation.path);
		expect(window.ready).toEqual(["c1: 2"]);
		expect(ready(window)).not.toContain("### Standing constraints");
	});

	it("tells what an edit made of them once, although the window hears of its own file, too", () => {
		const window = new WatchedWindow();
		new Conversation(window.home, window.workspace, "c1").say(request);
		window.open();
		window.watcher.take({ kind: "show", findings: true });
		drop(window);
		expect(window.watching.change(editsFolder(window.ports))).toBe(true);
		window.time.pass(60);
		expect(window.events.filter(({ kind }) => kind === "findings")).toHaveLength(2);
	});

	it("reaches the other windows of the folder", () => {
		const shared = scratchPorts();
		const [one, other] = [new WatchedWindow(shared), new WatchedWindow(shared)];
		new Conversation(shared.home, shared.workspace, "c1").say(request);
		one.open();
		one.watcher.take({ kind: "show", findings: true });
		drop(one);
		other.open();
		expect(ready(other)).not.toContain("### Standing constraints");
		const { key, conversation } = constraint(one);
		one.watcher.take({
			kind: "edit",
			edits: [{ conversation, changes: [{ key, kind: "constraint", dropped: false }] }],
		});
		expect(other.watching.change(editsFolder(other.ports))).toBe(true);
		other.time.pass(60);
		expect(ready(other)).toContain("Never commit to main");
	});

	it("shows what was handed off when nothing is new, and keeps nothing ready for it", () => {
		const window = new WatchedWindow();
		new Conversation(window.home, window.workspace, "c1").say(request);
		window.open({ keepReady: false });
		window.watcher.take({ kind: "show", findings: true });
		expect(constraint(window).dropped).toBe(false);
		drop(window);
		expect(constraint(window).dropped).toBe(true);
		expect(window.ready).toEqual([]);
	});
});
