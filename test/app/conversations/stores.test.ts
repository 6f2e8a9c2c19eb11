import {
	appendFileSync,
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findConversations } from "../../../src/app/conversations/findConversations";
import { isProblem, readConversation } from "../../../src/app/conversations/readConversation";
import type { EditorWindow, Ports } from "../../../src/app/ports";
import { claudeProjectSlug } from "../../../src/core/sources/claudeCode/location";
import { Session } from "../../core/sources/claudeCode/session";
import { chatId, chatRows, talk, writeChat } from "../../core/sources/cursor/madeChat";
import { filesOf, placeFiles } from "../../core/sources/opencode/storedFiles";
import { openDatabase } from "../../support/openDatabase";
import { placeAgent } from "../../support/placeAgent.mts";
import { scratchPorts } from "../../support/scratchPorts";

const agents = [
	["claude-code", "claude-code"],
	["codex", "codex"],
	["codex-legacy", "codex"],
	["copilot-vscode", "copilot-vscode"],
	["copilot-cli", "copilot-cli"],
	["cursor", "cursor"],
	["gemini-cli", "gemini-cli"],
	["opencode", "opencode"],
	["opencode-v2", "opencode"],
	["cline", "cline"],
] as const;

/** `agent, title, turns` of what is found for a folder, each conversation read. */
function found(ports: Ports, folder: string | null): string[] {
	return findConversations(ports, folder === null ? null : [folder])
		.found.map((conversation) => {
			const read = readConversation(ports, conversation);
			if (isProblem(read)) return `${conversation.agent}: ${read.code}`;
			return `${read.agent}: ${read.turns.length} turns in ${read.cwd}`;
		})
		.sort();
}

function problems(ports: Ports, folder: string | null): string[] {
	const { unreadable } = findConversations(ports, folder === null ? null : [folder]);
	return unreadable.map((problem) => JSON.stringify(problem));
}

function inWindow(ports: Ports, window: EditorWindow): Ports {
	return { ...ports, places: { ...ports.places, window } };
}

describe.each(agents)("a conversation of %s", (sample, agent) => {
	it("is found for its folder and the folders above it, and read", () => {
		const set = scratchPorts();
		const folder = join(set.workspace, "packages", "core-é.ü");
		mkdirSync(folder, { recursive: true });
		placeAgent(sample, set.home, folder);
		for (const root of [folder, join(set.workspace, "packages"), set.workspace]) {
			const all = found(set.ports, root);
			expect(all.length).toBeGreaterThan(0);
			for (const one of all) expect(one).toMatch(new RegExp(`^${agent}: [34] turns in ${folder}$`));
		}
	});

	it("is not found for a folder beside it or below it, and once without any folder", () => {
		const set = scratchPorts();
		const folder = join(set.workspace, "tide");
		placeAgent(sample, set.home, folder);
		for (const other of ["tide-old", "tid", "tide/sub"])
			expect(found(set.ports, join(set.workspace, other))).toEqual([]);
		expect(found(set.ports, null)).toEqual(found(set.ports, folder));
	});

	it.each([
		["NUL bytes", "\u0000"],
		["noise", "\u00fe\u0007 ~x"],
	])("of which a power cut left %s is told, not passed over", (_, left) => {
		const set = scratchPorts();
		placeAgent(sample, set.home, set.workspace);
		const { found } = findConversations(set.ports, [set.workspace]);
		const files = new Set(found.flatMap(({ path, others }) => [path, ...others.map((other) => other.path)]));
		for (const path of files) writeFileSync(path, left.repeat(statSync(path).size / left.length));
		const search = findConversations(set.ports, [set.workspace]);
		const unread = search.found.map((conversation) => readConversation(set.ports, conversation)).filter(isProblem);
		const told = [...search.unreadable, ...unread].map((problem) => ("path" in problem ? problem.path : ""));
		expect(found.filter(({ path }) => !told.includes(path))).toEqual([]);
	});
});

