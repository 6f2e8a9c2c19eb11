import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redactor";
import { blockCases } from "./corpus/blocks";
import { isExact, isHidden } from "./corpus/corpusCase";
import { readCoreCases, readLookAlikes } from "./corpus/corpusFile";
import { Generator } from "./corpus/generator";
import { providerCases } from "./corpus/providers";

const redactor = createRedactor({ env: {}, extraPatterns: [] });

function percent(part: number, whole: number): string {
	return `${((100 * part) / whole).toFixed(1)} %`;
}

describe.each([1, 2, 3])("the corpus, seed %i", (seed) => {
	const make = new Generator(seed);
	const core = [...readCoreCases(make), ...providerCases(make), ...blockCases(make)];
	const alike = readLookAlikes(make);

	it("is large enough to mean something", () => {
		expect(core.length).toBeGreaterThanOrEqual(300);
		expect(alike.length).toBeGreaterThanOrEqual(300);
	});

	it("has at least 95 % of the secrets masked", () => {
		const shown = core.filter((item) => !isHidden(redactor.redact(item.text), item.secrets));
		const exact = core.filter((item) => isExact(redactor.redact(item.text), item));
		const masked = core.length - shown.length;
		console.log(
			`masked ${masked} of ${core.length} (${percent(masked, core.length)}), nothing else touched in ${exact.length}`,
		);
		for (const item of shown) console.log(`  shown: ${JSON.stringify(item.name)}`);
		expect(masked / core.length).toBeGreaterThanOrEqual(0.95);
		expect(exact.length / core.length).toBeGreaterThanOrEqual(0.9);
	});

	it("has under 1 % of the look-alikes masked", () => {
		const touched = alike.filter((item) => redactor.redact(item.text) !== item.text);
		console.log(`look-alikes masked ${touched.length} of ${alike.length} (${percent(touched.length, alike.length)})`);
		for (const item of touched) console.log(`  masked: ${JSON.stringify(item.name)}`);
		expect(touched.length / alike.length).toBeLessThan(0.01);
	});

	it("changes nothing the second time", () => {
		for (const item of [...core, ...alike]) {
			const once = redactor.redact(item.text);
			expect(redactor.redact(once), item.name).toBe(once);
		}
	});
});
