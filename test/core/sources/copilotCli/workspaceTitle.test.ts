import { describe, expect, it } from "vitest";
import { workspaceTitle } from "../../../../src/core/sources/copilotCli/workspaceTitle";

describe("a session's title in workspace.yaml", () => {
	it.each([
		["id: a\nname: Fix the tide table\nuser_named: true\nsummary: Older\n", "Fix the tide table"],
		["id: a\r\nsummary: Fix it\r\n", "Fix it"],
		['name: "Fix: the \\"tide\\" table"\n', 'Fix: the "tide" table'],
		["name: 'it''s #1'\n", "it's #1"],
		["id: a\nsummary_count: 0\n", null],
		["name: |-\n  two\n  lines\n", null],
		["name: null\n", null],
		["name: ''\n", null],
		["", null],
	])("%j is %j", (yaml, title) => {
		expect(workspaceTitle(yaml)).toBe(title);
	});
});
