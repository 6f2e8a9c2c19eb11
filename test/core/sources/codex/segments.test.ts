import { expect, it } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { joinSegments } from "../../../../src/core/sources/codex/joinSegments";
import { item, line, promptsOf, readBytes, saidIn } from "./readRollout";

const session = "01a22bbe-76e0-77e2-9ca6-767a50cf61d5";
const [second, third] = ["01a22bc3-90a9-79c2-a504-ae037e0fe506", "01a22bc4-220a-7830-9420-377dffc655ca"];

/** One file of a session: its head, and a prompt with its answer for each of `prompts`. */
function file(rollout: string, base: object | null, ...prompts: string[]) {
	const meta = { id: session, cwd: "/srv/tide", cli_version: "0.153.4", history_mode: "paginated", history_base: base };
	const said = prompts.map((text) => [
		item("UserMessage", { content: [{ type: "text", text }] }),
		item("AgentMessage", { content: [{ type: "Text", text: `${text}: done` }] }),
	]);
	const records = [[line("session_meta", meta)], ...said];
	const texts = records.map((part) => part.map((record) => `${JSON.stringify(record)}\n`).join(""));
	const name = rollout === session ? session : `${session}_${rollout}`;
	const path = `/x/rollout-2026-11-30T09-17-12-${name}.jsonl`;
	/** The bytes up to and with the answer to the first so many prompts. */
	const bytes = (count: number) => texts.slice(0, count + 1).join("").length;
	return { read: () => readBytes(Buffer.from(texts.join("")), path), bytes };
}

function joined(...files: { read(): Transcript }[]): Transcript {
	const read = files.map((one) => one.read());
	const result = joinSegments(read);
	expect(joinSegments([...read].reverse())).toEqual(result);
	return result;
}

it("a session that was wound back goes on in a new file: what was undone does not count", () => {
	const first = file(session, null, "one", "two", "three");
	const base = { thread_id: session, end_ordinal_exclusive: 3, end_byte_offset: first.bytes(1) };
	const next = file(second, base, "four");
	const whole = joined(first, next);
	expect(promptsOf(whole)).toEqual(["one", "four"]);
	expect(saidIn(whole)).toEqual(["one: done", "four: done"]);
	expect(whole.turns.map(({ index }) => index)).toEqual([1, 2]);
	expect(whole).toMatchObject({ id: session, cwd: "/srv/tide", problems: [] });
	expect(whole).not.toHaveProperty("segment");
	expect(whole.startedAt).toBe(first.read().startedAt);
});

it("the newest file tells the way: a branch that was left is none of the session", () => {
	const first = file(session, null, "one", "two");
	const left = file(second, { thread_id: session, end_byte_offset: first.bytes(2) }, "left");
	const next = file(third, { thread_id: session, end_byte_offset: first.bytes(1) }, "right");
	expect(promptsOf(joined(first, left, next))).toEqual(["one", "right"]);
});

it("files that do not say where they go on from follow each other", () => {
	const [first, next, last] = [file(session, null, "one"), file(second, null, "two"), file(third, null)];
	const whole = joined(first, next, last);
	expect(promptsOf(whole)).toEqual(["one", "two"]);
	expect(whole.problems).toEqual([]);
});

it("what it goes on from may be gone, or go in a circle", () => {
	const lost = file(third, { thread_id: second, end_byte_offset: 99 }, "alone");
	expect(promptsOf(joined(file(session, null, "one"), lost))).toEqual(["alone"]);
	const round = file(second, { thread_id: third, end_byte_offset: 9999 }, "round");
	expect(promptsOf(joined(round, lost))).toEqual(["round", "alone"].slice(1));
});

it("a fork, which goes on from another session's file, is its own session", () => {
	const base = { thread_id: second, end_byte_offset: 99 };
	expect(promptsOf(joinSegments([file(session, base, "forked").read()]))).toEqual(["forked"]);
});