describe("Codex", () => {
	it("packs old sessions, which are read as well; an unpacked copy counts instead", () => {
		const set = scratchPorts();
		const files = placeAgent("codex", set.home, set.workspace);
		const plain = files.find((path) => path.includes("rollout")) ?? "";
		writeFileSync(`${plain}.zst`, zstdCompressSync(readFileSync(plain)));
		const both = findConversations(set.ports, [set.workspace]).found;
		expect(both.map(({ path }) => path)).toEqual([plain]);
		rmSync(plain);
		expect(found(set.ports, set.workspace)).toEqual([`codex: 3 turns in ${set.workspace}`]);
	});

	it("archives a session: it counts once", () => {
		const set = scratchPorts();
		const files = placeAgent("codex", set.home, set.workspace);
		const plain = files.find((path) => path.includes("rollout")) ?? "";
		const archived = join(set.home, ".codex/archived_sessions");
		mkdirSync(archived);
		cpSync(plain, join(archived, plain.slice(plain.lastIndexOf("/") + 1)));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
		rmSync(plain);
		expect(found(set.ports, set.workspace)).toHaveLength(1);
	});

	it("goes on with a session in a file of its own: both are one conversation", () => {
		const set = scratchPorts();
		const files = placeAgent("codex", set.home, set.workspace);
		const first = files.find((path) => path.includes("rollout")) ?? "";
		const lines = readFileSync(first, "utf8").split("\n");
		const isPrompt = (line: string) => line.includes('"UserMessage"');
		const meta = JSON.parse(lines[0] ?? "");
		const bytes = Buffer.byteLength(`${lines.slice(0, lines.findIndex(isPrompt) + 1).join("\n")}\n`);
		meta.payload.history_base = { thread_id: meta.payload.id, end_ordinal_exclusive: 9, end_byte_offset: bytes };
		const next = join(set.home, ".codex/sessions/2026/11/30");
		mkdirSync(next, { recursive: true });
		const [name] = first.slice(first.lastIndexOf("/") + 1).split(".");
		const prompt = lines[lines.findLastIndex(isPrompt)] ?? "";
		const path = join(next, `${name?.replace("2026-11-27", "2026-11-30")}_01f00000-0000-7000-8000-000000000000.jsonl`);
		writeFileSync(path, `${JSON.stringify(meta)}\n${prompt}\n`);
		expect(findConversations(set.ports, [set.workspace]).found).toMatchObject([{ id: meta.payload.id, path }]);
		expect(found(set.ports, set.workspace)).toEqual([`codex: 2 turns in ${set.workspace}`]);
	});

	it("writes sessions of sub-agents, which do not count, wherever the record says so", () => {
		const set = scratchPorts();
		const files = placeAgent("codex", set.home, set.workspace);
		const plain = files.find((path) => path.includes("rollout")) ?? "";
		const [first = "", ...rest] = readFileSync(plain, "utf8").split("\n");
		const meta = JSON.parse(first);
		meta.payload = { ...meta.payload, base_instructions: { text: "x".repeat(20_000) }, source: { subagent: "review" } };
		writeFileSync(plain, [JSON.stringify(meta), ...rest].join("\n"));
		expect(found(set.ports, set.workspace)).toEqual([]);
	});
});

describe("Gemini CLI", () => {
	function place() {
		const set = scratchPorts();
		placeAgent("gemini-cli", set.home, set.workspace);
		const project = join(set.home, ".gemini/tmp/tide-tables");
		const chats = join(project, "chats");
		const [session = ""] = readdirSync(chats);
		return { ...set, project, chats, session };
	}

	it("tells the folder beside the chats, in its registry, or by the hash of the path", () => {
		const set = place();
		rmSync(join(set.project, ".project_root"));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
		rmSync(join(set.home, ".gemini/projects.json"));
		expect(found(set.ports, set.workspace)).toEqual([]);
		renameSync(set.project, join(set.home, ".gemini/tmp", set.ports.ids.sha256(set.workspace)));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
	});

	it("leaves stubs, older copies, sub-agents and half-written files, which do not count", () => {
		const set = place();
		const text = readFileSync(join(set.chats, set.session), "utf8");
		const write = (name: string, content: string) => {
			mkdirSync(dirname(join(set.chats, name)), { recursive: true });
			writeFileSync(join(set.chats, name), content);
		};
		write(set.session.replace("09-12", "09-59"), `${text.split("\n")[0]}\n`);
		write(set.session.replace(".jsonl", ".json"), text.repeat(2));
		write("parent/session-2026-11-27T09-12-aaaaaaaa.jsonl", text);
		write("session-2026-11-27T09-12-bbbbbbbb.jsonl", text.replace('"kind":"main"', '"kind":"subagent"'));
		write(".tmp-123", text);
		write(`.unreadable-${set.session}`, text);
		const all = findConversations(set.ports, [set.workspace]).found;
		expect(all.map(({ path }) => path)).toEqual([join(set.chats, set.session)]);
	});
});

