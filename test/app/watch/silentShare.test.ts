import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { scratchPorts } from "../../support/scratchPorts";
import { PlayedShare } from "../conversations/silentShare";
import { Conversation, codexSession, WatchedWindow } from "./watchedWindow";

const id = "01a21c46-9f00-71a6-874f-48dfa55ed349";

function windowWithShare(answers: boolean) {
	const shared = scratchPorts();
	const share = new PlayedShare(join(shared.home, "../nas"), answers);
	mkdirSync(share.place);
	codexSession(share.place, shared.workspace, "2026/11/27", id);
	share.link(join(shared.home, ".codex"), ".codex");
	const window = new WatchedWindow({ ...shared, ports: share.on(shared.ports) });
	const own = new Conversation(window.home, window.workspace, "c1").say("Parse the table");
	return { window, share, own };
}

it("a window's watcher reads a store on a share after the share has answered", async () => {
	const { window, share } = windowWithShare(true);
	window.open();
	expect(window.conversations.join()).not.toContain(id);
	await setImmediate();
	expect(window.conversations.join()).toContain(id);
	expect(share.asked).toHaveLength(1);
});

it("a window's watcher goes on without a share that does not answer, and asks it again later", async () => {
	const { window, share, own } = windowWithShare(false);
	window.open();
	await setImmediate();
	expect(window.conversations).toEqual(["c1: 1 new"]);
	window.time.pass(60_000);
	own.say("Write the tests");
	window.changed(own.path);
	await setImmediate();
	expect(window.conversations).toEqual(["c1: 2 new"]);
	expect(share.waiting).toEqual([]);
	share.answers = true;
	window.time.pass(60_000);
	own.say("Write the docs");
	window.changed(own.path);
	await setImmediate();
	expect(window.conversations.join()).toContain(id);
	expect(share.asked).toHaveLength(3);
});
