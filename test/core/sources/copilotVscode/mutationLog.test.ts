import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MutationLog } from "../../../../src/core/sources/copilotVscode/mutationLog";

const start = (...responses: unknown[]) => ({ kind: 0, v: { requests: [{ requestId: "r", response: responses }] } });
const log = (...operations: { kind: number; k?: (string | number)[]; v?: unknown; i?: number }[]) => {
	const replayed = new MutationLog();
	const applied = operations.map((operation, index) => replayed.apply(operation, index * 100));
	return { replayed, applied, state: replayed.state };
};
const at = ["requests", 0, "response"];

describe("the log of a chat", () => {
	test("a push with an index cuts the list to it first, one without only adds", () => {
		expect(log(start("a", "b", "c"), { kind: 2, k: at, i: 1, v: ["d"] }).state).toMatchObject({
			requests: [{ response: ["a", "d"] }],
		});
		expect(log(start("a"), { kind: 2, k: at, v: ["b"] }).state).toMatchObject({ requests: [{ response: ["a", "b"] }] });
		expect(log(start("a", "b"), { kind: 2, k: at, i: 1 }).state).toMatchObject({ requests: [{ response: ["a"] }] });
		expect(log(start("a"), { kind: 2, k: at, i: 9, v: ["b"] }).state).toMatchObject({
			requests: [{ response: ["a", "b"] }],
		});
	});

	test("a push makes the list that is not there, a set and a delete change one place", () => {
		expect(log({ kind: 2, k: ["requests"], v: [1] }).state).toEqual({ requests: [1] });
		expect(
			log(start(), { kind: 1, k: ["customTitle"], v: "t" }, { kind: 3, k: ["requests", 0, "requestId"] }).state,
		).toEqual({
			customTitle: "t",
			requests: [{ response: [] }],
		});
	});

	test("a whole state in the middle replaces all", () => {
		expect(log(start("a"), { kind: 0, v: { requests: [] } }).state).toEqual({ requests: [] });
	});

	test("what does not fit is refused and harms nothing", () => {
		const { applied, state } = log(
			start("a"),
			{ kind: 1, k: ["__proto__", "spoilt"], v: 1 },
			{ kind: 1, k: ["requests", "length"], v: 1e12 },
			{ kind: 1, k: ["requests", 1e9], v: 1 },
			{ kind: 1, k: ["nowhere", 0, "x"], v: 1 },
			{ kind: 7, k: ["requests"], v: 1 },
			{ kind: 1, v: 1 },
		);
		expect(applied).toEqual([true, false, false, false, false, false, false]);
		expect(state).toEqual({ requests: [{ requestId: "r", response: ["a"] }] });
		expect(Object.hasOwn(Object.prototype, "spoilt")).toBe(false);
	});

	test("knows at which line a request or a part was written", () => {
		const first = { value: "first" };
		const second = { value: "second" };
		const { replayed } = log(start(first), { kind: 2, k: at, v: [second] });
		expect([first, second, { value: "third" }, "text"].map((item) => replayed.offsetOf(item))).toEqual([
			0,
			100,
			null,
			null,
		]);
	});

	test("does not hold what is never read", () => {
		const metadata = { promptTokens: 1, toolCallRounds: ["much"], renderedUserMessage: ["more"] };
		const request = { requestId: "s", variableData: { variables: ["file"] }, result: { metadata } };
		const { state } = log(
			start(),
			{ kind: 2, k: ["requests"], v: [request] },
			{ kind: 1, k: ["requests", 0, "result"], v: { metadata } },
			{ kind: 1, k: ["requests", 0, "followups"], v: ["ask me"] },
			{ kind: 1, k: ["inputState", "inputText"], v: "not sent yet" },
		);
		expect(JSON.stringify(state)).not.toMatch(/much|more|file|ask me|not sent/);
		expect(state).toMatchObject({
			requests: [{ result: { metadata: { promptTokens: 1 } } }, { result: { metadata: { promptTokens: 1 } } }],
		});
	});

	test("pushes cut and joined at any index give what a list gives", () => {
		const push = fc.record({ v: fc.array(fc.nat(9), { maxLength: 4 }), i: fc.option(fc.nat(12), { nil: undefined }) });
		fc.assert(
			fc.property(fc.array(push, { maxLength: 12 }), (pushes) => {
				const list = pushes.reduce<number[]>((all, { v, i }) => [...all.slice(0, i), ...v], []);
				const operations = pushes.map(({ v, i }) => ({ kind: 2, k: ["list"], v, ...(i === undefined ? {} : { i }) }));
				expect(log({ kind: 0, v: { list: [] } }, ...operations).state).toEqual({ list });
			}),
		);
	});
});
