import { expect, test } from "vitest";
import { composersOfWorkspace } from "../../../../src/core/sources/cursor/composersOfWorkspace";
import { cursor } from "../../../../src/core/sources/cursor/format";
import { assistant, conversation, madeDatabase, user, workspaceIdentifier } from "./made";

const said = [user("hello"), assistant("hi")];
const ids = (database: Parameters<typeof cursor.sessions>[0]) => cursor.sessions(database).map(({ id }) => id);
const cwdOf = (identifier: unknown) =>
	cursor.sessions(madeDatabase(conversation("c1", said, { workspaceIdentifier: identifier })))[0]?.cwd;

test("sub-agents, tries of a best-of-N and empty tabs are left out", () => {
	const database = madeDatabase({
		...conversation("mine", said, { subagentComposerIds: ["named"], subComposerIds: ["older"] }),
		...conversation("named", said),
		...conversation("older", said),
		...conversation("child", said, { subagentInfo: { parentComposerId: "mine" } }),
		...conversation("try", said, { isBestOfNSubcomposer: true }),
		...conversation("task-call_1\nfc_2", said),
		...conversation("draft", []),
		"composerData:none": null,
		"composerData:broken": "{",
		"composerData:list": "[1, 2]",
		"composerData:number": "7",
	});
	expect(ids(database)).toEqual(["mine"]);
});

test("a conversation of the oldest versions, with its bubbles inside, is listed", () => {
	const inline = [{ bubbleId: "b0", ...user("hello") }];
	expect(ids(madeDatabase({ "composerData:old": { composerId: "old", conversation: inline } }))).toEqual(["old"]);
});

test("values that are stored as bytes are read", () => {
	const rows = conversation("c1", said);
	const bytes = Object.entries(rows).map(([key, value]) => [key, new TextEncoder().encode(JSON.stringify(value))]);
	const database = madeDatabase(Object.fromEntries(bytes));
	expect(ids(database)).toEqual(["c1"]);
	expect(cursor.read(database, "c1", "/db")?.turns[0]?.user).toBe("hello");
});

test.each([
	["file:///home/dev/my%20app", "/home/dev/my app"],
	[{ scheme: "file", path: "/c:/Users/dev/app", fsPath: "c:\\Users\\dev\\app" }, "c:\\Users\\dev\\app"],
	[{ external: "file:///c%3A/Users/dev/app", fsPath: "c:\\Users\\dev\\app" }, "c:\\Users\\dev\\app"],
	[{ external: "vscode-remote://wsl%2Bubuntu/home/dev/app" }, "vscode-remote://wsl%2Bubuntu/home/dev/app"],
	[{ fsPath: "/home/dev/app" }, "/home/dev/app"],
	[{ external: "untitled:x" }, null],
	[undefined, null],
])("the folder of %j is %s", (uri, folder) => {
	expect(cwdOf({ id: "w1", uri })).toBe(folder);
});

test("a window with several folders has none of them", () => {
	expect(cwdOf({ id: "w1", configPath: { fsPath: "/w/x.code-workspace" } })).toBeNull();
});

const table = `CREATE TABLE composerHeaders (composerId TEXT PRIMARY KEY, workspaceId TEXT, lastUpdatedAt INTEGER,
	isSubagent INTEGER, value TEXT);
	INSERT INTO composerHeaders VALUES ('c1', 'w1', 1795770811000, 0, '{}'), ('sub', 'w1', 1795770811000, 1, NULL),
		('c3', NULL, NULL, NULL, 'not JSON');`;

test("what a conversation does not record stands in the list of all, as a table", () => {
	const bare = { workspaceIdentifier: undefined };
	const rows = {
		...conversation("c1", said, bare),
		...conversation("sub", said),
		...conversation("c2", said),
		...conversation("c3", said, bare),
	};
	expect(cursor.sessions(madeDatabase(rows, {}, table))).toEqual([
		{ id: "c1", cwd: "/home/dev/app", changedAt: "2026-11-27T09:13:31.000Z" },
		{ id: "c2", cwd: "/home/dev/app", changedAt: null },
		{ id: "c3", cwd: null, changedAt: null },
	]);
});

test("… or as one value", () => {
	const list = {
		allComposers: [
			{ composerId: "c1", workspaceIdentifier, lastUpdatedAt: 1795770811000 },
			{ composerId: "sub", subagentInfo: {} },
			"c2",
			null,
		],
	};
	const rows = { ...conversation("c1", said, { workspaceIdentifier: null }), ...conversation("sub", said) };
	const database = madeDatabase(rows, { "composer.composerHeaders": list });
	expect(cursor.sessions(database)).toEqual([
		{ id: "c1", cwd: "/home/dev/app", changedAt: "2026-11-27T09:13:31.000Z" },
	]);
	expect(cursor.read(database, "c1", "/db")?.cwd).toBe("/home/dev/app");
});

test("the last change is that of the last bubble when the record lags behind", () => {
	const headers = [{ bubbleId: "b0" }, { bubbleId: "b1", createdAt: "2026-11-27T10:00:00.000Z" }];
	const change = (lastUpdatedAt: unknown, createdAt?: number) => {
		const composer = { fullConversationHeadersOnly: headers, lastUpdatedAt, createdAt };
		return cursor.sessions(madeDatabase(conversation("c1", said, composer)))[0]?.changedAt;
	};
	expect(change(Date.UTC(2026, 10, 27, 9))).toBe("2026-11-27T10:00:00.000Z");
	expect(change(Date.UTC(2026, 10, 27, 11))).toBe("2026-11-27T11:00:00.000Z");
	expect(change("soon")).toBe("2026-11-27T10:00:00.000Z");
	headers.pop();
	expect(change(undefined, Date.UTC(2026, 10, 27, 8))).toBe("2026-11-27T08:00:00.000Z");
});

test("a workspace names its composers in three places, each once", () => {
	const pane = "workbench.panel.composerChatViewPane";
	const view = "workbench.panel.aichat.view.";
	const database = madeDatabase(
		{},
		{
			"composer.composerData": {
				allComposers: [{ composerId: "a" }, { name: "no id" }, null],
				selectedComposerIds: ["b", 7],
				lastFocusedComposerIds: ["b", "c"],
			},
			[pane]: { [`${view}d`]: {}, "workbench.panel.other": {} },
			[`${pane}.b0f6`]: { [`${view}e`]: { collapsed: false }, [`${view}a`]: {} },
			[`${pane}.b0f6.hidden`]: { [`${view}f`]: {} },
			[`${pane}2`]: { [`${view}g`]: {} },
			"workbench.panel.x": { [`${view}h`]: {} },
		},
	);
	expect(composersOfWorkspace(database)).toEqual(["a", "b", "c", "d", "e"]);
});

test.each([null, "", "[]", "7", '{"allComposers": {}}'])("a workspace with %j as its record has none", (value) => {
	expect(composersOfWorkspace(madeDatabase({}, { "composer.composerData": value }))).toEqual([]);
	expect(composersOfWorkspace({ tables: new Set(), rows: () => [] })).toEqual([]);
});