describe("Copilot in VS Code", () => {
	const storage = ".config/Code/User/workspaceStorage";
	const id = "2829b9f6-3f61-4603-a471-cd522e0a94b8";

	function place() {
		const set = scratchPorts();
		placeAgent("copilot-vscode", set.home, set.workspace);
		const [workspaceId = ""] = readdirSync(join(set.home, storage));
		const own = join(set.home, storage, workspaceId);
		const log = join(own, `chatSessions/${id}.jsonl`);
		const transcript = join(own, `GitHub.copilot-chat/transcripts/${id}.jsonl`);
		const database = join(set.home, ".config/Code/User/globalStorage/github.copilot-chat/session-store.db");
		return { ...set, own, log, transcript, database };
	}

	it("has three stores of one session, which is one conversation, whichever of them are there", () => {
		const set = place();
		const expected = [`copilot-vscode: 3 turns in ${set.workspace}`];
		expect(findConversations(set.ports, [set.workspace]).found[0]?.others).toHaveLength(2);
		expect(found(set.ports, set.workspace)).toEqual(expected);
		rmSync(set.log);
		expect(found(set.ports, set.workspace)).toEqual(expected);
		rmSync(set.transcript);
		expect(found(set.ports, set.workspace)).toEqual(expected);
		rmSync(set.database);
		expect(found(set.ports, set.workspace)).toEqual([]);
	});

	it("adds a turn that only a poorer store has", () => {
		const set = place();
		const database = new DatabaseSync(set.database);
		database.exec(
			`INSERT INTO turns (session_id, turn_index, user_message, assistant_response, timestamp) VALUES ('${id}', 3, 'And the docs?', 'Done.', '2026-11-27T10:30:00.000Z')`,
		);
		database.close();
		expect(found(set.ports, set.workspace)).toEqual([`copilot-vscode: 4 turns in ${set.workspace}`]);
	});

	it("gives a folder a new storage, with copies, when the workspace changes: they are one conversation", () => {
		const set = place();
		const other = join(dirname(set.own), "0123456789abcdef0123456789abcdef");
		cpSync(set.own, other, { recursive: true });
		expect(found(set.ports, set.workspace)).toHaveLength(1);
		appendFileSync(join(other, "workspace.json"), "broken");
		expect(found(set.ports, set.workspace)).toHaveLength(1);
	});

	it("is found by the transcript's own folder where nothing says what was open", () => {
		const set = place();
		rmSync(join(set.own, "workspace.json"));
		rmSync(set.database);
		expect(found(set.ports, set.workspace)).toEqual([`copilot-vscode: 3 turns in ${set.workspace}`]);
	});

	it("is found beside a transcript of another chat that tells the folder", () => {
		const set = place();
		rmSync(join(set.own, "workspace.json"));
		rmSync(set.database);
		const chats = join(set.own, "chatSessions");
		const [chat = ""] = readdirSync(chats);
		const other = `0${chat.slice(1)}`;
		writeFileSync(
			join(chats, other),
			readFileSync(join(chats, chat), "utf8").replaceAll(chat.slice(0, 36), other.slice(0, 36)),
		);
		expect(found(set.ports, set.workspace)).toHaveLength(2);
		expect(found(set.ports, set.home)).toEqual([]);
	});

	it("is found in a workspace of several folders, as their file lists them, comments included", () => {
		const set = place();
		const file = join(set.workspace, "..", "both.code-workspace");
		writeFileSync(file, `{ // ours\n"folders": [{"path": "ws"}, {"path": "/elsewhere"},] }`);
		writeFileSync(join(set.own, "workspace.json"), JSON.stringify({ workspace: `file://${file}` }));
		expect(found(set.ports, set.workspace)).toEqual([`copilot-vscode: 3 turns in ${set.workspace}`]);
		expect(found(set.ports, join(set.home, "other"))).toEqual([]);
	});

	it("is found in the storage of the asking window, wherever its user data is", () => {
		const set = place();
		const moved = join(set.home, "my data/User");
		mkdirSync(dirname(moved), { recursive: true });
		renameSync(join(set.home, ".config/Code/User"), moved);
		const [workspaceId = ""] = readdirSync(join(moved, "workspaceStorage"));
		rmSync(join(moved, "workspaceStorage", workspaceId, "workspace.json"));
		rmSync(join(moved, "workspaceStorage", workspaceId, "GitHub.copilot-chat"), { recursive: true });
		rmSync(join(moved, "globalStorage/github.copilot-chat"), { recursive: true });
		expect(found(set.ports, set.workspace)).toEqual([]);
		const window = {
			userFolder: moved,
			workspaceStorage: join(moved, "workspaceStorage", workspaceId),
			remote: null,
		};
		expect(found(inWindow(set.ports, window), set.workspace)).toHaveLength(1);
	});

	it("was held on another machine: that is told, and the conversation is not taken for one of this folder", () => {
		const set = place();
		const uri = `vscode-remote://ssh-remote%2Bbuild.example${encodeURI(set.workspace)}`;
		writeFileSync(join(set.own, "workspace.json"), JSON.stringify({ folder: uri }));
		rmSync(set.database);
		expect(found(set.ports, set.workspace)).toEqual([]);
		expect(problems(set.ports, set.workspace).join()).toContain("on the other side of a remote connection");
		expect(problems(set.ports, join(set.workspace, "other"))).toEqual([]);
		const window = { userFolder: join(set.home, "x"), workspaceStorage: null, remote: "ssh-remote" };
		expect(found(inWindow(set.ports, window), set.workspace)).toHaveLength(1);
	});

	it("has a title in the workspace's list where the chat has none", () => {
		const set = place();
		writeFileSync(set.log, readFileSync(set.log, "utf8").replaceAll("customTitle", "noTitle"));
		const [conversation] = findConversations(set.ports, [set.workspace]).found;
		expect(conversation?.title).toBe("Fix dropped last CSV row");
	});

	it("is not lost with a session store that cannot be read", () => {
		const set = place();
		writeFileSync(set.database, "not a database".repeat(100));
		expect(found(set.ports, set.workspace)).toEqual([`copilot-vscode: 3 turns in ${set.workspace}`]);
		expect(problems(set.ports, set.workspace).join()).toContain("not a database");
	});
});

