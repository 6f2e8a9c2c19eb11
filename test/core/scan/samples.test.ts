import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { readFile } from "./support/sessions";

const samples = join(import.meta.dirname, "../../fixtures/samples");
const home = ".claude/projects/-home-dev-tide-tables/2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl";
const expected = JSON.parse(readFileSync(join(samples, "claude-code/expected.json"), "utf8")) as Record<string, string>;

describe("the invented sample session", () => {
	const scan = scanTranscript(readFile(join(samples, "claude-code/home", home)));
	const of = (kind: string) => scan.findings.filter((finding) => finding.kind === kind);

	it("gives the decision and what was put off, by user and agent", () => {
		expect(of("decision").map((one) => one.evidence[0].quote)).toContain(expected.decision);
		const left = of("unfinished")
			.map((one) => one.evidence.map((evidence) => evidence.quote).join(" "))
			.join(" ");
		expect(left).toContain("streaming parser");
	});

	it("gives the goal and the standing constraint in the user's words, and not the farewell", () => {
		expect(of("intent")[0]?.text).toBe(
			"The CSV export drops the last row when the file has no trailing newline. Fix it and keep the public API as it is.",
		);
		expect(of("constraint").map((one) => one.text)).toContain("Fix it and keep the public API as it is.");
		expect(of("intent").some((one) => one.text.includes("bye"))).toBe(false);
	});

	it("knows that the tests failed first and pass now", () => {
		expect(scan.checks.map((check) => [check.check, check.verdict, check.editedSince])).toEqual([
			["test", "passed", false],
		]);
		expect(of("unfinished").some((one) => one.kind === "unfinished" && one.source === "check")).toBe(false);
	});

	it("lists the changed file", () => {
		expect(scan.filesEdited).toEqual(["/home/dev/tide-tables/src/csv.ts"]);
	});
});
