import { describe, expect, it } from "vitest";
import { checksOf } from "../../../src/core/scan/checks";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import type { BareStep } from "./support/conversation";
import { conversation, edit, refused, run, say, turn } from "./support/conversation";

const scan = (...steps: BareStep[]) => scanTranscript(conversation(turn("Go", ...steps)));

describe("checks", () => {
	it.each([
		["npx vitest run test/tide", "test"],
		["cargo test --all", "test"],
		["cd app && python -m pytest -q", "test"],
		["go test ./...", "test"],
		["pnpm run lint", "lint"],
		["ruff check .", "lint"],
		["npx tsc -p .", "types"],
		["pnpm build", "build"],
		["docker compose build", "build"],
		["rg pytest", null],
		["git commit -m 'fix test'", null],
		["cat build.log", null],
	])("%s is %s", (command, check) => {
		expect(checksOf(command)).toEqual(check === null ? [] : [check]);
	});

	it("trusts the exit code over the words", () => {
		expect(scan(run("npm test", 1, "12 passed")).checks[0]?.verdict).toBe("failed");
		expect(scan(run("npm test", 0, "prints: 3 failed logins, 12 passed")).checks[0]?.verdict).toBe("passed");
	});

	it("reads the summary when no exit code tells", () => {
		expect(scan(run("npm test", null, "Tests  1 failed | 3 passed")).checks[0]).toMatchObject({
			verdict: "failed",
			exitCode: null,
		});
		expect(scan(run("npm test", null, "12 passed")).checks[0]?.verdict).toBe("passed");
	});

	it("knows a bundler's word for success at the beginning of a line", () => {
		expect(scan(run("vite build", null, "dist/index.js  12 kB\n✓ built in 3.21s")).checks[0]?.verdict).toBe("passed");
	});

	it("never makes success out of nothing", () => {
		expect(scan(run("npm test", null, "")).checks[0]?.verdict).toBe("unknown");
		expect(scan(run("npm test | tail -5", 0, "no summary here")).checks[0]?.verdict).toBe("unknown");
	});

	it("takes a run that was stopped from outside for unknown", () => {
		expect(scan(run("npm test", 143, "")).checks[0]?.verdict).toBe("unknown");
		expect(scan(run("npm test", 143, "Tests  1 failed")).checks[0]?.verdict).toBe("failed");
	});

	it("keeps the last run of each and says whether files changed since", () => {
		const { checks } = scan(
			run("npm test", 1, "1 failed"),
			edit("/p/a.ts", "x"),
			run("npm test", 0, "2 passed"),
			edit("/p/a.ts", "y"),
		);
		expect(checks).toHaveLength(1);
		expect(checks[0]).toMatchObject({ verdict: "passed", editedSince: true });
	});

	it("does not count a refused run", () => {
		expect(scan(refused({ kind: "shell", command: "npm test" })).checks).toEqual([]);
	});
});

describe("what was changed", () => {
	it("lists files of edits that went through, each once, in order", () => {
		const { filesEdited } = scan(
			edit("/p/b.ts", "x"),
			edit("/p/a.ts", "x"),
			edit("/p/b.ts", "y"),
			refused({ kind: "edit", files: ["/p/c.ts"] }),
		);
		expect(filesEdited).toEqual(["/p/b.ts", "/p/a.ts"]);
	});

	it("counts commits that were made", () => {
		const made = "[main 503925b] Fix harbour parser\n 1 file changed";
		expect(
			scan(
				run("git add -A && git commit -m x", 0),
				run("git commit -m y", null, made),
				run("git commit -m z", 1),
				run("git log --grep commit", 0),
			).commits,
		).toBe(2);
	});
});

describe("the teaser", () => {
	it("needs a command that failed three times", () => {
		const fail = () => run("make charts", 2, "boom");
		expect(scan(fail(), fail(), say("Hm.")).teaser).toBeNull();
		expect(scan(fail(), fail(), fail()).teaser).toContain("failed 3 times");
	});
});
