import { describe, expect, it } from "vitest";
import { packetSchema } from "../../../src/core/model/packet";
import { buildBeacon } from "../../../src/core/packet/buildBeacon";
import { buildPacket } from "../../../src/core/packet/buildPacket";
import { exampleHandoff } from "../../support/model/exampleHandoff";

const packet = buildPacket(exampleHandoff);

describe("the packet (R-000-39 to 43)", () => {
	it("has exactly the catalogue's keys", () => {
		expect(packetSchema.parse(packet)).toEqual(packet);
		expect(Object.keys(packet)).toEqual([
			"session_id",
			"summary",
			"unfinished_items",
			"decisions_made",
			"lessons_learned",
		]);
		expect(Object.keys(packet.unfinished_items[0] ?? {})).toEqual([
			"title",
			"why",
			"what",
			"how",
			"whats_left",
			"blockers",
			"related_files",
			"priority",
			"stakes_tier",
		]);
	});

	it("says in two lines what was wanted and what came of it", () => {
		expect(packet.summary).toBe("Fix the CSV export. Keep the API.\n2 files changed, 1 commit, 1 item left.");
	});

	it("marks what a cut-off tool call leaves unknown (R-003-2)", () => {
		expect(packet.unfinished_items[0]?.whats_left).toBe("[UNVERIFIED] nothing of it is started");
	});

	it.each([
		["a missing key", ({ summary: _, ...rest }: typeof packet) => rest],
		["an extra key", (whole: typeof packet) => ({ ...whole, mood: "good" })],
		["a wrong type", (whole: typeof packet) => ({ ...whole, decisions_made: [{ decision: "x", rationale: null }] })],
		["an id made of the time", (whole: typeof packet) => ({ ...whole, session_id: "2026-11-27T09:31:00Z" })],
	])("is refused with %s", (_, change) => {
		expect(packetSchema.safeParse(change(packet)).success).toBe(false);
	});
});

describe("the beacon (R-000-51 to 58)", () => {
	const beacon = buildBeacon(exampleHandoff, packet);

	it("counts what the packet holds", () => {
		expect(beacon).toMatchObject({
			session_id: packet.session_id,
			schema_version: "1.0",
			model: { family: "claude", version: "sonnet-5", host: "claude-code" },
			duration_min: 30,
			msg_count: 8,
			ended_reason: "manual",
			handoff: { decisions_count: 1, open_loops_count: 1, lessons_codified_count: 1, ended_reason: "manual" },
		});
	});

	it("holds no word of the conversation", () => {
		const words = exampleHandoff.folders.flatMap(({ findings }) => findings.map(({ text }) => text));
		for (const word of words) expect(JSON.stringify(beacon)).not.toContain(word.slice(0, 6));
	});
});
