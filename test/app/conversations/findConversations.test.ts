import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findConversations, firstFolder } from "../../../src/app/conversations/findConversations";
import { placeSample } from "../../support/placeSample.mts";
import { scratchPorts } from "../../support/scratchPorts";

function find({ ports }: ReturnType<typeof scratchPorts>, folders: readonly string[] | null) {
	return findConversations(ports.files, ports.places, folders).found.map(({ agent, folder }) => `${agent} ${folder}`);
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
