import { expect, test } from "vitest";
import { readChanges } from "../../../../src/core/sources/codex/changes";
import { readPatch } from "../../../../src/core/sources/patch";

test("a patch's files are absolute, its lines told apart", () => {
	const patch = [
		"*** Begin Patch",
		"*** Add File: new.md",
		"+- a list entry",
		"*** Update File: ./src/a.ts",
		"*** Move to: src/b.ts",
		"@@ function f() {",
		" kept",
		"-old",
		"+new",
		"*** Delete File: /abs/c.ts",
		"*** End Patch",
	].join("\r\n");
	expect(readPatch(patch, "/w")).toEqual({
		files: ["/w/new.md", "/w/src/a.ts", "/w/src/b.ts", "/abs/c.ts"],
		added: "- a list entry\nnew",
		removed: "old",
	});
});

test("changes of both shapes are read", () => {
	const update = { unified_diff: "--- a\n+++ b\n@@ -1 +1 @@\n-old\n+new\n", move_path: "/w/moved.ts" };
	const expected = {
		files: ["/w/a.ts", "/w/moved.ts", "/w/n.ts", "/w/d.ts"],
		added: "new\nfresh",
		removed: "old\ngone",
	};
	const tagged = {
		"/w/a.ts": { type: "update", ...update },
		"n.ts": { type: "add", content: "fresh" },
		"d.ts": { type: "delete", content: "gone" },
	};
	const keyed = {
		"/w/a.ts": { update },
		"n.ts": { add: { content: "fresh" } },
		"d.ts": { delete: { content: "gone" } },
	};
	expect(readChanges(tagged, "/w")).toEqual(expected);
	expect(readChanges(keyed, "/w")).toEqual(expected);
});

test("a removed line that begins with two dashes is not taken for a file's name", () => {
	const diff = "@@ -1,2 +1 @@\n--- a comment in SQL\n+-- another\n";
	const { added, removed } = readChanges({ "/w/a.sql": { type: "update", unified_diff: diff } }, null);
	expect({ added, removed }).toEqual({ added: "-- another", removed: "-- a comment in SQL" });
});
