import { describe, expect, it } from "vitest";
import { claudeProjectSlug } from "../../../../src/core/sources/claudeCode/location";
import { isClaudeSubagentPath } from "../../../../src/core/sources/claudeCode/subagentPath";

describe("claudeProjectSlug", () => {
	it.each([
		["/home/dev/tide-tables", "-home-dev-tide-tables"],
		["/home/dev/my_app v1.2", "-home-dev-my-app-v1-2"],
		["C:\\Users\\dev\\app", "C--Users-dev-app"],
		["/home/dev/café", "-home-dev-caf-"],
		["/home/dev/cafe\u0301", "-home-dev-caf-"],
		["/home/dev/😀", "-home-dev---"],
	])("%s is %s", (path, slug) => {
		expect(claudeProjectSlug(path)).toBe(slug);
	});

	it("gives what a longer name begins with, for its hash cannot be known", () => {
		const path = `/home/${"x".repeat(300)}`;
		expect(claudeProjectSlug(path)).toBe(`-home-${"x".repeat(194)}-`);
		expect(claudeProjectSlug(`/${"y".repeat(199)}`)).toBe(`-${"y".repeat(199)}`);
	});
});

describe("isClaudeSubagentPath", () => {
	it.each([
		["/h/.claude/projects/-w/0aa1/subagents/agent-a17c.jsonl", true],
		["/h/.claude/projects/-w/0aa1/subagents/workflows/w1/agent-a17c.jsonl", true],
		["C:\\h\\.claude\\projects\\-w\\agent-a17c.jsonl", true],
		["/h/.claude/projects/-w/0aa11bb2-1111-4222-8333-444455556666.jsonl", false],
		["/h/.claude/projects/-agent-x/0aa11bb2-1111-4222-8333-444455556666.jsonl", false],
	])("%s: %s", (path, expected) => {
		expect(isClaudeSubagentPath(path)).toBe(expected);
	});
});
