import { describe, expect, it } from "vitest";
import { hookVerdict } from "../../../src/app/emit/hookVerdict";
import type { ProcessOutcome } from "../../../src/app/ports";

const hook = { name: "archive", command: "/bin/archive", args: ["--to", "x"], required: true, timeoutSeconds: 5 };
const exited = (code: number, stderr = ""): ProcessOutcome => ({ kind: "exited", code, stderr });

describe("hookVerdict", () => {
	it("passes on exit code 0 only", () => {
		const verdict = {
			name: "archive",
			verdict: "PASS",
			code: 0,
			stderrLine: "note",
			ending: "exited 0",
			ms: 12,
			line: null,
		};
		expect(hookVerdict(hook, exited(0, "note\n"), 12)).toEqual(verdict);
	});

	it.each<[ProcessOutcome, string]>([
		[exited(1, "\n  no room\nmore\n"), "exited 1 — no room"],
		[exited(127), "exited 127 — nothing on stderr"],
		[exited(2, "\u001b[31mred\u001b[0m"), "exited 2 — red"],
		[{ kind: "signalled", signal: "SIGSEGV", stderr: "" }, "was ended by SIGSEGV — nothing on stderr"],
		[{ kind: "timedOut", seconds: 5, stderr: "waiting" }, "timed out after 5 s — waiting"],
		[{ kind: "cancelled", stderr: "" }, "was cancelled — nothing on stderr"],
		[{ kind: "notStarted", code: "ENOENT", reason: "spawn x ENOENT" }, "did not start — no such program (ENOENT)"],
		[
			{ kind: "notStarted", code: "EACCES", reason: "spawn x EACCES" },
			"did not start — no permission to run it (EACCES): is its run bit set?",
		],
		[
			{ kind: "notStarted", code: "ENOENT", reason: "the working folder /w cannot be entered" },
			"did not start — the working folder /w cannot be entered (ENOENT)",
		],
	])("blocks when required and warns otherwise: %j", (outcome, ending) => {
		expect(hookVerdict(hook, outcome, 1)).toMatchObject({
			verdict: "BLOCK",
			line: `⚠️ archive: /bin/archive --to x ${ending}`,
		});
		expect(hookVerdict({ ...hook, required: false }, outcome, 1)).toMatchObject({
			verdict: "WARN",
			line: `⚠ WARN archive: /bin/archive --to x ${ending}`,
		});
	});

	it("keeps to one line of bounded length", () => {
		const { line } = hookVerdict({ ...hook, args: ["a\nb"] }, exited(1, "x".repeat(60_000)), 1);
		expect(line).toMatch(/^⚠️ archive: \/bin\/archive a b exited 1 — x{300}$/);
	});
});