describe("Cursor", () => {
	it("leaves a transcript beside its database, which counts only where the database lacks the session", () => {
		const set = scratchPorts();
		const folder = join(set.workspace, "packages/my.app");
		mkdirSync(folder, { recursive: true });
		placeAgent("cursor", set.home, folder);
		expect(findConversations(set.ports, [folder]).found.map(({ session }) => session !== null)).toEqual([true]);
		rmSync(join(set.home, ".config"), { recursive: true });
		for (const root of [folder, set.workspace])
			expect(found(set.ports, root)).toEqual([`cursor: 3 turns in ${folder}`]);
		expect(found(set.ports, join(set.workspace, "packages/my"))).toEqual([]);
	});

	it("is read from the transcript when the database lists the session and lost what was said", () => {
		const set = scratchPorts();
		placeAgent("cursor", set.home, set.workspace);
		const database = new DatabaseSync(join(set.home, ".config/Cursor/User/globalStorage/state.vscdb"));
		database.exec("DELETE FROM cursorDiskKV WHERE key LIKE 'bubbleId:%'");
		database.close();
		expect(found(set.ports, set.workspace)).toEqual([`cursor: 3 turns in ${set.workspace}`]);
	});

	it("tells in older versions only in the workspace's own database which sessions are its", () => {
		const set = scratchPorts();
		placeAgent("cursor", set.home, set.workspace);
		rmSync(join(set.home, ".cursor"), { recursive: true });
		const database = new DatabaseSync(join(set.home, ".config/Cursor/User/globalStorage/state.vscdb"));
		database.exec("DROP TABLE composerHeaders");
		database.exec(
			"UPDATE cursorDiskKV SET value = replace(value, 'workspaceIdentifier', 'was') WHERE key LIKE 'composerData:%'",
		);
		database.close();
		expect(found(set.ports, set.workspace)).toEqual([`cursor: 3 turns in ${set.workspace}`]);
		expect(found(set.ports, join(set.workspace, "../other"))).toEqual([]);
	});
});

