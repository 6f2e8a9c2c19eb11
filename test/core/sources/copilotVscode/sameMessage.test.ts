import { expect, test } from "vitest";
import { formsOf, isSameMessage } from "../../../../src/core/sources/copilotVscode/sameMessage";

const long = "Please make the export keep the last row of a file that has no newline at its end, and add a test.";
const same = (one: string, other: string) => [
	isSameMessage(formsOf(one), formsOf(other)),
	isSameMessage(formsOf(other), formsOf(one)),
];

test.each([
	["go", "go"],
	["go  on\n\tplease", " go on please "],
	["@workspace /explain this file", "this file"],
	["/fix the test", "the test"],
	[long, `${long.slice(0, 97).trimEnd()}...`],
	[`@workspace ${long}`, `${long.slice(0, 90)}...[truncated, original 99 chars]`],
	["wait...", "wait..."],
])("%j and %j are the same message", (one, other) => {
	expect(same(one, other)).toEqual([true, true]);
});

test.each([
	["go", "Go"],
	["/fix this", "/explain this"],
	["wait...", "wait, not so fast"],
	[long, `${long.slice(10, 97)}...`],
	["/home/dev/x is wrong", "is wrong"],
	["", "go"],
])("%j and %j are not", (one, other) => {
	expect(same(one, other)).toEqual([false, false]);
});
