import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEarlierSection } from "../../../src/core/carry/earlierSection";
import { inheritedFinding } from "../../../src/core/carry/inheritedFinding";
import type { UnfinishedFinding } from "../../../src/core/model/finding";
import { narrativeBody } from "../../../src/core/render/narrative";
import { splitSections } from "../../../src/core/resume/splitSections";
import { exampleFolder, exampleHandoff } from "../../support/model/exampleHandoff";
import { hostileTexts } from "../render/support/hostileTexts";

const at = "2026-11-30T10:00:00.000Z";
const folder = "/work/tide";

describe("an item of an earlier section", () => {
	it("is read as it was written, with all that the section tells of it", () => {
		const [item] = read(bodyOf([example()]));
		expect(item).toMatchObject({
			title: "Write the streaming parser",
			step: "start from parseRows",
			why: "files over 50 MB do not fit into memory",
			blockers: ["waiting on the schema from Kim"],
			priority: "high",
			unverified: true,
			done: false,
			place: { conversation: "c1", turn: 3, offset: 300 },
			origin: at,
		});
	});

	it("becomes a finding whose evidence is the section, and nothing that the section does not say", () => {
		const [item] = read(bodyOf([example()]));
		if (item === undefined) throw new Error("the section has an item");
		expect(inheritedFinding(item, exampleHandoff.id, folder)).toMatchObject({
			text: "Write the streaming parser",
			basis: "doc",
			stakes: "T2",
			files: ["/work/tide/src/csv.ts"],
			evidence: [{ speaker: "tool", inherited: at, quote: "Write the streaming parser", conversation: "c1", turn: 3 }],
		});
	});

	it("says the same after it was taken over again and again, whatever its words are", () => {
		const words = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...Object.values(hostileTexts)));
		fc.assert(
			fc.property(words, (text) => {
				const once = carried(bodyOf([{ ...example(), text: `Do ${text}` }]));
				const twice = carried(bodyOf(once));
				const thrice = carried(bodyOf(twice));
				expect(thrice).toEqual(twice);
				expect(twice.map(({ evidence: [{ inherited }] }) => inherited)).toEqual([at]);
			}),
		);
	});
});

describe("a section", () => {
	it("that is torn, without marks, or without a time is none of ours", () => {
		const body = bodyOf([example()]);
		const file = fileOf(body);
		const whole = splitSections(file).sections;
		expect(whole.map((section) => readEarlierSection(section, null)?.at)).toEqual([at]);
		for (const other of [
			file.slice(0, -60),
			`## Handoff ${at}\n\n${body}`,
			file.replace(`## Handoff ${at}`, "## Handoff"),
		])
			expect(splitSections(other).sections.map((section) => readEarlierSection(section, null))).toEqual(
				splitSections(other).sections.map(() => null),
			);
	});
});

function example(): UnfinishedFinding {
	const item = exampleFolder.findings.find((finding) => finding.kind === "unfinished");
	if (item === undefined) throw new Error("the example has an unfinished item");
	return item;
}

function bodyOf(findings: readonly UnfinishedFinding[]): string {
	return narrativeBody({ ...exampleFolder, findings }, exampleHandoff.id);
}

function fileOf(body: string): string {
	const { id } = exampleHandoff;
	return `<!-- codi-handoff ${id} -->\n## Handoff ${at}\n\n${body}\n<!-- /codi-handoff ${id} -->\n`;
}

function read(body: string) {
	const [section] = splitSections(fileOf(body)).sections;
	if (section === undefined) throw new Error("the file has a section");
	return readEarlierSection(section, null)?.open ?? [];
}

function carried(body: string): UnfinishedFinding[] {
	return read(body).map((item) => inheritedFinding(item, exampleHandoff.id, folder));
}