describe("Claude Code", () => {
	/** A session begun in one folder, its file in another's project. */
	function placeSession(home: string, begunIn: string, folder: string, more: readonly object[] = []) {
		const session = new Session();
		session.user("Parse the table", { cwd: begunIn, sessionId: "s" });
		const project = join(home, ".claude/projects", claudeProjectSlug(folder));
		mkdirSync(project, { recursive: true });
		const lines = [...session.lines, ...more.map((record) => JSON.stringify(record))];
		writeFileSync(join(project, "s.jsonl"), lines.map((line) => `${line}\n`).join(""));
	}

	it("moves a session with its file to another project: it belongs where it went on", () => {
		const { ports, home, workspace } = scratchPorts();
		placeSession(home, home, workspace, [{ type: "relocated", sessionId: "s", relocatedCwd: workspace }]);
		expect(found(ports, workspace)).toEqual([`claude-code: 1 turns in ${workspace}`]);
	});

	it("is found for a renamed project when its folder of the store was renamed as well", () => {
		const { ports, home, workspace } = scratchPorts();
		placeSession(home, "/srv/before it was renamed", workspace);
		expect(findConversations(ports, [workspace]).found).toMatchObject([{ folder: workspace, cwd: workspace }]);
		expect(found(ports, dirname(workspace))).toEqual([]);
	});

	it("is not found for a folder whose project's name alone fits", () => {
		const { ports, home, workspace } = scratchPorts();
		placeSession(home, home, workspace);
		placeSession(home, "/srv/a.b", "/srv/a-b");
		expect(found(ports, workspace)).toEqual([]);
		expect(found(ports, "/srv/a-b")).toEqual([]);
	});
});

describe("Cursor's CLI", () => {
	function placeChat(facts: object | null) {
		const set = scratchPorts();
		const folder = join(set.home, ".cursor/chats/0123456789abcdef0123456789abcdef", chatId);
		mkdirSync(folder, { recursive: true });
		writeChat(chatRows(talk, { workspace: `file://${set.workspace}` }), join(folder, "store.db")).close();
		if (facts !== null) writeFileSync(join(folder, "meta.json"), JSON.stringify({ cwd: set.workspace, ...facts }));
		return { ...set, folder };
	}

	it.each([
		["facts beside it", { title: "Named", hasConversation: true }],
		["nothing beside it", null],
	])("has a database for each chat: with %s it is found, and read", (_, facts) => {
		const set = placeChat(facts);
		expect(found(set.ports, set.workspace)).toEqual([`cursor: 2 turns in ${set.workspace}`]);
		expect(found(set.ports, join(set.workspace, "../other"))).toEqual([]);
		expect(problems(set.ports, set.workspace)).toEqual([]);
	});

	it("can keep its data elsewhere", () => {
		const set = placeChat(null);
		const env = { ...set.ports.places.env, CURSOR_DATA_DIR: join(set.home, "data"), CURSOR_CONFIG_DIR: set.workspace };
		const ports = { ...set.ports, places: { ...set.ports.places, env } };
		expect(found(ports, set.workspace)).toEqual([]);
		renameSync(join(set.home, ".cursor"), join(set.home, "data"));
		expect(found(ports, set.workspace)).toHaveLength(1);
	});

	it.each([{ isSubagent: true }, { hasConversation: false }])("has some that are no user's: %j", (facts) => {
		const set = placeChat(facts);
		expect(found(set.ports, set.workspace)).toEqual([]);
	});

	it("leaves a transcript of a chat beside it, which is the same conversation", () => {
		const set = placeChat({});
		const copy = join(
			set.home,
			".cursor/projects",
			claudeProjectSlug(set.workspace).slice(1),
			"agent-transcripts",
			chatId,
		);
		mkdirSync(copy, { recursive: true });
		const line = {
			role: "user",
			message: { content: [{ type: "text", text: "<user_query>Fix the export</user_query>" }] },
		};
		writeFileSync(join(copy, `${chatId}.jsonl`), `${JSON.stringify(line)}\n`);
		expect(found(set.ports, set.workspace)).toEqual([`cursor: 2 turns in ${set.workspace}`]);
		const [conversation] = findConversations(set.ports, [set.workspace]).found;
		expect(conversation?.others).toEqual([{ path: join(copy, `${chatId}.jsonl`), session: null }]);
		expect(structuredClone(conversation)).toEqual(conversation);
		rmSync(set.folder, { recursive: true });
		expect(findConversations(set.ports, [set.workspace]).found.map(({ id }) => id)).toEqual([chatId]);
	});
});

