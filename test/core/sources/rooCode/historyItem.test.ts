import fc from "fast-check";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/core/sources/rooCode/historyItem";
import { spoilt } from "../geminiCli/spoilt";

const item = {
	id: "0198a0de-0000-7000-8000-000000000001",
	rootTaskId: "0198a0de-0000-7000-8000-000000000000",
	parentTaskId: "0198a0de-0000-7000-8000-000000000000",
	number: 3,
	ts: 1_770_000_000_000,
	task: "Write the test.",
	tokensIn: 1,
	tokensOut: 2,
	totalCost: 0.1,
	workspace: "/home/dev/w",
	mode: "code",
	status: "delegated",
};

test("tells folder, state, title, and that the task is a sub-task", () => {
	expect(historyItem(JSON.stringify(item))).toEqual({
		id: item.id,
		workspace: "/home/dev/w",
		status: "delegated",
		title: "Write the test.",
		parent: item.parentTaskId,
		changedAt: "2026-02-02T02:40:00.000Z",
	});
});

test("of an older version there is less to tell", () => {
	expect(historyItem('{"id":"1","ts":"soon","task":"go","title":"Go","status":"odd"}')).toEqual({
		id: "1",
		workspace: null,
		status: null,
		title: "Go",
		parent: null,
		changedAt: null,
	});
	for (const other of ["", "[]", "{}", '{"id":7}', "no json"]) expect(historyItem(other)).toBeNull();
});

test("a spoilt item is read without an exception", () => {
	fc.assert(fc.property(spoilt(JSON.stringify(item)), (text) => void historyItem(text)));
});
