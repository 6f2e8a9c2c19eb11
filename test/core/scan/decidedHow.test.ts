import { describe, expect, it } from "vitest";
import { edit, found, read, say, turn } from "./support/conversation";

const choices = (...turns: readonly ReturnType<typeof turn>[]) => found("decision", ...turns);
const titles = (...turns: readonly ReturnType<typeof turn>[]) => choices(...turns).map(({ text }) => text);

describe("a way that the agent goes", () => {
	it("is told with its reason, though other files are read before the edit", () => {
		const how = say(
			"I'm going to build `harbourDelete` on top of the old removal path, so that both words behave the same.",
		);
		expect(titles(turn("delete a harbour", how, read("/p/a.json"), edit("/p/h.ts", "x"), say("It is there.")))).toEqual(
			[expect.stringContaining("harbourDelete on top of the old removal path")],
		);
		expect(titles(turn("delete a harbour", how, read("/p/a.json"), say("It is there.")))).toEqual([]);
	});

	it("is no step of its list", () => {
		const step = say("Phase 2: 潮汐表の読み込みモジュールと描画モジュールの実装");
		expect(titles(turn("潮汐表を実装して", step, edit("/p/t.py", "x")))).toEqual([]);
	});

	it("is no announcement that is long only because its script sets no spaces", () => {
		const step = say("我创建一个简单的测试来检查整个流程：");
		expect(titles(turn("检查一下", step, edit("/p/t.js", "x")))).toEqual([]);
	});

	it("is not how a thing behaves, where nothing was worked on", () => {
		const told = say("The list holds the harbour itself instead of its number.");
		expect(titles(turn("what is in the list?", told))).toEqual([]);
	});

	it("is not what is still missing", () => {
		const told = say("找到问题了！\n\n虽然港口已创建，但潮汐缓存还没有刷新。");
		expect(titles(turn("看看", edit("/p/t.js", "x"), told))).toEqual([]);
	});
});

describe("what the user decides", () => {
	const ways = say(
		"There are two ways:\n\n1. Harbour service - needs an account\n2. Local tide file - needs a download\n\nWhich way do you prefer?",
	);

	it("is the option that the reply calls by its name", () => {
		const reply = turn("here is the key for the harbour service", say("Loaded."));
		expect(titles(turn("Load the tides", ways), reply)).toEqual([expect.stringContaining("Harbour service")]);
		const both = turn("is the harbour service slower than the tide file?", say("Yes."));
		expect(titles(turn("Load the tides", ways), both)).toEqual([]);
	});

	it("is what is wanted in place of what was done", () => {
		const before = turn("Show the tides", edit("/p/t.ts", "x"), say("The tides of one harbour are drawn."));
		const [decision] = choices(before, turn("No, not that. I want the tides of the whole coast on one page."));
		expect(decision).toMatchObject({ by: "user", text: "I want the tides of the whole coast on one page." });
	});
});