describe("OpenCode", () => {
	it("keeps a database for each channel, and one where a variable says", () => {
		const set = scratchPorts({ OPENCODE_DB: "moved.db" });
		placeAgent("opencode", set.home, set.workspace);
		const folder = join(set.home, ".local/share/opencode");
		renameSync(join(folder, "opencode.db"), join(folder, "opencode-dev.db"));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
		renameSync(join(folder, "opencode-dev.db"), join(folder, "moved.db"));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
	});

	it("says when its database is of a layout that is not known", () => {
		const set = scratchPorts();
		const folder = join(set.home, ".local/share/opencode");
		mkdirSync(folder, { recursive: true });
		const database = new DatabaseSync(join(folder, "opencode.db"));
		database.exec("CREATE TABLE session_v9 (id TEXT)");
		database.close();
		expect(problems(set.ports, set.workspace).join()).toContain("no version that is known");
	});

	it("kept a file for each record before 1.2, which count as long as there is no database", () => {
		const set = scratchPorts();
		placeAgent("opencode", set.home, set.workspace);
		const folder = join(set.home, ".local/share/opencode");
		placeFiles(join(folder, "storage"), filesOf(openDatabase(join(folder, "opencode.db"))));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
		for (const end of ["", "-wal", "-shm"]) rmSync(join(folder, `opencode.db${end}`), { force: true });
		expect(found(set.ports, set.workspace)).toEqual([`opencode: 3 turns in ${set.workspace}`]);
		expect(found(set.ports, join(set.workspace, "../other"))).toEqual([]);
		expect(problems(set.ports, set.workspace)).toEqual([]);
	});
});

describe("Kilo Code", () => {
	it("has OpenCode's tables in a database of its own", () => {
		const set = scratchPorts();
		placeAgent("opencode", set.home, set.workspace);
		renameSync(join(set.home, ".local/share/opencode"), join(set.home, ".local/share/kilo"));
		renameSync(join(set.home, ".local/share/kilo/opencode.db"), join(set.home, ".local/share/kilo/kilo.db"));
		expect(found(set.ports, set.workspace)).toEqual([`kilo-code: 3 turns in ${set.workspace}`]);
	});
});

describe.each([
	["roo-code", "rooveterinaryinc.roo-cline"],
	["kilo-code", "kilocode.kilo-code"],
])("the tasks of %s", (agent, extension) => {
	/** The old sample of Cline, whose files these agents write. */
	function place(storage: string) {
		const set = scratchPorts();
		placeAgent("cline", set.home, set.workspace);
		rmSync(join(set.home, ".cline"), { recursive: true });
		const global = join(set.home, ".config/Code/User/globalStorage");
		const target = storage === "" ? join(global, extension) : join(set.home, storage);
		mkdirSync(dirname(target), { recursive: true });
		renameSync(join(global, "saoudrizwan.claude-dev"), target);
		const task = join(target, "tasks/1795770720000");
		const item = (more: object) =>
			writeFileSync(join(task, "history_item.json"), JSON.stringify({ id: "1", workspace: set.workspace, ...more }));
		item({});
		return { ...set, item };
	}

	it("are found by the folder in their own file, but for those that a task started", () => {
		const set = place("");
		expect(found(set.ports, set.workspace)).toEqual([`${agent}: 3 turns in ${set.workspace}`]);
		expect(found(set.ports, join(set.workspace, "x"))).toEqual([]);
		set.item({ parentTaskId: "0" });
		expect(found(set.ports, set.workspace)).toEqual([]);
	});

	it("are Kilo Code's where its command line kept them", () => {
		const set = place(".kilocode/cli/global");
		expect(found(set.ports, set.workspace)).toEqual([`kilo-code: 3 turns in ${set.workspace}`]);
	});

	it("are found where the user moved them to", () => {
		const set = place("moved tasks");
		const setting = agent === "roo-code" ? "roo-cline.customStoragePath" : "kilo-code.customStoragePath";
		expect(found(set.ports, set.workspace)).toEqual([]);
		const settings = join(set.home, ".config/Code/User/settings.json");
		writeFileSync(settings, `{ // mine\n"${setting}": ${JSON.stringify(join(set.home, "moved tasks"))}, }`);
		expect(found(set.ports, set.workspace)).toHaveLength(1);
	});
});

