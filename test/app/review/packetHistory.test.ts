import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff } from "../../../src/app/emit/emitHandoff";
import { completeHandoff } from "../../../src/app/handoff/completeHandoff";
import { keepInHistory, readHistory } from "../../../src/app/review/packetHistory";
import { scratchPorts } from "../../support/scratchPorts";
import { requestFor } from "../emit/emitSupport";

function past(minute: number, hooks: readonly { name: string; verdict: "PASS" | "BLOCK"; ms: number }[] = []) {
	const { packet } = requestFor(null);
	const createdAt = `2026-11-30T10:${String(minute).padStart(2, "0")}:00.000Z`;
	return { createdAt, reason: "manual", packet, file: null, heading: `## Handoff ${createdAt}`, hooks: [...hooks] };
}

describe("the history of handoffs", () => {
	it("is kept per folder, newest first, and only the newest fifty, for the user alone", () => {
		const { ports, home, workspace } = scratchPorts();
		for (let minute = 0; minute < 53; minute++) expect(keepInHistory(ports, workspace, past(minute))).toBeNull();
		const history = readHistory(ports, workspace);
		expect(history).toHaveLength(50);
		expect(history[0]?.createdAt).toContain("10:52");
		expect(readHistory(ports, null)).toEqual([]);
		const root = join(home, ".codialectic/journal/packets");
		const [folder = ""] = readdirSync(root);
		const [file = ""] = readdirSync(join(root, folder));
		expect(statSync(join(root, folder)).mode & 0o777).toBe(0o700);
		expect(statSync(join(root, folder, file)).mode & 0o777).toBe(0o600);
	});

	it("holds a handoff once, as its hooks did last, and passes over what it cannot read", () => {
		const { ports, home, workspace } = scratchPorts();
		const blocked = past(1, [{ name: "keep", verdict: "BLOCK", ms: 12 }]);
		keepInHistory(ports, workspace, blocked);
		keepInHistory(ports, workspace, { ...blocked, hooks: [{ name: "keep", verdict: "PASS", ms: 9 }] });
		const root = join(home, ".codialectic/journal/packets");
		const [folder = ""] = readdirSync(root);
		writeFileSync(join(root, folder, "torn.json"), '{"version":');
		writeFileSync(join(root, folder, "other.json"), "[]");
		mkdirSync(join(root, folder, "folder.json"));
		expect(readHistory(ports, workspace).map(({ hooks }) => hooks)).toEqual([
			[{ name: "keep", verdict: "PASS", ms: 9 }],
		]);
	});

	it("gets every handoff that is completed, with its section and its hooks", async () => {
		const { ports, workspace } = scratchPorts();
		const begun = beginHandoff(ports, requestFor(workspace));
		if (begun.kind !== "begun") throw new Error(begun.kind);
		await completeHandoff(ports, advanceHandoff(ports, begun.pending), null, null);
		expect(readHistory(ports, workspace)).toMatchObject([
			{ packet: { session_id: begun.pending.id }, file: join(workspace, "NEXT_SESSION_HANDOFF.md"), hooks: [] },
		]);
	});
});
