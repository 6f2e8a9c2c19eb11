import { describe, expect, it } from "vitest";
import { addCounts, closingLine } from "./counts.mts";
import { vitestCounts } from "./vitestCounts.mts";

const report = (success: boolean, ...files: [status: string, ...tests: string[]][]) =>
	JSON.stringify({
		success,
		testResults: files.map(([status, ...tests], index) => ({
			name: `${index}.test.ts`,
			status,
			assertionResults: tests.map((test) => ({
				status: test,
				fullName: "adds",
				failureMessages: ["Error: 1 is not 2\n    at add.test.ts"],
			})),
		})),
	});

describe("the closing line", () => {
	it("sums all stages and names skipped tests only where there are some", () => {
		const sum = addCounts([
			{ passed: 1, failures: [], skipped: 0 },
			{ passed: 4, failures: ["one", "two"], skipped: 3 },
		]);
		expect(closingLine(sum)).toBe("5 passed, 2 failed, 3 skipped");
		expect(closingLine({ ...sum, skipped: 0 })).toBe("5 passed, 2 failed");
	});
});

describe("vitest's report", () => {
	it("is counted test by test, with the name of what failed", () => {
		const text = report(false, ["passed", "passed", "passed", "skipped"], ["failed", "failed", "passed", "todo"]);
		expect(vitestCounts(text)).toEqual({ passed: 3, failures: ["1.test.ts: adds: Error: 1 is not 2"], skipped: 2 });
	});

	it("counts a file that could not be loaded as a failure", () => {
		expect(vitestCounts(report(false, ["passed", "passed"], ["failed"]))).toMatchObject({
			passed: 1,
			failures: [expect.any(String)],
			skipped: 0,
		});
	});

	it("counts a run that failed outside of all tests as a failure", () => {
		expect(vitestCounts(report(false, ["passed", "passed"]))).toMatchObject({
			passed: 1,
			failures: [expect.any(String)],
			skipped: 0,
		});
	});

	it("that was never written counts as a failure", () => {
		expect(vitestCounts(undefined)).toMatchObject({ passed: 0, failures: [expect.any(String)], skipped: 0 });
	});
});
