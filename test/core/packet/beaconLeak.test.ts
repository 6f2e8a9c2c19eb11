import { describe, expect, it } from "vitest";
import { endedReasons } from "../../../src/core/model/beacon";
import type { Handoff } from "../../../src/core/model/handoff";
import { agentNames, type Transcript } from "../../../src/core/model/transcript";
import { buildBeacon } from "../../../src/core/packet/buildBeacon";
import { buildPacket } from "../../../src/core/packet/buildPacket";
import { buildHandoff } from "../../../src/core/pipeline";
import { createRedactor } from "../../../src/core/redact/redactor";
import { sampleAgents, sampleHandoff } from "../../support/sampleHandoff";
import { conversation, say, turn } from "../scan/support/conversation";
import { goldFolder, goldSessions, hasGold } from "../scan/support/sessions";

/** What a beacon may say in words: all else in it are numbers. */
const vocabulary = new Set<string>([...endedReasons, ...agentNames, "1.0", "brutal", "grounded", "soft"]);
const length = 6;
const redactor = createRedactor({ env: {}, extraPatterns: [] });

describe("no string of six characters or more of any finding stands in the beacon (R-000-58)", () => {
	it.each(sampleAgents)("of the sample conversations of %s", (agent) => {
		expect(leaks(sampleHandoff(agent))).toEqual([]);
	});

	it.skipIf(!hasGold)(`of the labelled sessions (skipped: ${goldFolder} is not there)`, () => {
		for (const { id, transcript } of hasGold ? goldSessions() : [])
			expect(leaks(handoffOf(transcript)), id).toEqual([]);
	});

	it.each([
		"Never commit to main",
		"claude-Never commit to main",
		"claude-sonnet\nNever commit to main",
		`claude-${"x".repeat(200)}`,
	])("when a transcript gives words for the name of its model: %s", (model) => {
		const talk = conversation(turn("Never commit to main. Fix the export.", say("Deferred: the parser.")));
		expect(leaks(handoffOf({ ...talk, model }))).toEqual([]);
		expect(beaconOf(handoffOf({ ...talk, model })).model).toEqual({ family: null, version: null, host: "claude-code" });
	});

	it("can fail: a leak would be found", () => {
		const handoff = sampleHandoff("codex");
		const [finding] = handoff.folders[0]?.findings ?? [];
		expect(leaks({ ...handoff, model: { ...handoff.model, host: finding?.text ?? "" } })).not.toEqual([]);
	});
});

function handoffOf(transcript: Transcript): Handoff {
	return buildHandoff({
		id: "0d0e8f2a-6c1b-4b52-9c55-2f4a4f8d7a10",
		createdAt: "2026-11-30T18:00:00.000Z",
		reason: "manual",
		conversations: [{ transcript, path: "/x", folder: "/work/tide" }],
		git: new Map(),
		runs: new Map(),
		supersedes: new Map(),
		redactor,
	});
}

function beaconOf(handoff: Handoff) {
	return buildBeacon(handoff, buildPacket(handoff));
}

/**
 * The words of the beacon that are neither its own vocabulary, nor the handoff's random uuid, nor a model's identifier
 * (which a session may well speak of), and every string of six characters that they share with the findings.
 */
function leaks(handoff: Handoff): string[] {
	const beacon = beaconOf(handoff);
	const { family, version } = beacon.model;
	const model = [family, version].filter((part) => part !== null);
	const strange = model.filter((part) => !/^[\w.:+@-]{1,60}$/.test(part));
	const words = stringsIn(beacon).filter(
		(word) => !vocabulary.has(word) && word !== handoff.id && !(model.includes(word) && !strange.includes(word)),
	);
	const rest = [...words, ...numbersIn(beacon)].join("\n");
	const told = new Set(handoff.folders.flatMap(({ findings }) => stringsIn(findings).flatMap(pieces)));
	return [...words, ...pieces(rest).filter((piece) => told.has(piece))];
}

function pieces(text: string): string[] {
	return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));
}

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(stringsIn);
}

function numbersIn(value: unknown): string[] {
	if (typeof value === "number") return [String(value)];
	return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(numbersIn);
}
