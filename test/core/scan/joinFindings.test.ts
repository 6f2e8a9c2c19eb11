import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConstraintFinding, Finding } from "../../../src/core/model/finding";
import { joinFindings } from "../../../src/core/scan/joinFindings";
import { evidence, exampleFindings } from "../../support/model/exampleHandoff";

function rule(text: string, conversation: string, turn = 1): ConstraintFinding {
	return {
		kind: "constraint",
		text,
		basis: "dialogue",
		evidence: [{ ...evidence(turn, text), conversation }],
	};
}

describe("findings of several conversations", () => {
	it("that say the same stand once, as the latest has it, with the places of all", () => {
		const findings = [
			rule("Use pnpm.", "c1"),
			rule("Keep the API.", "c1"),
			rule("use **pnpm**", "c2"),
			rule("Use pnpm!", "c3"),
		];
		const joined = joinFindings(findings);
		expect(joined.map(({ text }) => text)).toEqual(["Use pnpm!", "Keep the API."]);
		expect(joined[0]?.evidence.map(({ conversation }) => conversation)).toEqual(["c3", "c2", "c1"]);
	});

	it("of different kinds, or of one conversation, stay apart", () => {
		const decision: Finding = {
			...rule("Use pnpm.", "c2"),
			kind: "decision",
			rationale: null,
			by: "user",
			reversible: true,
		};
		const findings = [rule("Use pnpm.", "c1", 1), rule("Use pnpm.", "c1", 7), decision];
		expect(joinFindings(findings)).toEqual(findings);
	});

	it("lose no place and gain none", () => {
		const one = fc.tuple(
			fc.constantFrom("Use pnpm.", "use pnpm", "Ship it"),
			fc.constantFrom("c1", "c2", "c3"),
			fc.nat(5),
		);
		fc.assert(
			fc.property(fc.array(one), (told) => {
				const findings = [...exampleFindings, ...told.map(([text, id, turn]) => rule(text, id, turn))];
				const places = (list: readonly Finding[]) =>
					list.flatMap(({ evidence: own }) => own.map((place) => JSON.stringify(place))).sort();
				expect(places(joinFindings(findings))).toEqual(places(findings));
			}),
		);
	});
});
