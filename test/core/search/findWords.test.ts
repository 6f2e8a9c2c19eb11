import { describe, expect, it } from "vitest";
import { findWords } from "../../../src/core/search/findWords";

const text = "## Handoff\n\n- [ ] Write the streaming parser\n- never commit to main\n\nthe parser is slow";

describe("words in a handoff", () => {
	it.each([
		["parser streaming", "- [ ] Write the streaming parser"],
		["SLOW Parser", "the parser is slow"],
		["main slow", "- never commit to main"],
		["", "## Handoff"],
		["  ", "## Handoff"],
	])("%s", (query, line) => {
		expect(findWords(text, query)).toBe(line);
	});

	it("must all be there", () => {
		expect(findWords(text, "parser elsewhere")).toBeNull();
		expect(findWords("", "x")).toBeNull();
		expect(findWords("", "")).toBe("");
	});

	it("stand in a line that can be shown", () => {
		expect(findWords(`${"x".repeat(5000)} needle`, "needle")?.length).toBeLessThan(200);
	});
});
