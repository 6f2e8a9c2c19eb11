import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextWindow } from "../../../src/core/live/contextWindow";
import { liveStateOf } from "../../../src/core/live/liveState";
import type { Step, TokenUse, Transcript, Turn } from "../../../src/core/model/transcript";
import { type BareStep, conversation, cutOff, interrupted, run, say, turn } from "../scan/support/conversation";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function inFlight(...steps: readonly BareStep[]) {
	return liveStateOf(conversation(turn("go on", ...steps))).inFlight;
}

const running = cutOff({ name: "Bash", kind: "shell", command: "npm test" });

describe("work in flight", () => {
	it("is a tool call without a result", () => {
		expect(inFlight(run("ls", 0), running)).toBe("tool");
		expect(inFlight(running, run("ls", 0), say("Both started."))).toBe("tool");
		expect(inFlight(run("npm test", 1), say("Done."))).toBeNull();
	});

	it("is not what runs in the background, and not what was interrupted", () => {
		expect(inFlight(cutOff({ kind: "shell", background: true }), say("The server runs."))).toBeNull();
		expect(inFlight(running, interrupted())).toBeNull();
		expect(inFlight(running, interrupted(), running)).toBe("tool");
	});

	it("is not in a turn that is over, but goes on when the user types meanwhile", () => {
		const meanwhile = (...steps: readonly BareStep[]) =>
			liveStateOf(conversation(turn("test it", running), turn("bye", ...steps))).inFlight;
		expect(meanwhile()).toBe("tool");
		expect(meanwhile(say("Bye."))).toBeNull();
		const stopped = conversation(turn("test it", running, interrupted()), turn("bye"));
		expect(liveStateOf(stopped).inFlight).toBeNull();
	});

	it.each([
		"Shall I go on?",
		"**Shall I go on?**",
		"Shall I go on? 🙂",
		'Shall I call it "main"?',
		"(Or is `tests/` right?)",
		"¿Sigo?",
		"続けますか？",
		"要继续吗？”",
		"هل أستمر؟",
		"Να συνεχίσω\u037e",
		"שנמשיך?\n",
		"Fortsetzen ?!",
		"Is that so??",
		"「続けますか？」",
	])("is the question %j", (text) => {
		expect(inFlight(run("ls", 0), say(text))).toBe("question");
	});

	it.each(["Done.", "Why? Because it was slow.", "See `a?b:c`.", "? means optional", "", "Bye! 👋"])(
		"is not what %j asks",
		(text) => {
			expect(inFlight(say(text))).toBeNull();
		},
	);

	it("is not a question that work followed, or that the user has answered", () => {
		expect(inFlight(say("Shall I go on?"), run("ls", 0))).toBeNull();
		expect(liveStateOf(conversation(turn("do it", say("Shall I?")), turn("no, bye"))).inFlight).toBeNull();
	});

	it("is nothing before anything was said", () => {
		expect(liveStateOf(conversation())).toEqual({
			turns: 0,
			substantiveTurns: 0,
			inFlight: null,
			lastUserAt: null,
			lastRecordAt: null,
			contextPercent: null,
		});
	});
});

describe("turns of substance", () => {
	it("are those with a tool call, a code block or a long answer", () => {
		const turns = [
			turn("a", run("ls", 0)),
			turn("b", say("Like so:\n```\nx\n```")),
			turn("c", say("w".repeat(200))),
			turn("d", say("w".repeat(199))),
			turn("e", say("You are welcome.")),
			turn("f"),
		];
		expect(liveStateOf(conversation(...turns))).toMatchObject({ turns: 6, substantiveTurns: 3 });
	});
});

describe("while a conversation goes on", () => {
	it("the state is that of the whole, whatever is added and taken back", () => {
		const step = fc.constantFrom<BareStep>(say("ok"), say("long ".repeat(50)), run("ls", 0));
		const change = fc.oneof(fc.constant("turn" as const), fc.constant("drop" as const), step);
		fc.assert(
			fc.property(fc.array(change), (changes) => {
				const turns: Mutable<Turn>[] = [];
				const growing: Transcript = { ...conversation(), turns };
				for (const one of changes) {
					const last = turns.at(-1);
					if (one === "turn") turns.push({ ...turn("on"), index: turns.length + 1, at: null, offset: 0, steps: [] });
					else if (one === "drop") turns.pop();
					else if (last !== undefined) last.steps = [...last.steps, { ...one, offset: 0, at: null } as Step];
					expect(liveStateOf(growing)).toEqual(liveStateOf({ ...growing, turns: [...turns] }));
				}
			}),
		);
	});
});

describe("the context's fill", () => {
	const fill = (model: string | null, tokens: Partial<TokenUse>) => {
		const whole: Transcript = {
			...conversation(turn("a")),
			model,
			tokens: { input: null, output: null, context: null, window: null, ...tokens },
		};
		return liveStateOf(whole).contextPercent;
	};

	it.each([
		["claude-opus-4-7", 700_000, 70],
		["claude-sonnet-4-6-20260201", 500_000, 50],
		["claude-haiku-4-5-20251001", 50_000, 25],
		["claude-opus-4-1-20250805", 100_000, 50],
		["claude-3-7-sonnet-20250219", 20_000, 10],
		["claude-sonnet-4-5[1m]", 100_000, 10],
	])("of %s with %i tokens is %i %%", (model, context, percent) => {
		expect(fill(model, { context })).toBeCloseTo(percent);
	});

	it("follows the window that the agent itself records", () => {
		expect(fill("gpt-6", { context: 136_000, window: 272_000 })).toBe(50);
		expect(fill("claude-opus-4-7", { context: 100_000, window: 200_000 })).toBe(50);
	});

	it("is not guessed for a model that is not known, or without a count", () => {
		for (const model of ["claude-opus-5-5", "gpt-6", "my-claude-opus-4-7", "", null])
			expect(fill(model, { context: 1000 })).toBeNull();
		expect(fill("claude-opus-4-7", {})).toBeNull();
	});

	it("has a window or none for any name", () => {
		fc.assert(fc.property(fc.string(), (name) => [null, 200_000, 1_000_000].includes(contextWindow(name))));
	});
});
