import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { collectConversations } from "../../../src/app/conversations/collectConversations";
import { findConversations } from "../../../src/app/conversations/findConversations";
import { SilentShare, withoutSilentShares } from "../../../src/app/conversations/shareGuard";
import { english, sentenceOf } from "../../../src/core/render/sentence";
import { scratchPorts } from "../../support/scratchPorts";
import { Conversation, codexSession } from "../watch/watchedWindow";
import { PlayedShare } from "./silentShare";

/** A home in which Codex's folder is a link to a share; Claude Code's is on the disk. */
function homeWithShare({ answers }: { readonly answers: boolean }) {
	const { ports, home, workspace } = scratchPorts();
	const share = new PlayedShare(join(home, "../nas"), answers);
	mkdirSync(share.place);
	codexSession(join(share.place, "of me"), workspace, "2026/11/27", "01a21c46-9f00-71a6-874f-48dfa55ed349");
	share.link(join(home, ".codex"), "of me/.codex");
	new Conversation(home, workspace, "c1").say("Parse the table");
	return { ports: share.on(ports), home, workspace, share };
}

describe("a store on a network share", () => {
	it("is asked, and read when it answers", async () => {
		const { ports, workspace, share } = homeWithShare({ answers: true });
		const { found, unreadable } = await withoutSilentShares(ports, (guarded) =>
			findConversations(guarded, [workspace]),
		);
		expect(found.map(({ agent }) => agent).sort()).toEqual(["claude-code", "codex"]);
		expect(unreadable).toEqual([]);
		expect(share.asked).toHaveLength(1);
	});

	it("that does not answer is left out and told of once, and nothing on it is touched", async () => {
		const { ports, workspace, share } = homeWithShare({ answers: false });
		const { found, unreadable } = await withoutSilentShares(ports, (guarded) =>
			findConversations(guarded, [workspace]),
		);
		expect(found.map(({ agent }) => agent)).toEqual(["claude-code"]);
		expect(unreadable.map((problem) => english(sentenceOf(problem)))).toEqual([
			`${share.place} cannot be read: it did not answer within 2 s, so that nothing on it was looked at.`,
		]);
		expect(share.waiting).toEqual([]);
	});

	it("is tried again by the next search", async () => {
		const { ports, workspace, share } = homeWithShare({ answers: false });
		const search = () => withoutSilentShares(ports, (guarded) => findConversations(guarded, [workspace]).found.length);
		expect(await search()).toBe(1);
		share.answers = true;
		expect(await search()).toBe(2);
	});

	it("is not asked when nothing on it is wanted", async () => {
		const { ports, home, workspace } = scratchPorts();
		const share = new PlayedShare(join(home, "../nas"), false);
		await withoutSilentShares(share.on(ports), (guarded) => findConversations(guarded, [workspace]));
		expect(share.asked).toEqual([]);
	});

	it("does not hold up a handoff of what else is there", async () => {
		const { ports, workspace, share } = homeWithShare({ answers: false });
		const collected = await withoutSilentShares(ports, (guarded) => collectConversations(guarded, [workspace]));
		expect(collected.conversations.map(({ found }) => found.agent)).toEqual(["claude-code"]);
		expect(collected.unreadable).toHaveLength(1);
		expect(share.waiting).toEqual([]);
	});
});

describe("a working folder on a share that does not answer", () => {
	it("of another conversation is not looked at", async () => {
		const { ports, home, workspace } = scratchPorts();
		const share = new PlayedShare(join(home, "../nas"), false);
		new Conversation(home, workspace, "c1").say("Parse the table");
		new Conversation(home, join(share.place, "project"), "c2").say("Parse the other table");
		const search = await withoutSilentShares(share.on(ports), (guarded) => findConversations(guarded, null));
		expect(search.found).toHaveLength(2);
		expect(share.waiting).toEqual([]);
	});

	it("with a name that no disk can have is asked for as a whole", async () => {
		const { ports, home } = scratchPorts();
		const share = new PlayedShare(join(home, "../nas"), true);
		const asked = withoutSilentShares(share.on(ports), ({ files }) => files.info(`${share.place}/a\0b`));
		await expect(asked).rejects.not.toThrow(SilentShare);
		expect(share.asked).toEqual([[share.place]]);
	});

	it("stops what cannot do without it, with its name", async () => {
		const { ports, home } = scratchPorts();
		const share = new PlayedShare(join(home, "../nas"), false);
		const reading = withoutSilentShares(share.on(ports), ({ files }) => files.readText(`${share.place}/file`));
		await expect(reading).rejects.toThrow(SilentShare);
		await expect(reading).rejects.toMatchObject({ path: share.place });
	});
});
