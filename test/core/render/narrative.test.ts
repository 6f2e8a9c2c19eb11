import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, FindingKind, UnfinishedFinding } from "../../../src/core/model/finding";
import type { FolderHandoff } from "../../../src/core/model/handoff";
import { narrativeBody, narrativeHeading } from "../../../src/core/render/narrative";
import { evidence, exampleFolder, exampleHandoff } from "../../support/model/exampleHandoff";

const render = (changes: Partial<FolderHandoff>) => narrativeBody({ ...exampleFolder, ...changes }, exampleHandoff.id);

describe("the heading", () => {
	it("tells the command from an automatic handoff", () => {
		expect(narrativeHeading(exampleHandoff)).toBe("## Handoff 2026-11-27T09:31:00.000Z");
		expect(narrativeHeading({ ...exampleHandoff, reason: "tier_E_lifecycle" })).toBe(
			"## Auto-Handoff 2026-11-27T09:31:00.000Z",
		);
	});
});

describe("the body", () => {
	it("tells everything that the session left, in the order in which the next reader needs it", async () => {
		await expect(render({})).toMatchFileSnapshot("../../fixtures/golden/narrative.md");
	});

	it("has no part without content", () => {
		const empty = { findings: [], checks: [], filesEdited: [], git: null, supersedes: null, readBefore: [] };
		expect(render(empty).match(/^### .*$/gm)).toEqual(["### Provenance"]);
	});

	it("names the conversation beside each turn where there are several", () => {
		const [first] = exampleFolder.conversations;
		if (first === undefined) throw new Error("the example has a conversation");
		const body = render({ conversations: [first, { ...first, id: "c2", agent: "codex" }] });
		expect(body).toContain("([A, turn 1][0d0e-A1])");
		expect(body).toContain("- B: codex `c2`");
	});

	it("links each turn once, with labels that no other section of the file has", () => {
		const body = render({});
		expect(body.match(/^\[[\w-]+\]: .*$/gm)).toEqual([
			"[0d0e-1]: vscode://codialectic.codi-handoff/turn?conversation=c1&turn=1&offset=100",
			"[0d0e-2]: vscode://codialectic.codi-handoff/turn?conversation=c1&turn=2&offset=200",
			"[0d0e-3]: vscode://codialectic.codi-handoff/turn?conversation=c1&turn=3&offset=300",
		]);
		for (const [, label] of body.matchAll(/\]\[([^\]]+)\]/g)) expect(body).toContain(`\n[${label}]: vscode://`);
	});

	it("says a step first where one is known, and nothing twice", () => {
		const [item] = exampleFolder.findings.filter((finding) => finding.kind === "unfinished");
		if (item === undefined) throw new Error("the example has an unfinished item");
		const plain: UnfinishedFinding = {
			...item,
			how: null,
			whatsLeft: null,
			what: `${item.text}.`,
			why: "Fix the CSV export.",
		};
		const goal = exampleFolder.findings.filter((finding) => finding.kind === "intent");
		const body = render({ findings: [...goal, plain] });
		expect(body).not.toContain("### Do first");
		expect(body).not.toContain("what:");
		expect(body).not.toContain("why:");
	});

	it("shows what the agent claims of a check beside what its last run said, once", () => {
		const [check] = exampleFolder.checks;
		if (check === undefined) throw new Error("the example has a check");
		const claim = { ...evidence(3, "All tests pass now.", "assistant") };
		const issue: Finding = {
			kind: "issue",
			text: 'The agent says "All tests pass now.", but the last run of npm test failed',
			risk: "H",
			basis: "run",
			evidence: [claim, check.evidence],
		};
		const lines = render({ findings: [issue] })
			.split("\n")
			.filter((line) => line.includes("All tests pass"));
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatch(
			/^- `npm test` failed \(exit 1\).*turn 2\].*yet the agent said “All tests pass now\.” \(\[turn 3\]/,
		);
		expect(render({ findings: [issue], checks: [] })).toContain("(risk H, [turn 3][0d0e-3])");
	});

	it("tells what was inherited, from when, and what the user wrote", () => {
		const [item] = exampleFolder.findings.filter((finding) => finding.kind === "unfinished");
		if (item === undefined) throw new Error("the example has an unfinished item");
		const at = "2026-11-20T08:00:00.000Z";
		const earlier = { ...evidence(5, item.text, "tool"), conversation: "old", inherited: at };
		const own = { ...evidence(0, "x"), byHand: "added" } as const;
		const body = render({
			findings: [
				{ ...item, evidence: [earlier] },
				{ ...item, text: "Call Kim", evidence: [own] },
			],
		});
		expect(body).toContain(`(high, T2, dialogue, [turn 5][0d0e-e1.5], inherited from ${at})`);
		expect(body).toContain("[0d0e-e1.5]: vscode://codialectic.codi-handoff/turn?conversation=old&turn=5&offset=500");
		expect(body).toContain("- [ ] “Call Kim” [UNVERIFIED] (high, T2, dialogue, by hand)");
	});
});

