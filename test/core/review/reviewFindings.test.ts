import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/core/model/finding";
import { packetSchema } from "../../../src/core/model/packet";
import { buildPacket } from "../../../src/core/packet/buildPacket";
import { addableKinds } from "../../../src/core/review/addedFinding";
import { type ItemChange, withChanges } from "../../../src/core/review/edits";
import { keyOf } from "../../../src/core/review/findingKey";
import { keptFindings } from "../../../src/core/review/keptFindings";
import { type RememberedEdit, reviewFindings } from "../../../src/core/review/reviewFindings";
import { evidence, exampleFindings, exampleFolder, exampleHandoff } from "../../support/model/exampleHandoff";

const digest = (text: string) => text;

function key(finding: Finding): string {
	return keyOf(finding.kind, finding.evidence[0], digest);
}

function edits(...changes: ItemChange[]): RememberedEdit[] {
	return withChanges([], changes, "2026-11-30T10:00:00.000Z").map((edit) => ({ ...edit, conversation: "c1" }));
}

function lesson(text: string, turn: number): Finding {
	return { kind: "lesson", text, appliesTo: null, basis: "dialogue", evidence: [evidence(turn, text)] };
}

const abc = ["a", "b", "c"].map((text, at) => lesson(text, at + 1));

function texts(findings: readonly Finding[], changes: readonly RememberedEdit[]): string[] {
	return keptFindings(reviewFindings(findings, changes, digest)).map(({ text }) => text);
}

describe("edits of the review", () => {
	it("change nothing where there are none", () => {
		expect(keptFindings(reviewFindings(exampleFindings, [], digest))).toEqual(exampleFindings);
	});

	it("drop a finding, which stays to be restored", () => {
		const [first] = abc;
		if (first === undefined) throw new Error("no finding");
		const dropped = edits({ key: key(first), kind: "lesson", dropped: true });
		expect(texts(abc, dropped)).toEqual(["b", "c"]);
		expect(reviewFindings(abc, dropped, digest).map((item) => item.dropped)).toEqual([true, false, false]);
		expect(withChanges(dropped, [{ key: key(first), kind: "lesson", dropped: false }], "later")).toEqual([]);
	});

	it("reword a finding: the user's words first, the words it came from behind, and it says so", () => {
		const [found] = exampleFindings.filter(({ kind }) => kind === "correction");
		if (found === undefined) throw new Error("no finding");
		const [item] = reviewFindings(
			[found],
			edits({ key: key(found), kind: "correction", text: "It was the export" }),
			digest,
		);
		expect(item).toMatchObject({ origin: "reworded", finding: { text: "It was the export" } });
		const [kept] = keptFindings(item === undefined ? [] : [item]);
		expect(kept?.text).toBe("It was the export [reworded by hand]");
		expect(kept?.evidence[0]).toMatchObject({
			turn: 2,
			byHand: "reworded",
			quote: "It was the export [reworded by hand]",
		});
		expect(kept?.evidence[1]).toEqual(found.evidence[0]);
	});

	it("take a detail away that only repeated the words that were replaced", () => {
		const [found] = exampleFindings.filter(({ kind }) => kind === "unfinished");
		if (found?.kind !== "unfinished") throw new Error("no finding");
		const repeating: Finding = { ...found, what: found.text };
		const change = edits({ key: key(repeating), kind: "unfinished", text: "Write it" });
		const [kept] = keptFindings(reviewFindings([repeating], change, digest));
		expect(kept).toMatchObject({ what: null, how: found.how });
	});

	it("order findings among themselves; what a later scan finds stands where the scan has it", () => {
		const ranks = edits(
			...abc.map((finding, at) => ({ key: key(finding), kind: "lesson" as const, rank: [2, 0, 1][at] ?? 0 })),
		);
		expect(texts(abc, ranks)).toEqual(["b", "c", "a"]);
		expect(texts([lesson("new", 9), ...abc], ranks)).toEqual(["new", "b", "c", "a"]);
	});

	it("win over a later scan that joins other words to the finding, or words it otherwise", () => {
		const [first] = abc;
		if (first === undefined) throw new Error("no finding");
		const dropped = edits({ key: key(first), kind: "lesson", dropped: true });
		const later: Finding = {
			...first,
			text: "A, more clearly",
			evidence: [evidence(7, "said again"), ...first.evidence],
		};
		expect(texts([later], dropped)).toEqual([]);
		const another: Finding = { ...lesson("another", 8), evidence: [evidence(8, "another"), ...first.evidence] };
		expect(texts([first, another], dropped)).toEqual(["another"]);
	});

	it("do not touch a finding of another kind, or of other words at the same place", () => {
		const [first] = abc;
		if (first === undefined) throw new Error("no finding");
		const dropped = edits({ key: key(first), kind: "lesson", dropped: true });
		const other: Finding = { kind: "constraint", text: "a", basis: "dialogue", evidence: first.evidence };
		const changed: Finding = { ...first, evidence: [{ ...first.evidence[0], quote: "a!" }] };
		expect(texts([other, changed], dropped)).toEqual(["a", "a"]);
	});

	it.each(addableKinds)("add a finding of the user's own, kind %s, that says so in packet and evidence", (kind) => {
		const added = edits({ key: "id", kind, added: true, text: "Mind the gap" });
		const [finding] = keptFindings(reviewFindings([], added, digest));
		expect(finding).toMatchObject({
			kind,
			text: "Mind the gap [added by hand]",
			basis: "dialogue",
			evidence: [{ conversation: "c1", turn: 0, speaker: "user", byHand: "added" }],
		});
		const findings = finding === undefined ? [] : [finding];
		const packet = buildPacket({ ...exampleHandoff, folders: [{ ...exampleFolder, findings }] });
		expect(packetSchema.parse(packet)).toEqual(packet);
		if (["unfinished", "decision", "lesson", "intent"].includes(kind))
			expect(JSON.stringify(packet)).toContain("Mind the gap [added by hand]");
	});

	it("never lose or double a finding, whatever is put in order, and applying them again changes nothing", () => {
		const change = fc.record({ at: fc.nat(7), rank: fc.option(fc.nat(9)), dropped: fc.boolean() });
		fc.assert(
			fc.property(fc.array(change), (changes) => {
				const made = edits(
					...changes.flatMap(({ at, rank, dropped }) => {
						const finding = exampleFindings[at];
						if (finding === undefined) return [];
						const { kind } = finding;
						return [{ key: key(finding), kind, dropped, ...(rank === null ? {} : { rank }) }];
					}),
				);
				const items = reviewFindings(exampleFindings, made, digest);
				expect(new Set(items.map(({ finding }) => finding))).toEqual(new Set(exampleFindings));
				expect(items).toHaveLength(exampleFindings.length);
				expect(
					reviewFindings(
						items.map(({ finding }) => finding),
						made,
						digest,
					),
				).toEqual(items);
			}),
		);
	});
});
