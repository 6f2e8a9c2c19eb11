import { describe, expect, it } from "vitest";
import { addCounts, closingLine } from "./counts.mts";
import { vitestCounts } from "./vitestCounts.mts";

const report = (success: boolean, ...files: [status: string, ...tests: string[]][]) =>
	JSON.stringify({
		success,
		testResults: files.map(([status, ...tests], index) => ({
			name: `${index}.test.ts`,
			status,
			assertionResults: tests.map((test) => ({ status: test })),
		})),
	});

describe("the closing line", () => {
	it("sums all stages and names skipped tests only where there are some", () => {
		const sum = addCounts([
			{ passed: 1, failed: 0, skipped: 0 },
			{ passed: 4, failed: 2, skipped: 3 },
		]);
		expect(closingLine(sum)).toBe("5 passed, 2 failed, 3 skipped");
		expect(closingLine({ ...sum, skipped: 0 })).toBe("5 passed, 2 failed");
	});
});

describe("vitest's report", () => {
	it("is counted test by test", () => {
		const text = report(false, ["passed", "passed", "passed", "skipped"], ["failed", "failed", "passed", "todo"]);
		expect(vitestCounts(text)).toEqual({ passed: 3, failed: 1, skipped: 2 });
	});

	it("counts a file that could not be loaded as a failure", () => {
		expect(vitestCounts(report(false, ["passed", "passed"], ["failed"]))).toEqual({ passed: 1, failed: 1, skipped: 0 });
	});

	it("counts a run that failed outside of all tests as a failure", () => {
		expect(vitestCounts(report(false, ["passed", "passed"]))).toEqual({ passed: 1, failed: 1, skipped: 0 });
	});

	it("that was never written counts as a failure", () => {
		expect(vitestCounts(undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
	});
});