describe("whatever a session leaves", () => {
	const kinds = [
		"unfinished",
		"decision",
		"correction",
		"constraint",
		"attempt",
		"lesson",
		"question",
		"issue",
	] as const;
	const mix = fc.array(fc.constantFrom(...kinds), { maxLength: 60 });

	it.each(["decision", "correction", "attempt"] as const)(
		"of a long list of the kind %s what the user put first is shown",
		(kind) => {
			const findings = Array.from({ length: 20 }, (_, at) => findingOf(kind, `w${at}w`, at));
			expect(render({ findings })).not.toContain("w0w");
			expect(render({ findings, orderedByHand: [kind] })).toMatch(/w0w.*w1w.*- and \d+ more/s);
		},
	);

	it("no finding is lost without being counted, and none changes its place", () => {
		fc.assert(
			fc.property(mix, (order) => {
				const findings = order.map((kind, at) => findingOf(kind, `w${at}w`, at));
				const body = render({ findings, checks: [], filesEdited: [] });
				for (const kind of kinds) {
					const said = findings.filter((finding) => finding.kind === kind).map(({ text }) => text);
					const shown = said.filter((text) => body.includes(text));
					const places = shown.map((text) => body.indexOf(text));
					expect(places).toEqual([...places].sort((a, b) => a - b));
					expect(said.length - shown.length, kind).toBe(leftOut(body, kind));
				}
			}),
			{ numRuns: 200 },
		);
	});

	it("of the goals the first and the last are told, and how many there were between them", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
				const findings = Array.from({ length: count }, (_, at) => findingOf("intent", `w${at}w`, at));
				const body = render({ findings });
				const shown = findings.filter(({ text }) => body.includes(text)).length;
				expect(body).toContain("w0w");
				expect(body).toContain(`w${count - 1}w`);
				expect(count - shown).toBe(Number(/^\((\d+) more in between\)$/m.exec(body)?.[1] ?? 0));
			}),
		);
	});

	it("files and failing checks that are not named are counted", () => {
		fc.assert(
			fc.property(fc.nat({ max: 30 }), fc.nat({ max: 30 }), (files, checks) => {
				const filesEdited = Array.from({ length: files }, (_, at) => `/work/tide/f${at}.ts`);
				const [check] = exampleFolder.checks;
				if (check === undefined) throw new Error("the example has a check");
				const all = Array.from({ length: checks }, (_, at) => ({ ...check, command: `npm run c${at}c` }));
				const body = render({ findings: [], filesEdited, checks: all });
				const touched = partOf(body, "Files touched");
				const state = partOf(body, "State");
				expect(touched.match(/f\d+\.ts\]?`/g)?.length ?? 0).toBe(files - counted(touched, /and (\d+) more$/m));
				expect(state.match(/c\d+c/g)?.length ?? 0).toBe(checks - counted(state, /^- (\d+) earlier ones/m));
			}),
		);
	});
});

function partOf(body: string, title: string): string {
	return body.split("### ").find((part) => part.startsWith(title)) ?? "";
}

function counted(text: string, pattern: RegExp): number {
	return Number(pattern.exec(text)?.[1] ?? 0);
}

/** Where the findings of a kind stand, and what says there how many there are not. */
const places: Readonly<Record<Exclude<FindingKind, "intent">, string>> = {
	unfinished: "Unfinished",
	decision: "Decisions",
	correction: "Standing",
	constraint: "Standing",
	attempt: "Tried",
	lesson: "Lessons",
	question: "Open",
	issue: "Open",
};

function leftOut(body: string, kind: Exclude<FindingKind, "intent">): number {
	const part = partOf(body, places[kind]);
	if (kind === "correction" || kind === "decision" || kind === "attempt")
		return counted(part, /^- (\d+) earlier ones/m);
	// Of two lists in one part, that of the issues comes last.
	const lines = part.split("\n");
	const from = kind === "issue" ? lines.findIndex((line) => line.includes("(risk")) : 0;
	const until = kind === "question" ? lines.findIndex((line) => line.includes("(risk")) : -1;
	const own = lines.slice(Math.max(0, from), until < 0 ? undefined : until).join("\n");
	if (kind === "issue" && from < 0) return 0;
	return counted(own, /^- and (\d+) more(?:, in the packet)?$/m);
}

function findingOf(kind: FindingKind, text: string, at: number): Finding {
	const example = exampleFolder.findings.find((finding) => finding.kind === kind);
	const base = { text, evidence: [evidence(at + 1, text)] } as const;
	if (example !== undefined) return { ...example, ...base };
	return { kind: "issue", risk: "M", basis: "dialogue", ...base };
}