describe("Cline", () => {
	it("tells the folder of tasks older than its list only in the first request", () => {
		const set = scratchPorts();
		placeAgent("cline", set.home, set.workspace);
		rmSync(join(set.home, ".cline"), { recursive: true });
		const storage = join(set.home, ".config/Code/User/globalStorage/saoudrizwan.claude-dev");
		rmSync(join(storage, "state"), { recursive: true });
		expect(found(set.ports, set.workspace)).toEqual([]);
		const file = join(storage, "tasks/1795770720000/ui_messages.json");
		const messages = JSON.parse(readFileSync(file, "utf8"));
		const request = messages.find(({ say }: { say: string }) => say === "api_req_started");
		request.text = JSON.stringify({
			...JSON.parse(request.text),
			request: `<environment_details>\n# Current Working Directory (${set.workspace}) Files\n</environment_details>`,
		});
		writeFileSync(file, JSON.stringify(messages));
		expect(found(set.ports, set.workspace)).toHaveLength(1);
	});
});

describe("Copilot CLI", () => {
	it("has the title beside the log", () => {
		const set = scratchPorts();
		placeAgent("copilot-cli", set.home, set.workspace);
		const [conversation] = findConversations(set.ports, [set.workspace]).found;
		expect(conversation?.title).toBe("Fix dropped last CSV row");
	});

	it("can leave a log that stops growing: its database has the turns after it", () => {
		const set = scratchPorts();
		const files = placeAgent("copilot-cli", set.home, set.workspace);
		const events = files.find((path) => path.endsWith("events.jsonl")) ?? "";
		const lines = readFileSync(events, "utf8").split("\n");
		const prompts = lines.flatMap((line) => {
			const { type, data, timestamp } = line === "" ? {} : JSON.parse(line);
			return type === "user.message"
				? [{ text: String(data.content), over: new Date(Date.parse(timestamp) + 9000).toISOString() }]
				: [];
		});
		const last = lines.findLastIndex((line) => line.includes('"user.message"'));
		const database = new DatabaseSync(join(set.home, ".copilot/session-store.db"));
		database.exec(
			"CREATE TABLE sessions (id TEXT, cwd TEXT, repository TEXT, branch TEXT, summary TEXT, created_at TEXT, updated_at TEXT); " +
				"CREATE TABLE session_files (id INTEGER, session_id TEXT); " +
				"CREATE TABLE turns (session_id TEXT, turn_index INTEGER, user_message TEXT, assistant_response TEXT, timestamp TEXT)",
		);
		const id = dirname(events).slice(-36);
		database.prepare("INSERT INTO sessions VALUES (?, ?, '', '', '', '', '')").run(id, set.workspace);
		for (const [index, { text, over }] of prompts.entries())
			database.prepare("INSERT INTO turns VALUES (?, ?, ?, 'done', ?)").run(id, index, text, over);
		database.close();
		// One of them is a skill's text, which the log marks and the database does not.
		expect(prompts).toHaveLength(4);
		expect(found(set.ports, set.workspace)).toEqual([`copilot-cli: 3 turns in ${set.workspace}`]);
		writeFileSync(events, `${lines.slice(0, last).join("\n")}\n`);
		expect(found(set.ports, set.workspace)).toEqual([`copilot-cli: 3 turns in ${set.workspace}`]);
		rmSync(join(set.home, ".copilot/session-store.db"));
		expect(found(set.ports, set.workspace)).toEqual([`copilot-cli: 2 turns in ${set.workspace}`]);
	});

	it("has older sessions flat, and some only in its database", () => {
		const set = scratchPorts();
		const files = placeAgent("copilot-cli", set.home, set.workspace);
		const events = files.find((path) => path.endsWith("events.jsonl")) ?? "";
		placeAgent("copilot-vscode", set.home, set.workspace);
		renameSync(
			join(set.home, ".config/Code/User/globalStorage/github.copilot-chat/session-store.db"),
			join(set.home, ".copilot/session-store.db"),
		);
		rmSync(join(set.home, ".config"), { recursive: true });
		expect(found(set.ports, set.workspace)).toEqual(Array(2).fill(`copilot-cli: 3 turns in ${set.workspace}`));
		const flat = `${dirname(events)}.jsonl`;
		renameSync(events, flat);
		expect(found(set.ports, set.workspace)).toHaveLength(2);
	});
});

