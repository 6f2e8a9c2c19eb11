import { describe, expect, it } from "vitest";
import { checksOf } from "../../../src/core/scan/checks";
import { edit, found, interrupted, plan, read, run, say, turn } from "./support/conversation";

const items = (...turns: readonly ReturnType<typeof turn>[]) => found("unfinished", ...turns);
const titles = (...turns: readonly ReturnType<typeof turn>[]) => items(...turns).map(({ text }) => text);
const built = turn("Build the tide page", edit("/p/tide.ts", "tide()"), say("The tide page draws its curve."));

describe("an ending of few words", () => {
	it("a bare 'continue' that nobody answered leaves the request before it", () => {
		const asked = turn("Does the harbour import read the second sheet as well?", read("/p/import.ts"));
		expect(titles(built, asked, turn("continue"))).toEqual(["Does the harbour import read the second sheet as well"]);
		const chinese = turn("港口导入是不是也会读取第二张表?", read("/p/import.ts"));
		expect(titles(built, chinese, turn("继续"))).toEqual([expect.stringContaining("第二张表")]);
	});

	it("a go-ahead on which the agent only says what it is about to do leaves that", () => {
		const planned = turn("Plan the harbour export", say("I would write one file for each harbour."));
		const only = turn(
			"Implement the plan.",
			say("I'll write the harbour files to `out/` and then check their headers."),
		);
		expect(titles(built, planned, only)).toEqual([expect.stringContaining("Write the harbour files to out/")]);
		const done = turn(
			"Implement the plan.",
			say("I'll write the harbour files to `out/`."),
			edit("/p/out.ts", "write()"),
			say("The harbour files are written."),
		);
		expect(titles(built, planned, done)).toEqual([]);
	});

	it("a last word with the name of a file asks for something in every language", () => {
		expect(titles(built, turn("пиши TIDES.md"))).toEqual([expect.stringContaining("TIDES.md")]);
		expect(titles(built, turn("сам допишу завтра"))).not.toContainEqual(expect.stringContaining("Not begun"));
	});

	it("output with an error in it, under which nobody says a word, is open", () => {
		const last = say(
			"Let's install the packages of the tide page:\n\n```\nCollecting curve 2.1\nERROR: harbour 3.0 requires curve<2, but you have curve 2.1\n```",
		);
		const [item] = items(built, turn("make it start", last));
		expect(item?.text).toContain("harbour 3.0 requires curve<2");
		const fine = say("Let's install the packages:\n\n```\nCollecting curve 2.1\nInstalled curve 2.1\n```");
		expect(titles(built, turn("make it start", fine))).toEqual([]);
	});
});

describe("what the agent calls open", () => {
	it("may be uncommitted work, told with the offer that follows it", () => {
		const [item] = items(
			turn(
				"Add the curve",
				edit("/p/curve.ts", "x"),
				say("The curve files are staged but not committed. Let me know if you want me to put them into one commit."),
			),
		);
		expect(item?.what).toContain("staged but not committed");
		const note = say(
			"The legend is drawn.\n\nNote: `curve.ts` also holds the earlier uncommitted change of the colours.",
		);
		expect(titles(turn("Add the legend", edit("/p/curve.ts", "y"), note))).toEqual([
			expect.stringContaining("uncommitted change of the colours"),
		]);
	});

	it("is not what happens by itself on the next commit", () => {
		const note = say("The hook is installed in the harbour folder, so it will run on your next commit.");
		expect(titles(turn("Install the hook", run("hook install", 0), note))).toEqual([]);
	});

	it("is open although its words hold a word for done", () => {
		const note = say("The curve is drawn.\n\nThe harbour legend is not currently implemented in the drawing module.");
		expect(titles(turn("Draw the curve", edit("/p/curve.ts", "x"), note))).toEqual([
			expect.stringContaining("harbour legend"),
		]);
	});

	it("is told once when an answer says it in its list and again in its notes", () => {
		const note = say(
			"I found that ebb tides are not implemented in the curve module.\n\nKnown limits:\n- Ebb tides are not implemented\n\nNote: ebb tides are not implemented in the curve module yet, only flood tides are drawn.",
		);
		expect(titles(turn("Draw the curve", edit("/p/curve.ts", "x"), note))).toHaveLength(1);
	});

	it("stays open while nothing but looking around goes on", () => {
		const stuck = turn("try again", run("node tide.js", 0), say("看起来潮汐表的缓存还是没有刷新。"));
		const asks = turn("我们以前的办法到底有没有用过?", read("/p/tide.js"), say("官方例子里只用一个文件。"));
		expect(titles(built, stuck, asks, turn("好奇而已"))).toContainEqual(expect.stringContaining("缓存还是没有刷新"));
		const worked = turn("改掉它吧", edit("/p/tide.js", "x"), say("写好了。"));
		expect(titles(built, stuck, worked, turn("好奇而已", say("嗯。")), turn("再看看", say("嗯。")))).toEqual([]);
	});
});

