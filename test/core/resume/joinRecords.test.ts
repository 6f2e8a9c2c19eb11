import { describe, expect, it } from "vitest";
import type { Packet } from "../../../src/core/model/packet";
import { joinRecords } from "../../../src/core/resume/joinRecords";
import { readRecord } from "../../../src/core/resume/readRecord";
import { withPacket } from "../../../src/core/resume/withPacket";
import { sectionOf, uuid } from "./sections";

const record = (day: number, body: string) => readRecord(sectionOf(body, `## Handoff 2026-11-${day}T10:00:00.000Z`));
const titles = (records: readonly ReturnType<typeof record>[]) => joinRecords(records).items.map(({ title }) => title);

describe("several handoffs joined", () => {
	it("tell the same thing once, in the newest words", () => {
		const newer = record(24, "### Unfinished\n- [ ] Write the docs for the CSV export now (high, T1, run, turn 1)");
		const older = record(23, "### Unfinished\n- [ ] write the docs for the CSV export\n- [ ] Fix the build");
		expect(titles([newer, older])).toEqual(["Write the docs for the CSV export now", "Fix the build"]);
	});

	it("do not take two steps for one because they differ in a number alone", () => {
		const one = record(24, "### Unfinished\n- [ ] Migrate the third table of chapter 1 today");
		const other = record(23, "### Unfinished\n- [ ] Migrate the third table of chapter 2 today");
		expect(titles([one, other])).toHaveLength(2);
	});

	it("hold for done what the newest ticks off, and what it took over and no longer has", () => {
		const newer = record(
			24,
			"### Unfinished\n- [x] Fix the build\n### Provenance\n- Read before, and what is still open taken over: 2026-11-23T10:00:00.000Z.",
		);
		const older = record(
			23,
			"### Unfinished\n- [ ] Fix the build\n- [ ] Tag it\n### Decisions\n- Keep the API (user, dialogue, turn 1)",
		);
		expect(titles([newer, older])).toEqual([]);
		expect(joinRecords([newer, older]).decisions).toHaveLength(1);
		expect(joinRecords([newer, older]).doneItems).toMatchObject([{ title: "Fix the build" }]);
	});

	it("put the urgent first, and of those what can be begun", () => {
		const body = [
			"- [ ] Polish the icons (low, T1, run, turn 1)",
			"- [ ] Publish the package (high, T3, run, turn 2)",
			"  - blocked by: no token",
			"- [ ] Repair the login (high, T2, run, turn 3)",
		];
		expect(titles([record(24, `### Unfinished\n${body.join("\n")}`)])).toEqual([
			"Repair the login",
			"Publish the package",
			"Polish the icons",
		]);
	});
});

describe("a record with its packet", () => {
	const item = (title: string, how: string | null = null): Packet["unfinished_items"][number] => ({
		title,
		why: "a long reason told whole",
		what: null,
		how,
		whats_left: null,
		blockers: ["no token"],
		related_files: ["src/a.ts"],
		priority: "high",
		stakes_tier: "T1",
	});
	const packet: Packet = {
		session_id: uuid(0),
		summary: "",
		unfinished_items: [
			item("Fix the build", "run make, then look at the log of the linker"),
			item("Tag it"),
			item("Beyond the list"),
		],
		decisions_made: [],
		lessons_learned: [],
	};
	const original = record(24, "### Unfinished\n- [ ] Fix the build\n  - how: “run make, then look at…”\n- [ ] Tag it");

	it("has whole sentences, and the items that the section had no room for", () => {
		const joined = withPacket(original, packet, original).items;
		expect(joined.map(({ title, step }) => [title, step])).toEqual([
			["Fix the build", "run make, then look at the log of the linker"],
			["Tag it", null],
			["Beyond the list", null],
		]);
		expect(joined[0]?.blockers).toEqual(["no token"]);
	});

	it("keeps what was changed by hand: ticked, taken out, added, another step", () => {
		const edited = record(24, "### Unfinished\n- [x] Tag it\n- [ ] Fix the build\n  - how: ask Kim\n- [ ] My own");
		expect(withPacket(edited, packet, original).items.map(({ title, done, step }) => [title, done, step])).toEqual([
			["Tag it", true, null],
			["Fix the build", false, "ask Kim"],
			["My own", false, null],
			["Beyond the list", false, null],
		]);
		const without = record(24, "### Unfinished\n- [ ] Fix the build");
		expect(withPacket(without, packet, original).items.map(({ title }) => title)).toEqual([
			"Fix the build",
			"Beyond the list",
		]);
	});

	it("adds nothing where nobody knows how the section was written", () => {
		expect(withPacket(record(24, "### Unfinished\n- [ ] Tag it"), packet, null).items).toHaveLength(1);
	});
});
