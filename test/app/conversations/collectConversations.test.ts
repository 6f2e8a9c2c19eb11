import { appendFileSync, readFileSync, utimesSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collectConversations } from "../../../src/app/conversations/collectConversations";
import { createHandoff } from "../../../src/app/handoff/createHandoff";
import { placeSample } from "../../support/placeSample.mts";
import { scratchPorts } from "../../support/scratchPorts";

function setUp() {
	const set = scratchPorts();
	const [path = ""] = placeSample("claude-code", set.home, set.workspace);
	const collect = () => collectConversations(set.ports, [set.workspace]).conversations;
	const handOff = () =>
		createHandoff(set.ports, {
			reason: "manual",
			conversations: collect().map(({ transcript, found }) => ({
				transcript,
				path: found.path,
				folder: set.workspace,
			})),
			folders: [{ path: set.workspace, trusted: true, create: "always" }],
			runHooks: false,
			extraPatterns: [],
			onlyNews: false,
		});
	return { ...set, path, collect, handOff };
}

/** A copy of the session's records of one kind, later and with ids of their own. */
function append(path: string, pick: (record: { type: string; message?: { content: unknown } }) => boolean): void {
	const records = readFileSync(path, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
	const later = new Date(Date.now() + 1000).toISOString();
	const renew = (text: string) =>
		text.replace(/[0-9a-f]{8}-[0-9a-f]{4}/g, "77777777-7777").replace(/(toolu_|msg_)/g, "$1new");
	for (const record of records.filter(pick)) {
		const { sessionId, ...rest } = { ...record, timestamp: later };
		appendFileSync(path, `${JSON.stringify({ ...JSON.parse(renew(JSON.stringify(rest))), sessionId })}\n`);
	}
}

describe("news", () => {
	it("is everything before the first handoff, and nothing right after one", () => {
		const set = setUp();
		expect(set.collect()).toMatchObject([{ hasNews: true, covered: null }]);
		set.handOff();
		expect(set.collect()).toMatchObject([{ hasNews: false, covered: { lastTurn: 3 } }]);
	});

	it("is another message of the user, but not another goodbye", () => {
		const set = setUp();
		set.handOff();
		append(set.path, ({ type, message }) => type === "user" && message?.content === "thanks, bye");
		expect(set.collect()).toMatchObject([{ hasNews: false }]);
		append(set.path, ({ type, message }) => type === "user" && JSON.stringify(message).includes("Leave the streaming"));
		expect(set.collect()).toMatchObject([{ hasNews: true }]);
	});

	it("is work of the agent in the same turn, but not its last words", () => {
		const set = setUp();
		set.handOff();
		append(
			set.path,
			({ type, message }) => type === "assistant" && JSON.stringify(message).includes("You are welcome"),
		);
		expect(set.collect()).toMatchObject([{ hasNews: false }]);
		append(set.path, ({ type, message }) => type === "assistant" && JSON.stringify(message).includes('"tool_use"'));
		expect(set.collect()).toMatchObject([{ hasNews: true }]);
	});

	it("is not what was done on another day before the newest conversation, when nothing was handed off yet", () => {
		const set = setUp();
		// The old format's sample is of March, the other one of November; its file is touched today all the same.
		const old = placeSample("codex-legacy", set.home, set.workspace);
		for (const path of old) utimesSync(path, new Date(), new Date());
		const news = set.collect().filter(({ hasNews }) => hasNews);
		expect(news.map(({ transcript }) => transcript.agent)).toEqual(["claude-code"]);
	});
});
