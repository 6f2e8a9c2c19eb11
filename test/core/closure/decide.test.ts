import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClosureSignal, type ClosureState, freshClosureState } from "../../../src/core/closure/closureState";
import { type ClosureDecision, decide } from "../../../src/core/closure/decide";
import { userSaid } from "../../../src/core/closure/userSaid";

const worked: ClosureSignal = { kind: "assistant", substantive: true, asks: false };
const emitted: ClosureSignal = { kind: "emitted" };
const said = (text: string): ClosureSignal => userSaid({ text });

/** A session driven by signals, one second apart. */
class Session {
	state: ClosureState = freshClosureState;
	now = 0;

	constructor(turns: number) {
		for (let turn = 0; turn < turns; turn++) {
			this.hear(said(`change file number ${turn}`));
			this.hear(worked);
		}
	}

	hear(signal: ClosureSignal, after = 1000): ClosureDecision {
		this.now += after;
		const decision = decide(this.state, signal, this.now);
		this.state = decision.state;
		return decision;
	}
}

describe("the worked examples of R-000-29", () => {
	it("A: bye after 12 turns fires", () => {
		expect(new Session(12).hear(said("bye"))).toMatchObject({ action: "fire", ended: "tier_A_direct_closure" });
	});
	it("B: perfect, thanks! after 8 turns fires", () => {
		const decision = new Session(8).hear(said("perfect, thanks!"));
		expect(decision).toMatchObject({ action: "fire", ended: "tier_C_terminal_gratitude" });
	});
	it("C: thanks with a new request is ignored", () => {
		const decision = new Session(8).hear(said("thanks! also can you also check the tests?"));
		expect(decision.action).toBe("ignore");
	});
	it("D: a meeting asks; y fires as a confirmed pause", () => {
		const session = new Session(8);
		expect(session.hear(said("i need to run to a meeting, brb")).action).toBe("ask");
		expect(session.hear(said("y"))).toMatchObject({ action: "fire", ended: "tier_D_pause_confirmed" });
	});
	it("E: thanks in the second turn is ignored", () => {
		expect(new Session(1).hear(said("thanks!")).action).toBe("ignore");
	});
	it("F: lifecycle fires without asking", () => {
		expect(new Session(8).hear({ kind: "lifecycle" })).toMatchObject({ action: "fire", ended: "tier_E_lifecycle" });
	});
	it("G: codi handoff, then thanks, bye: no second handoff", () => {
		const session = new Session(8);
		expect(session.hear(said("codi handoff"))).toMatchObject({ action: "fire", ended: "tier_B_explicit_handoff" });
		session.hear(emitted);
		expect(session.hear(said("thanks, bye"), 300_000)).toMatchObject({ action: "ignore", why: "rule a" });
	});
});

describe("suppression", () => {
	it("(a) ends with the next message of substance", () => {
		const session = new Session(8);
		for (const signal of [said("handoff"), emitted, said("rename the module"), worked]) session.hear(signal);
		expect(session.hear(said("bye")).action).toBe("fire");
	});

	it("(b) counts turns with real work only", () => {
		const session = new Session(4);
		session.hear({ kind: "assistant", substantive: false, asks: false });
		expect(session.hear(said("thanks")).action).toBe("ignore");
		session.hear(worked);
		expect(session.hear(said("thanks")).action).toBe("fire");
	});

	it("(d) holds a closure until the work in flight is done, then judges it again", () => {
		const session = new Session(8);
		session.hear({ kind: "started", id: "tests" });
		session.hear({ kind: "started", id: "build" });
		expect(session.hear(said("good night")).action).toBe("ignore");
		expect(session.hear({ kind: "finished", id: "tests" }).action).toBe("ignore");
		expect(session.hear({ kind: "finished", id: "build" })).toMatchObject({
			action: "fire",
			ended: "tier_A_direct_closure",
		});
	});

	it("(d) drops what it holds when the user goes on", () => {
		const session = new Session(8);
		session.hear({ kind: "started", id: "tests" });
		session.hear(said("bye"));
		session.hear(said("wait, one more thing: rename the module"));
		expect(session.hear({ kind: "finished", id: "tests" }).action).toBe("ignore");
	});

	it("(d) thanks does not answer a question of the agent", () => {
		const session = new Session(8);
		session.hear({ kind: "assistant", substantive: true, asks: true });
		expect(session.hear(said("thanks")).action).toBe("ignore");
	});

	it.each([
		["within 60 s", 59_000, "ignore"],
		["after 60 s", 60_000, "fire"],
		["with the clock set back", -3_600_000, "fire"],
	])("(e) %s", (_, after, action) => {
		const session = new Session(8);
		session.hear(said("bye"));
		expect(session.hear(said("goodbye"), after).action).toBe(action);
	});

	it("(f) switched off, only an explicit handoff fires", () => {
		const session = new Session(8);
		session.hear({ kind: "toggle", on: false });
		for (const signal of [said("bye"), said("brb"), said("ciao"), { kind: "lifecycle" }, { kind: "idle" }] as const)
			expect(session.hear(signal).action).toBe("ignore");
		expect(session.hear(said("codi handoff")).action).toBe("fire");
	});

	it("an explicit handoff waits for nothing", () => {
		const session = new Session(0);
		session.hear({ kind: "started", id: "tests" });
		expect(session.hear(said("handoff")).action).toBe("fire");
	});
});

