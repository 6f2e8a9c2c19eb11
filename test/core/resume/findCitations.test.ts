import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCitations } from "../../../src/core/resume/findCitations";
import type { PartKind } from "../../../src/core/resume/sectionParts";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";

const cite = (text: string, part: PartKind = "decisions") =>
	findCitations([{ text, part, from: null }]).citations.map(({ kind, target, line, isSure }) =>
		[kind, target, ...(line === null ? [] : [line]), ...(isSure ? [] : ["perhaps"])].join(" "),
	);

describe("what a handoff names", () => {
	it.each([
		["the bug is in src/csv/parse.ts:42, see there", ["file src/csv/parse.ts 42"]],
		["see `src/a b/ü ñ.ts#L12-L20`", ["file src/a b/ü ñ.ts 12"]],
		["docs/übersicht.md explains it", ["file docs/übersicht.md"]],
		["look at `C:\\work\\app\\src\\main.ts:7`", ["file C:\\work\\app\\src\\main.ts 7"]],
		["in src\\win\\path.ts as well", ["file src\\win\\path.ts"]],
		["[`csv.ts`](src/my%20csv.ts#L3)", ["file src/my csv.ts 3"]],
		["[`a.ts`](<src/a (old).ts>)", ["file src/a (old).ts"]],
		["`/etc/passwd` and `~/x/y.txt`", ["file /etc/passwd", "file ~/x/y.txt"]],
		["package.json and Makefile", ["file package.json", "file Makefile"]],
		["run `npm run build:cli` and `make test`", ["command npm run build:cli", "command make test"]],
		["`./scripts/deploy.sh --all` then `scripts/x.mjs`", ["command ./scripts/deploy.sh --all", "file scripts/x.mjs"]],
		["at `0123456789ab`, commit deadbeef", ["commit 0123456789ab", "commit deadbeef"]],
		["git: `fix/export` at `0123456789ab` “x”", ["branch fix/export", "commit 0123456789ab"]],
		["on branch `topic`, not on branch feature/one", ["branch topic", "branch feature/one"]],
		[
			"`test/csv.test.ts > keeps blank rows`, `tests/test_csv.py::test_rows`",
			["file test/csv.test.ts", "file tests/test_csv.py"],
		],
		["closes #12, GH-13, acme/app#14", ["issue 12", "issue 14", "issue 13"]],
		["https://github.com/acme/app/pull/77 and https://example.org/src/a.ts", ["issue 77"]],
		[
			"`parseRows()` calls `Csv.next` and MAX_ROWS as `MAX_ROWS`",
			["symbol parseRows", "symbol Csv.next perhaps", "symbol MAX_ROWS"],
		],
	])("%s", (text, expected) => {
		expect(cite(text).sort()).toEqual([...expected].sort());
	});

	it.each([
		["either and/or both, 24/7, e.g. this, i.e. that, version 1.2.3"],
		["`true`, `null`, `string`, `main`"],
		["(terminal `bash`, 2026-11-30T10:01Z, run)"],
		["claude-code `c1-0123456` “Fix”, 3 turns"],
		["step #1 of priority #2"],
		["[0d0e8-1]: vscode://codialectic.codi-handoff/turn?conversation=c1&turn=1&offset=0"],
		["mail me at kim@example.org"],
	])("is nothing in: %s", (text) => {
		expect(cite(text)).toEqual([]);
	});

	it("is uncertain of what may be a name only", () => {
		expect(cite("we use Node.js and Vue.js")).toEqual(["file Node.js perhaps", "file Vue.js perhaps"]);
		expect(cite("the `retry` word")).toEqual(["symbol retry perhaps"]);
	});

	it("ties a symbol to the one file of its line, and a line to the symbols beside it", () => {
		const [file, symbol] = findCitations([
			{ text: "`src/a.ts:10` defines `parseRows()`", part: "decisions", from: null },
		]).citations;
		expect(file).toMatchObject({ near: ["parseRows"], line: 10 });
		expect(symbol).toMatchObject({ file: "src/a.ts" });
		const apart = findCitations([{ text: "`a.ts`, `b.ts`: `parseRows()`", part: "decisions", from: null }]).citations;
		expect(apart.map(({ file: tied }) => tied)).toEqual([null, null, null]);
	});

	it("tells what is said to be there from what is to be made, and knows what was there", () => {
		const plan = (text: string, part: PartKind) => findCitations([{ text, part, from: null }]).citations[0]?.plan;
		expect(plan("the parser is in `src/a.ts`", "decisions")).toBeNull();
		expect(plan("create `src/a.ts`", "decisions")).toBe("made");
		expect(plan("`src/a.ts`", "unfinished")).toBe("todo");
		const twice = findCitations([
			{ text: "fix `src/a.ts`", part: "unfinished", from: null },
			{ text: "`src/a.ts` has the parser", part: "lessons", from: null },
		]).citations;
		expect(twice).toMatchObject([{ plan: null }]);
		expect(findCitations([{ text: "`src/a.ts`", part: "files", from: null }]).citations).toMatchObject([
			{ wasThere: true },
		]);
	});

	it("is found in any text without a fault, in little time", () => {
		fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => void cite(text)));
		const nasty = [
			"a/".repeat(2000),
			"`".repeat(4000),
			"[".repeat(4000),
			"(".repeat(4000),
			"a.".repeat(2000),
			"a\\".repeat(2000),
		];
		expect(cpuMilliseconds(() => void nasty.map((text) => cite(text)))).toBeLessThan(3000);
	});
});
