import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectClosure } from "../../../src/core/closure/detectClosure";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";

const tierOf = (text: string) => detectClosure({ text }).tier;

describe("detectClosure", () => {
	it.each([
		["A", "bye"],
		["A", "okay, gotta run, ttyl"],
		["A", "byeeee!!"],
		["A", "The build is green now. Good night, Claude"],
		["A", "/exit"],
		["A", "exit"],
		["A", "gotta go, the baby is awake and dinner's late"],
		["B", "handoff"],
		["B", "wrap up the session"],
		["B", "compress"],
		["B", "update the notes so that I can continue in a new chat"],
		["B", "write down what we have so we can pick this up tomorrow"],
		["B", "Leave notes for the night shift, then stop."],
		["B", "salva lo stato e chiudi la sessione"],
		["B", "احفظ الحالة وأغلق الجلسة"],
		["B", "先把进度保存好，我去新窗口继续"],
		["C", "perfect, thanks!"],
		["C", "i have so much gratitude for all you did"],
		["C", "köszi szépen"],
		["C", "ありがとうございました！"],
		["D", "i need to run to a meeting, brb"],
		["D", "lunch break"],
		["D", "weiter geht's morgen"],
		["F", "до завтра"],
		["F", "şimdilik bu kadar"],
		["F", "nähdään huomenna"],
		["F", "对了，今天就到这儿吧"],
		["F", "👋🏽"],
		["F", "shutting the lid"],
		["F", "catch up after the trip"],
	])("%s: %s", (tier, text) => expect(tierOf(text)).toBe(tier));

	it.each([
		["work", "compress the images in the assets folder"],
		["work", "close the session when the socket drops"],
		["work", "add a thank you page after checkout"],
		["work", "implement handoff between two workers"],
		["work", "save the state to localStorage on unload"],
		["work", "exit the loop early"],
		["quoted", 'the toast should say "see you later"'],
		["quoted", "translate 「また明日」 for the footer"],
		["code", "`bye()` is never called"],
		["code", "```\nlog('goodbye')\n```"],
		["pasted", "> thanks, bye"],
		["a path", "rename ./bye.ts"],
		["a question", "what happens if I close this session now?"],
		["a topic put off", "later, first the migration"],
		["thanks with a request", "thanks! also can you also check the docs"],
		["thanks with a request", "danke, jetzt noch die Doku"],
		["thanks with a request", "谢谢，再改一下标题"],
		["an answer", "Option B, thanks"],
		["a near miss", "the latter"],
		["a nod", "ok great"],
		["the switch", "codi handoff auto off"],
		["nothing", "  \n "],
	])("closes nothing: %s: %s", (_, text) => expect(tierOf(text)).toBe("NONE"));

	it("takes the confidence from the table of R-000-20", () => {
		const confidence = (text: string) => detectClosure({ text }).confidence;
		expect(confidence("codi handoff")).toBe("HIGHEST");
		expect(confidence("good night")).toBe("HIGH");
		expect(confidence("thank you")).toBe("MEDIUM-HIGH");
		expect(confidence("brb")).toBe("MEDIUM");
		expect(confidence("ciao")).toBe("MEDIUM");
		expect(confidence("run the tests")).toBeNull();
	});

	it("is surer of a goodbye outside the catalogue beside or after a direct one (R-000-19)", () => {
		expect(detectClosure({ text: "good night 👋" })).toMatchObject({ tier: "A", confidence: "HIGH" });
		expect(detectClosure({ text: "👋", previous: ["good night"] })).toMatchObject({ tier: "F", confidence: "HIGH" });
		expect(detectClosure({ text: "👋", previous: ["run it"] })).toMatchObject({ tier: "F", confidence: "MEDIUM" });
	});

	it("is unsure of a goodbye after a request, and of one at the end of a long text", () => {
		expect(detectClosure({ text: "Please push the branch. Goodnight!" })).toMatchObject({
			tier: "A",
			confidence: "MEDIUM",
		});
		const letter = `${"We met the customer and talked about the invoices of the last quarter. ".repeat(30)}\nGoodbye`;
		expect(detectClosure({ text: letter }).confidence).toBe("LOW");
	});

	it("uses the language where a word means two things: tak is thanks in Danish, yes in Polish", () => {
		expect(detectClosure({ text: "tak", lang: "da" }).tier).toBe("C");
		expect(detectClosure({ text: "tak", lang: "pl" }).tier).toBe("NONE");
		expect(detectClosure({ text: "tak" }).tier).toBe("NONE");
	});

	it("never throws, whatever the text", () => {
		const pieces = fc.constantFrom(
			"bye ",
			"thanks",
			"```",
			"`",
			'"',
			"<a>",
			"«",
			"「",
			"'",
			"?",
			"。",
			"👋",
			"\u0301",
			"\ud800",
			"新对话",
		);
		const text = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.array(fc.oneof(pieces, fc.string())).map((all) => all.join("")),
		);
		fc.assert(
			fc.property(text, text, (said, before) => {
				const { tier, confidence } = detectClosure({ text: said, previous: [before] });
				expect(confidence === null).toBe(tier === "NONE");
			}),
		);
	});

	it("does not say more of a message than of its trimmed form", () => {
		const spaces = fc.stringMatching(/^[ \t\n]{0,9}$/);
		const said = fc.constantFrom("bye", "thanks!", "brb", "handoff", "до завтра", "run the tests", "谢谢");
		fc.assert(
			fc.property(said, spaces, spaces, (text, left, right) => {
				expect(detectClosure({ text: left + text + right })).toEqual(detectClosure({ text }));
			}),
		);
	});

	const size = 100_000;
	it.each([
		["one letter", "a".repeat(size)],
		["quotes", '"'.repeat(size)],
		["backticks", "`".repeat(size)],
		["fences", "```a".repeat(size / 4)],
		["tags", "<a".repeat(size / 2)],
		["thanks", "thanks ".repeat(size / 7)],
		["a wish", "save the session in a new chat tomorrow and ".repeat(size / 44)],
		["accents", "e\u0301".repeat(size / 2)],
		["signs", "[](){}<>@#".repeat(size / 10)],
		["spaces", `bye${" ".repeat(size)}x`],
	])("reads 100 KB of %s in no time", (_, text) => {
		detectClosure({ text: "bye" });
		const taken = cpuMilliseconds(() => {
			for (let round = 0; round < 5; round++) detectClosure({ text });
		});
		expect(taken).toBeLessThan(5_000);
	});
});