describe("what is to be tried by the user", () => {
	it("comes after what is under way: 'once deployed, ... should work'", () => {
		const last = say("The change is pushed. Once deployed, the harbour import should work from upload to curve.");
		expect(titles(turn("Fix the import", edit("/p/i.ts", "x"), run("git push", 0), last))).toEqual([
			expect.stringContaining("Once deployed"),
		]);
	});

	it("has the points under it when it ends in a colon", () => {
		const last = say(
			"The import and the curve disagree.\n\nTo fix this, the reader should be reviewed to ensure:\n- each harbour is read once\n- empty sheets are told apart",
		);
		expect(items(turn("Is the import right?", last))[0]?.what).toContain("each harbour is read once");
	});

	it("is one procedure when its headings are numbered", () => {
		const last = say(
			"### 1) Make the key\n\nYou need to run the key program of the harbour.\n\n### 2) Store the key\n\nThen you need to add it to the settings page.",
		);
		const [item, ...others] = items(turn("how do I get a key?", last));
		expect(item?.what).toContain("add it to the settings page");
		expect(others).toEqual([]);
	});

	it("is not what the agent repeats from the user's message", () => {
		const report = "I am waiting for the harbour list to load when I open the page";
		const last = say(`The user says: "${report}". The list is read at the first click.`);
		expect(titles(turn(`${report}.`, last))).toEqual([]);
	});

	it("is nothing where the agent only stands by, or offers more words", () => {
		const done = [edit("/p/i.ts", "x"), say("All of it is done. Please update the file or provide new instructions.")];
		expect(titles(turn("Add the import", ...done))).toEqual([]);
		const words = say("The import reads both sheets. If you want, I can also explain how the sheets are told apart.");
		expect(titles(turn("Add the import", edit("/p/i.ts", "x"), words))).toEqual([]);
	});

	it("is done when what was run has all the names in a sentence without spaces", () => {
		const steps = say("実装しました。\n\n次のステップ:\n1. 環境変数TIDE_PORT_KEYを設定");
		const first = turn("潮汐表を実装して", edit("/p/t.py", "x"), steps);
		expect(titles(first)).toEqual([expect.stringContaining("TIDE_PORT_KEY")]);
		const later = turn("実行して", run("export TIDE_PORT_KEY=abc && python t.py", 0), say("動きました。"));
		expect(titles(first, later)).toEqual([]);
	});
});

describe("an offer", () => {
	const ways = say(
		"There are two ways:\n\n1. Harbour service - needs an account\n2. Local tide file - needs a download\n\nWhich way do you prefer? Shall I go on with one of the two of them?",
	);

	it("of something is one, though it ends in 'or anything else'", () => {
		const last = say("Both changes are made. Would you like me to push these two commits or help with anything else?");
		expect(titles(turn("Change it", edit("/p/a.ts", "x"), last))).toEqual([expect.stringContaining("two commits")]);
		const idle = say("Both changes are made. Can I help you with anything else?");
		expect(titles(turn("Change it", edit("/p/a.ts", "x"), idle))).toEqual([]);
	});

	it("of several ways is taken up by naming one of them", () => {
		const named = turn("here is the key for the harbour service", run("node load.js", 0), say("The tides are loaded."));
		expect(titles(turn("Load the tides", ways), named)).toEqual([]);
	});

	it("of several ways stays open while nobody works", () => {
		const [item] = items(
			built,
			turn("Load the tides", ways),
			turn("is the first one slower?", say("A little slower.")),
		);
		expect(item).toMatchObject({ source: "blocked", blockers: ["waiting for the user's answer"] });
		const worked = turn("neither, draw the legend", edit("/p/l.ts", "x"), say("The legend is drawn."));
		expect(titles(built, turn("Load the tides", ways), worked)).toEqual([]);
	});

	it("is no condition on what the user wants", () => {
		const first = turn(
			"Peut-on afficher la carte ?",
			say("Si tu veux toute la carte du port, pas juste la courbe, alors la réponse est :\n\n- oui sur le bureau"),
		);
		expect(titles(first, turn("et la couleur ?", say("Elle est bleue.")))).toEqual([]);
	});
});

describe("one matter, one item", () => {
	it("a request that has its own list is what stands open in the list", () => {
		const begun = turn(
			"We need a new harbour page with a curve and a legend",
			plan(["Look at the page", "in_progress"], ["Draw the harbour curve", "pending"]),
			read("/p/page.ts"),
		);
		expect(titles(begun)).not.toContainEqual(expect.stringContaining("We need a new harbour page"));
	});

	it("code that was pushed after its last check is not to be checked again here", () => {
		const checked = turn("Add it", edit("/p/a.ts", "1"), run("npm test", 0, "3 passed"), say("Added."));
		const changed = edit("/p/b.ts", "2");
		expect(titles(checked, turn("Rename it", changed, say("Renamed.")))).toEqual([expect.stringContaining("b.ts")]);
		expect(titles(checked, turn("Rename it", changed, run("git push", 0), say("Renamed.")))).toEqual([]);
	});

	it("a question how to do it is answered by code, not left to do", () => {
		const how = say(
			"You can try it with a file of your own instead of the real one:\n\n```sh\nexport TIDES=/tmp/tides.db\n```",
		);
		expect(titles(built, turn("How can we try it?", how))).toEqual([]);
	});
});

describe("checks", () => {
	it("are runs, not questions for a version", () => {
		expect(checksOf("zsh -lic 'ruff --version; pytest --version'")).toEqual([]);
		expect(checksOf("pytest -q")).toEqual(["test"]);
		expect(checksOf("just check")).toEqual(["lint"]);
		expect(checksOf("pre-commit run --all-files")).toEqual(["lint"]);
	});
});

it("an interrupted session still tells its last request", () => {
	expect(titles(turn("Draw the harbour curve in blue", interrupted()))).toEqual(["Draw the harbour curve in blue"]);
});