describe("Qwen Code", () => {
	const real = "../shared/data/real/qwen-code-0.24.4/.qwen";

	it("is found by the folder in its records (its files are read from ../shared where it is there)", ({ skip }) => {
		if (!readdirSync("..").includes("shared")) skip();
		const set = scratchPorts();
		cpSync(real, join(set.home, ".qwen"), { recursive: true });
		expect(found(set.ports, "/home/dev/ws").length).toBeGreaterThan(3);
		expect(found(set.ports, "/home/dev/ws").every((one) => one.startsWith("qwen-code: "))).toBe(true);
		expect(found(set.ports, "/home/dev/ws/sub")).toEqual([]);
		expect(found(set.ports, "/home/dev").length).toBeGreaterThan(3);
	});
});

describe("Qwen Code's data", () => {
	it.each([{ QWEN_RUNTIME_DIR: "/q" }, { QWEN_HOME: "/q" }, { QWEN_RUNTIME_DIR: "/q", QWEN_HOME: "/elsewhere" }])(
		"can lie elsewhere (%j), and have an archive",
		(variables) => {
			const { home } = scratchPorts();
			const env = Object.fromEntries(Object.entries(variables).map(([name, path]) => [name, `${home}${path}`]));
			const { ports } = scratchPorts(env);
			const archive = join(home, "q/projects/-home-dev-ws/chats/archive");
			mkdirSync(archive, { recursive: true });
			cpSync("test/fixtures/qwen-code", archive, { recursive: true });
			expect(findConversations(ports, ["/home/dev/ws"]).found).toHaveLength(3);
		},
	);
});

describe("files in the project itself", () => {
	it("are aider's history, in the folder or where a variable says", () => {
		const set = scratchPorts();
		const history = "# aider chat started at 2026-11-27 09:12:00\n\n#### Fix the importer  \n\nI fixed it.\n";
		writeFileSync(join(set.workspace, ".aider.chat.history.md"), history);
		expect(found(set.ports, set.workspace)).toEqual([`aider: 1 turns in ${set.workspace}`]);
		expect(found(set.ports, set.home)).toEqual([]);
		const moved = scratchPorts({ AIDER_CHAT_HISTORY_FILE: "notes/chat.md" });
		mkdirSync(join(moved.workspace, "notes"));
		writeFileSync(join(moved.workspace, "notes/chat.md"), history);
		expect(found(moved.ports, moved.workspace)).toHaveLength(1);
	});

	it("are SpecStory's exports, but not of a conversation that was found itself", () => {
		const set = scratchPorts();
		const folder = join(set.workspace, ".specstory/history");
		mkdirSync(folder, { recursive: true });
		const id = "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368";
		writeFileSync(
			join(folder, "2026-11-27_09-12Z-fix.md"),
			`<!-- Generated by SpecStory, Markdown v2.1.0 -->\n\n# 2026-11-27 09:12:00Z\n\n<!-- Claude Code Session ${id} (2026-11-27 09:12:00Z) -->\n\n_**User (2026-11-27 09:12:00Z)**_\n\nFix the importer\n\n---\n\n_**Agent (claude-sonnet-5 2026-11-27 09:12:07Z)**_\n\nDone.\n`,
		);
		expect(found(set.ports, set.workspace)).toEqual([`specstory: 1 turns in ${set.workspace}`]);
		placeAgent("claude-code", set.home, set.workspace);
		expect(found(set.ports, set.workspace)).toEqual([`claude-code: 4 turns in ${set.workspace}`]);
	});
});
