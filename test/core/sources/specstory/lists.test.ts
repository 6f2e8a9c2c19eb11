import { expect, it } from "vitest";
import { planInRecord } from "../../../../src/core/sources/specstory/lists";

const done = { text: "Draw the curve", status: "completed" };
const next = { text: "Name the harbours", status: "pending" };

it("reads a list that the exporter wrote as JSON", () => {
	const parameters = '{ "merge": true }';
	const result = JSON.stringify({
		finalTodos: [
			{ content: "Draw the curve", id: "1", status: "completed" },
			{ content: "Name the harbours", id: "2", status: "pending" },
			{ content: "Odd", status: "what" },
		],
	});
	expect(planInRecord("", [parameters, result])).toEqual([done, next]);
});

it("reads a list that the exporter wrote as maps", () => {
	const prose =
		"- todoList: `[map[id:1 status:completed title:Draw the curve] map[id:2 status:not-started title:Name the harbours]]`";
	expect(planInRecord(prose, [])).toEqual([done, next]);
});

it("finds none elsewhere", () => {
	expect(planInRecord("- operation: `read`", ["{", "[]", '{"todos": 1}'])).toBeNull();
});
