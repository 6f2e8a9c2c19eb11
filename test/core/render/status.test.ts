import { describe, expect, it } from "vitest";
import { buildPacket } from "../../../src/core/packet/buildPacket";
import { fallbackText, statusBlock } from "../../../src/core/render/status";
import { exampleHandoff } from "../../support/model/exampleHandoff";

const packet = buildPacket(exampleHandoff);
const nothing = { packet, passed: [], failureLines: [], teaser: null };

describe("the status block (R-000-82)", () => {
	it("with hooks that passed", async () => {
		const block = statusBlock({ ...nothing, adapters: { kind: "passed", passed: 2, total: 2 }, passed: ["a", "b"] });
		await expect(block).toMatchFileSnapshot("../../fixtures/golden/status-passed.txt");
	});

	it("with a hook that blocks, all failures together", async () => {
		const failureLines = ["⚠️ gate: false exited 1 — no", "⚠ WARN log: tee exited 2 — full"];
		const block = statusBlock({ ...nothing, adapters: { kind: "blocked", names: ["gate"] }, failureLines });
		await expect(block).toMatchFileSnapshot("../../fixtures/golden/status-blocked.txt");
	});

	it("without hooks, with a lesson on tool use", async () => {
		const block = statusBlock({ ...nothing, adapters: { kind: "none" }, teaser: "npm test failed 4 times" });
		await expect(block).toMatchFileSnapshot("../../fixtures/golden/status-none.txt");
	});
});

describe("the fallback (R-000-48, 49)", () => {
	it("holds the packet so that it can be read back", () => {
		const text = fallbackText(packet, "the README");
		const json = /```json\n([\s\S]*?)\n```/.exec(text)?.[1];
		expect(JSON.parse(json ?? "")).toEqual(packet);
		expect(text.split("\n").slice(0, 2)).toEqual([
			"Co-Dialectic · Handoff — no workspace adapter registered.",
			"Printing structured JSON to stdout (graceful degradation).",
		]);
	});
});
