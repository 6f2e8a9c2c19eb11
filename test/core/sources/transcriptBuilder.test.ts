import { describe, expect, it } from "vitest";
import { omission } from "../../../src/core/sources/text";
import { type Place, TranscriptBuilder } from "../../../src/core/sources/transcriptBuilder";

const at = (offset: number, time: string | null = null): Place => ({ offset, at: time });
const builder = () => new TranscriptBuilder("codex", "/p.jsonl", "id");
const shell = (id: string) => ({ id, name: "Bash", kind: "shell" as const, command: "ls" });

function onlyTool(made: TranscriptBuilder) {
	const [step] = made.build(1).turns.flatMap((turn) => turn.steps);
	if (step?.type !== "tool") throw new Error("no tool step");
	return step.tool;
}

describe("turns", () => {
	it("count the user's messages from 1; work before the first stands in a turn 0", () => {
		const made = builder();
		made.assistant("hello", at(0));
		made.user("one", at(10));
		made.user("  \n", at(20));
		made.user("two", at(30));
		made.assistant("yes", at(40));
		expect(made.build(50).turns).toMatchObject([
			{ index: 0, user: null, offset: 0, steps: [{ type: "assistant" }] },
			{ index: 1, user: "one", offset: 10, steps: [] },
			{ index: 2, user: "two", offset: 30, steps: [{ type: "assistant", offset: 40 }] },
		]);
	});

	it("are taken back from the end, with what followed them; turn 0 does not count", () => {
		const made = builder();
		made.assistant("hello", at(0));
		made.user("one", at(1));
		made.user("two", at(2));
		made.assistant("yes", at(3));
		made.dropTurns(1);
		expect(made.build(4).turns.map((turn) => turn.index)).toEqual([0, 1]);
		made.user("again", at(5));
		expect(made.build(6).turns.map((turn) => [turn.index, turn.user])).toEqual([
			[0, null],
			[1, "one"],
			[2, "again"],
		]);
		made.dropTurns(9);
		expect(made.build(6).turns).toEqual([]);
	});

	it("keep the ends of a very long message and no control characters", () => {
		const made = builder();
		made.user(`\u001b[1mstart${"x".repeat(200_000)}end`, at(0));
		const text = made.build(1).turns[0]?.user ?? "";
		expect(text.length).toBeLessThan(101_000);
		expect(text).toMatch(/^start/);
		expect(text).toContain(omission);
		expect(text).toMatch(/end$/);
	});
});

describe("tool calls", () => {
	it("are counted once and joined with their result", () => {
		const made = builder();
		made.user("go", at(0));
		made.call(shell("a"), at(1));
		made.call(shell("a"), at(2));
		expect(made.result("a", { offset: 3, result: "ok", exitCode: 0 })).toBe(true);
		expect(made.result("b", { offset: 4 })).toBe(false);
		expect(made.build(5).turns[0]?.steps).toHaveLength(1);
		expect(onlyTool(made)).toMatchObject({ result: "ok", resultOffset: 3, exitCode: 0, ok: true });
	});

	it("trust an exit code over the agent's word, and take no news for an answer", () => {
		const made = builder();
		made.call(shell("a"), at(1));
		expect(onlyTool(made)).toMatchObject({ exitCode: null, ok: null, result: null, resultOffset: null, denial: null });
		made.result("a", { offset: 2, exitCode: 1, ok: true });
		expect(onlyTool(made)).toMatchObject({ exitCode: 1, ok: false });
		made.result("a", { offset: 3 });
		expect(onlyTool(made)).toMatchObject({ exitCode: 1, ok: false, resultOffset: 2 });
	});

	it("take what only the result knows: words, files, edits, plan, refusal", () => {
		const made = builder();
		made.call({ id: "a", name: "X", kind: "plan", text: "old" }, at(1));
		const plan = [{ text: "do", status: "pending" as const }];
		made.result("a", { offset: 2, text: "new", files: ["/f"], added: "y", removed: "x", plan, denial: "" });
		expect(onlyTool(made)).toMatchObject({ text: "new", files: ["/f"], added: "y", removed: "x", plan, denial: "" });
		expect(made.build(3).plan).toEqual(plan);
	});

	it("keep both ends of a long result", () => {
		const made = builder();
		made.call(shell("a"), at(1));
		made.result("a", { offset: 2, result: `first${"x".repeat(100_000)}last` });
		expect(onlyTool(made).result).toMatch(/^first[\s\S]*last$/);
		expect(onlyTool(made).result?.length).toBeLessThan(7_000);
	});
});

describe("the whole", () => {
	it("spans from the earliest to the latest time", () => {
		const made = builder();
		made.user("go", at(0, "2026-01-02T00:00:00Z"));
		made.assistant("x", at(1, "2026-01-03T00:00:00Z"));
		made.touch("2026-01-01T00:00:00Z");
		made.touch(null);
		expect(made.build(2)).toMatchObject({ startedAt: "2026-01-01T00:00:00Z", endedAt: "2026-01-03T00:00:00Z" });
	});

	it("says when there was nothing, or bytes without a prompt", () => {
		const made = builder();
		expect(made.build(0).problems).toEqual([{ code: "transcript.empty", path: "/p.jsonl" }]);
		made.skipRecord(2);
		made.assistant("x", at(1));
		const noPrompt = { code: "transcript.noPrompt", path: "/p.jsonl", bytes: 9, skipped: 2 };
		expect(made.build(9)).toMatchObject({ problems: [noPrompt], skippedRecords: 2 });
		made.user("go", at(2));
		expect(made.build(9).problems).toEqual([]);
	});
});
