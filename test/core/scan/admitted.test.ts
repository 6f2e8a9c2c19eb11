import { describe, expect, it } from "vitest";
import { edit, found, say, turn } from "./support/conversation";

const change = turn("Draw the curve", edit("/p/curve.ts", "draw()"), say("I drew the curve with the canvas module."));

describe("a message that the agent admits to be right", () => {
	it.each([
		["the harbour list belongs to the second page", "You're absolutely right! Let me move it."],
		["the harbour list belongs to the second page", "Ah, I understand now! Let me move it."],
		[
			"la lista de los puertos va en la segunda página",
			"Tienes razón, ahora muevo la lista de los puertos a la segunda página.",
		],
		["列表应在第二页", "你说得对！我来移动它。"],
		["список нужен на второй странице", "Вы правы, переношу."],
	])("is a correction: %s", (words, answer) => {
		const corrections = found("correction", change, turn(words, say(answer)));
		expect(corrections.map(({ text }) => text)).toEqual([words]);
	});

	it("is none when the agent only does it", () => {
		expect(
			found("correction", change, turn("the harbour list belongs to the second page", say("Let me move it."))),
		).toEqual([]);
	});

	it("makes an attempt of what the agent admits to have done", () => {
		const admitted = say("You're right - I created a second harbour list beside the one in the shared module.");
		const [attempt] = found("attempt", change, turn("you went and built that list twice", admitted));
		expect(attempt?.text).toContain("second harbour list");
	});
});

describe("what the user types", () => {
	it.each(["nao funciona, continua com o mesmo erro", "la curva no esta bien, se cayo de nuevo", "ca ne marche pas"])(
		"is understood without accents: %s",
		(words) => {
			expect(found("correction", change, turn(words, say("Hm.")))).toHaveLength(1);
		},
	);

	it.each([
		"the curve was supposed to start at midnight",
		"you misunderstood, one curve per harbour",
		"the legend causes an error",
		"me refiero a la curva de Vigo",
		"era pra ter uma curva por porto",
		"ich meinte die zweite Kurve",
		"я имел в виду вторую кривую",
		"你刚刚不是画了两条曲线吗",
	])("is a correction: %s", (words) => {
		expect(found("correction", change, turn(words, say("Let me look.")))).toHaveLength(1);
	});

	it.each(["do the same thing for the second harbour", "you mentioned a legend, add it"])("is none: %s", (words) => {
		expect(found("correction", change, turn(words, edit("/p/a.ts", "x"), say("Done.")))).toEqual([]);
	});
});

describe("a no to an offer", () => {
	const offer = turn(
		"Draw the curve",
		edit("/p/curve.ts", "draw()"),
		say("I drew the curve. Would you like me to deploy it?"),
	);

	it("objects to nothing that was done", () => {
		const no = turn("No, that is too expensive today.", say("Then it stays here."));
		expect(found("correction", offer, no)).toEqual([]);
		expect(found("attempt", offer, no)).toEqual([]);
	});

	it("does when the agent admits it", () => {
		const no = turn("No, you drew the wrong harbour.", say("You're right, I took the first one."));
		expect(found("correction", offer, no)).toHaveLength(1);
	});
});

describe("short complaints", () => {
	it("are one correction for each change", () => {
		const again = "still not working";
		const first = turn(again, edit("/p/curve.ts", "flush()"), say("I added a flush behind every line of the canvas."));
		expect(found("correction", change, first, turn(again, say("Let me look."))).map(({ wrong }) => wrong)).toEqual([
			"I drew the curve with the canvas module.",
			"I added a flush behind every line of the canvas.",
		]);
	});

	it("that only say no name what the agent had supposed", () => {
		const told = turn("it is flat", edit("/p/curve.ts", "a"), say("You need to restart the harbour server first."));
		const [correction] = found("correction", change, told, turn("I did.", say("Then it is the cache.")));
		expect(correction?.wrong).toBe("You need to restart the harbour server first.");
	});
});

describe("an error pasted from a browser", () => {
	it("is the correction, not what is left of its trace", () => {
		const trace = [
			"Uncaught ReferenceError: tideOf is not defined",
			"drawCurve drawCurve.ts:257",
			"React 11",
			"workLoop scheduler.development.js:266",
		].join("\n");
		const [correction] = found("correction", change, turn(trace, say("I see the error! It was never imported.")));
		expect(correction?.text).toBe("Uncaught ReferenceError: tideOf is not defined");
	});
});
