import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSessionState } from "../../../src/core/resume/sessionState";

const file = ".claude/STATE.md";
const whole = `---
schema-version: 1
session: main-2026-11-29-deep-1
status: active
started_at: "2026-11-29T17:40:00Z"
branch: feature/tides
recommended-mode: deep
top-priorities: [#41, 52]
carryover-ratio: 0.33
completion-rate: 0.67
rationale: "v0: carryover ≥30% → deep"
---

# Session State

## Wave History

### Wave 1 — Discovery
- agent a: done

### Wave 2 — Impl-Core
- agent b: partial

## What Not To Retry

- **Patch the lock file by hand** (main-2026-11-28-deep-2, 2026-11-28)
  - why: npm rewrites it, see package-lock.json
- **A bare approach** (main-2026-11-27-deep-1, 2026-11-27)

## Open Questions

- [ ] Which time zone do the tables use? (source: agent b, prio: high)
- [x] Is Node 20 enough? → Antwort: yes

## Deviations
- none
`;

describe("a STATE.md of another tool", () => {
	it("tells of the session that nobody closed", () => {
		expect(readSessionState(whole, file)?.unfinished).toEqual({
			startedAt: "2026-11-29T17:40:00Z",
			branch: "feature/tides",
			waves: 2,
		});
	});

	it.each(["completed", "something else"])("tells of none when its status is %s", (status) => {
		expect(readSessionState(whole.replace("active", status), file)?.unfinished).toBeNull();
	});

	it("counts waves that stand in a list", () => {
		const listed = "---\nstatus: paused\n---\n## Wave History\n- Wave 1: done\n- Wave 2: done\n- Wave 3: begun\n";
		expect(readSessionState(listed, file)?.unfinished).toEqual({ startedAt: null, branch: null, waves: 3 });
	});

	it("says what not to retry, and why", () => {
		expect(readSessionState(whole, file)?.attempts.map(({ text, source }) => [text, source])).toEqual([
			[expect.stringMatching(/^Patch the lock file by hand .*: npm rewrites it, see package-lock\.json$/), file],
			[expect.stringMatching(/^A bare approach/), file],
		]);
	});

	it("asks what has no answer yet", () => {
		expect(readSessionState(whole, file)?.questions.map(({ text }) => text)).toEqual([
			"Which time zone do the tables use? (source: agent b, prio: high)",
		]);
	});

	it("recommends", () => {
		expect(readSessionState(whole, file)?.recommendation).toEqual({
			mode: "deep",
			rationale: "v0: carryover ≥30% → deep",
			completion: 0.67,
			carryover: 0.33,
			issues: ["41", "52"],
		});
	});

	it("recommends with what is there, and takes nothing for a mode or a figure that is none", () => {
		const odd = "---\nrecommended-mode: heroic\ntop-priorities:\n  - 7\n  - the big one\ncompletion-rate: 67\n---\n";
		expect(readSessionState(odd, file)?.recommendation).toEqual({
			mode: "unknown",
			rationale: null,
			completion: null,
			carryover: null,
			issues: ["7"],
		});
	});

	it("recommends nothing where it says nothing", () => {
		expect(readSessionState("---\nstatus: completed\n---\n", file)?.recommendation).toBeNull();
	});

	it("is none without frontmatter", () => {
		expect(readSessionState("# State\n\n## Open Questions\n- [ ] why?\n", file)).toBeNull();
	});

	it("is read the same with Windows line ends and a byte order mark", () => {
		expect(readSessionState(`\uFEFF${whole.replaceAll("\n", "\r\n")}`, file)).toEqual(readSessionState(whole, file));
	});

	it("is read whatever stands in it", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (front, body) => {
				expect(readSessionState(`---\n${front}\n---\n${body}`, file)).not.toBeUndefined();
			}),
		);
	});
});
