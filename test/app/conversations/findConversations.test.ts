import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findConversations } from "../../../src/app/conversations/findConversations";
import { firstFolder } from "../../../src/app/conversations/firstFolder";
import { FinderMemory } from "../../../src/app/conversations/memory";
import { FileError, type Ports } from "../../../src/app/ports";
import { placeSample } from "../../support/placeSample.mts";
import { scratchPorts } from "../../support/scratchPorts";

function find({ ports }: ReturnType<typeof scratchPorts>, folders: readonly string[] | null) {
	return findConversations(ports, folders).found.map(({ agent, folder }) => `${agent} ${folder}`);
}

describe("conversations of a workspace", () => {
	it("are found for each of its folders, in the stores of both agents", () => {
		const set = scratchPorts();
		const [one, two] = [join(set.workspace, "one"), join(set.workspace, "two")];
		placeSample("claude-code", set.home, one);
		placeSample("codex", set.home, two);
		expect(find(set, [one, two]).sort()).toEqual([`claude-code ${one}`, `codex ${two}`]);
		expect(find(set, [one])).toEqual([`claude-code ${one}`]);
	});

	it("count when the agent was started in a sub-folder, and when the workspace is opened through a link", () => {
		const set = scratchPorts();
		placeSample("claude-code", set.home, join(set.workspace, "packages/core"));
		const link = join(set.workspace, "../link");
		symlinkSync(set.workspace, link);
		expect(find(set, [set.workspace])).toEqual([`claude-code ${set.workspace}`]);
		expect(find(set, [link])).toEqual([`claude-code ${link}`]);
	});

	it("do not count for a folder whose name only looks the same in the store", () => {
		const set = scratchPorts();
		const [dashed, nested] = [join(set.workspace, "a-b"), join(set.workspace, "a", "b")];
		placeSample("claude-code", set.home, dashed);
		expect(find(set, [nested])).toEqual([]);
		expect(find(set, [join(set.workspace, "a")])).toEqual([]);
		expect(find(set, [dashed])).toEqual([`claude-code ${dashed}`]);
	});

	it("are looked for where the agents' own variables say", () => {
		const elsewhere = scratchPorts().home;
		const set = scratchPorts({ CLAUDE_CONFIG_DIR: join(elsewhere, "claude"), CODEX_HOME: join(elsewhere, "codex") });
		placeSample("claude-code", elsewhere, set.workspace);
		placeSample("codex", elsewhere, set.workspace);
		renameSync(join(elsewhere, ".claude"), join(elsewhere, "claude"));
		renameSync(join(elsewhere, ".codex"), join(elsewhere, "codex"));
		expect(find(set, [set.workspace])).toHaveLength(2);
	});

	it("of every folder count where none is open", () => {
		const set = scratchPorts();
		placeSample("claude-code", set.home, join(set.workspace, "one"));
		placeSample("codex", set.home, join(set.workspace, "two"));
		expect(find(set, null).sort()).toEqual(["claude-code null", "codex null"]);
	});

	it("do not include sub-agents, archived ones included for Codex", () => {
		const set = scratchPorts();
		const [file = ""] = placeSample("codex", set.home, set.workspace).filter((path) => path.includes("rollout"));
		const archived = join(set.home, ".codex/archived_sessions");
		mkdirSync(archived);
		cpSync(file, join(archived, "rollout-2026-11-26T09-12-00-01a21c46-9f00-71a6-874f-48dfa55ed348.jsonl"));
		placeSample("claude-code", set.home, set.workspace);
		expect(find(set, [set.workspace]).sort()).toEqual([
			`claude-code ${set.workspace}`,
			`codex ${set.workspace}`,
			`codex ${set.workspace}`,
		]);
	});

	it("are not missed because of empty, broken or strange files beside them", () => {
		const set = scratchPorts();
		const [file = ""] = placeSample("claude-code", set.home, set.workspace);
		writeFileSync(join(file, "../empty.jsonl"), "");
		writeFileSync(join(file, "../broken.jsonl"), '{"cwd": "unfinished');
		mkdirSync(join(file, "../folder.jsonl"));
		symlinkSync("nowhere", join(file, "../dangling.jsonl"));
		expect(find(set, [set.workspace])).toEqual([`claude-code ${set.workspace}`]);
	});
});