describe("asking", () => {
	it.each(["n", "later", "what about the tests?", "nope"])("%s is a no", (answer) => {
		const session = new Session(8);
		session.hear(said("brb"));
		session.hear(said(answer));
		expect(session.hear(said("y")).action).toBe("ignore");
	});

	it("y without an ask is a message like any other", () => {
		expect(new Session(8).hear(said("y")).action).toBe("ignore");
	});
});

describe("tier E", () => {
	it("overrides a short session, work in flight and the cooldown (C-07)", () => {
		const session = new Session(1);
		session.hear(said("bye"));
		session.hear({ kind: "started", id: "tests" });
		expect(session.hear({ kind: "lifecycle" }).action).toBe("fire");
	});

	it("does nothing where nothing is new since the last handoff", () => {
		const session = new Session(8);
		session.hear(said("bye"));
		session.hear(emitted);
		expect(session.hear({ kind: "lifecycle" })).toMatchObject({ action: "ignore", why: "nothing new" });
	});

	it("an idle session fires after finished work without an open question only", () => {
		const idle: ClosureSignal = { kind: "idle" };
		expect(new Session(3).hear(idle)).toMatchObject({ action: "fire", ended: "inactivity_timeout" });
		const running = new Session(3);
		running.hear({ kind: "started", id: "tests" });
		expect(running.hear(idle).action).toBe("ignore");
		const asked = new Session(3);
		asked.hear({ kind: "assistant", substantive: true, asks: true });
		expect(asked.hear(idle).action).toBe("ignore");
	});
});

describe("whatever happens", () => {
	const words = fc.constantFrom(
		"bye",
		"thanks",
		"brb",
		"ciao",
		"handoff",
		"y",
		"n",
		"ok",
		"rename the module",
		"good night",
	);
	const id = fc.constantFrom("a", "b");
	const signal: fc.Arbitrary<ClosureSignal> = fc.oneof(
		words.map(said),
		fc.record({ kind: fc.constant("assistant" as const), substantive: fc.boolean(), asks: fc.boolean() }),
		fc.record({ kind: fc.constantFrom("started" as const, "finished" as const), id }),
		fc.record({ kind: fc.constant("toggle" as const), on: fc.boolean() }),
		fc.constantFrom<ClosureSignal>({ kind: "emitted" }, { kind: "lifecycle" }, { kind: "idle" }),
	);
	const isExplicit = ({ ended }: ClosureDecision) => ended === "tier_B_explicit_handoff";

	it("two fires by themselves are 60 s or a message of substance apart, and none comes while switched off", () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(signal, fc.integer({ min: 0, max: 40_000 })), { maxLength: 60 }), (events) => {
				const session = new Session(6);
				let isOn = true;
				let quietUntil = Number.NEGATIVE_INFINITY;
				for (const [event, after] of events) {
					const decision = session.hear(event, after);
					if (event.kind === "toggle") isOn = event.on;
					if (event.kind === "user" && event.substantive) quietUntil = Number.NEGATIVE_INFINITY;
					if (decision.action !== "fire") continue;
					const isFree = isExplicit(decision) || event.kind === "lifecycle" || event.kind === "idle";
					if (!isFree && !(event.kind === "user" && event.answer === "yes"))
						expect(session.now).toBeGreaterThanOrEqual(quietUntil);
					if (!isExplicit(decision)) expect(isOn).toBe(true);
					quietUntil = session.now + 60_000;
				}
			}),
		);
	});

	it("a pause never fires unasked", () => {
		fc.assert(
			fc.property(fc.array(signal, { maxLength: 40 }), (events) => {
				const session = new Session(6);
				let wasAsked = false;
				for (const event of events) {
					const decision = session.hear(event);
					if (decision.ended === "tier_D_pause_confirmed" && decision.action === "fire") expect(wasAsked).toBe(true);
					if (decision.action === "ask") wasAsked = true;
				}
			}),
		);
	});
});