describe("a store that is in a bad way", () => {
	/** The system refuses one folder or file. */
	function refusing(ports: Ports, refused: string): Ports {
		const guard = <T>(path: string, work: () => T): T => {
			if (path === refused) throw new FileError(path, "EACCES", "permission denied");
			return work();
		};
		const { files } = ports;
		return {
			...ports,
			files: {
				...files,
				list: (folder) => guard(folder, () => files.list(folder)),
				readHead: (path, bytes) => guard(path, () => files.readHead(path, bytes)),
			},
		};
	}

	it.each([
		["its folder", (session: string) => join(session, "..")],
		["the store", (session: string) => join(session, "../..")],
		["a file", (session: string) => session],
	])("because %s may not be read: that is told, and the other stores are searched", (_, refused) => {
		const set = scratchPorts();
		const [session = ""] = placeSample("claude-code", set.home, set.workspace);
		placeSample("codex", set.home, set.workspace);
		const path = refused(session);
		const search = findConversations(refusing(set.ports, path), [set.workspace]);
		expect(search.found.map(({ agent }) => agent)).toEqual(["codex"]);
		expect(search.unreadable).toEqual([{ code: "file.unreadable", path, reason: "permission denied" }]);
	});

	it("because a folder on the way to it may not be entered: that one is told, once", () => {
		const set = scratchPorts();
		placeSample("claude-code", set.home, set.workspace);
		const closed =
			<T>(work: (path: string) => T) =>
			(path: string) => {
				if (path.startsWith(`${set.home}/`)) throw new FileError(path, "EACCES", "permission denied");
				return work(path);
			};
		const { files } = set.ports;
		const ports = { ...set.ports, files: { ...files, list: closed(files.list), info: closed(files.info) } };
		const search = findConversations(ports, [set.workspace]);
		expect(search.unreadable).toEqual([{ code: "file.unreadable", path: set.home, reason: "permission denied" }]);
	});

	it("with links that go in a circle is searched to the end, and each conversation counts once", () => {
		const set = scratchPorts();
		const files = placeSample("codex", set.home, set.workspace);
		const session = files.find((path) => path.includes("rollout")) ?? "";
		const [day, sessions] = [join(session, ".."), join(set.home, ".codex/sessions")];
		symlinkSync(sessions, join(day, "2026"));
		symlinkSync(sessions, join(sessions, "2027"));
		symlinkSync(day, join(day, "../28"));
		symlinkSync(join(sessions, "b"), join(sessions, "2025"));
		symlinkSync(join(sessions, "2025"), join(sessions, "b"));
		expect(find(set, [set.workspace])).toEqual([`codex ${set.workspace}`]);
	});

	it("is searched in a project folder that is itself a link", () => {
		const set = scratchPorts();
		const [session = ""] = placeSample("claude-code", set.home, set.workspace);
		const project = join(session, "..");
		renameSync(project, join(set.home, "synced"));
		symlinkSync(join(set.home, "synced"), project);
		expect(find(set, [set.workspace])).toEqual([`claude-code ${set.workspace}`]);
	});

	it("finds a session whose first record is long and names no folder", () => {
		const set = scratchPorts();
		const [session = ""] = placeSample("claude-code", set.home, set.workspace);
		const long = JSON.stringify({ type: "queue-operation", content: "ü".repeat(100_000) });
		writeFileSync(session, `${long}\n${readFileSync(session, "utf8")}`);
		expect(find(set, [set.workspace])).toEqual([`claude-code ${set.workspace}`]);
	});
});

describe("a search that remembers", () => {
	it("sees what changed since, and asks no file twice that did not", () => {
		const set = scratchPorts();
		const [session = ""] = placeSample("claude-code", set.home, set.workspace);
		placeSample("codex", set.home, join(set.workspace, "../other"));
		const asked: string[] = [];
		const { files } = set.ports;
		const readHead = (path: string, bytes: number) => {
			asked.push(path);
			return files.readHead(path, bytes);
		};
		const ports = { ...set.ports, files: { ...files, readHead } };
		const memory = new FinderMemory();
		const search = () => findConversations(ports, [set.workspace], { memory }).found.length;
		expect(search()).toBe(1);
		expect(asked).toHaveLength(2);
		expect(search()).toBe(1);
		expect(asked).toHaveLength(2);
		writeFileSync(session, readFileSync(session, "utf8").replaceAll(set.workspace, set.home));
		expect(search()).toBe(0);
	});

	it("passes over what is older than it is asked for, without looking into it", () => {
		const set = scratchPorts();
		const [session = ""] = placeSample("claude-code", set.home, set.workspace);
		utimesSync(session, 1000, 1000);
		placeSample("codex", set.home, set.workspace);
		const search = findConversations(set.ports, [set.workspace], { since: 2_000_000 });
		expect(search.found.map(({ agent }) => agent)).toEqual(["codex"]);
	});
});

describe("the folder in a file's beginning", () => {
	it.each([
		['{"type":"x"}\n{"cwd":"/a b/\\"c\\""}', '/a b/"c"'],
		['{"cwd" : "C:\\\\work\\\\tide"}', "C:\\work\\tide"],
		["<environment_context>\\n<cwd>/old/codex</cwd>", "/old/codex"],
		['{"cwd":""}', null],
		['{"cwd":"\\q"}', null],
		["nothing", null],
	])("%j", (head, folder) => {
		expect(firstFolder(head)).toBe(folder);
	});
});
