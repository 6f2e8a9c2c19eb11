import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transcript } from "../../../src/core/model/transcript";
import { maskedTranscript } from "../../../src/core/scan/maskedTranscript";
import { Scanner } from "../../../src/core/scan/scanner";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { claudeCode } from "../../../src/core/sources/claudeCode/format";
import { LineSplitter } from "../../../src/core/sources/lineSplitter";
import { ask, conversation, plan, refused, run, say, turn } from "./support/conversation";
import { goldSessions, hasGold, readFile } from "./support/sessions";

const sample = join(
	import.meta.dirname,
	"../../fixtures/samples/claude-code/home/.claude/projects/-home-dev-tide-tables/2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl",
);
const mask = (text: string) => text.replaceAll(/csv|test|the/gi, "[REDACTED]");

/** Everything of a transcript at once, each text masked: what the lazy one must give. */
function maskedAtOnce<T>(value: T): T {
	if (typeof value === "string") return mask(value) as T;
	if (Array.isArray(value)) return value.map(maskedAtOnce) as T;
	if (value === null || typeof value !== "object") return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskedAtOnce(item)])) as T;
}

describe("a transcript masked when it is looked at", () => {
	const transcript: Transcript = conversation(
		turn(
			"the test fails",
			say("I look at the csv."),
			{ type: "thinking", text: "the csv?" },
			run("npm test", 1, "the output"),
			plan(["fix the csv", "pending"]),
			ask({ question: "the csv?", options: ["the first"], answer: "the last" }),
			refused({ name: "Edit", kind: "edit", files: ["/csv.ts"], added: "the", removed: "test", text: "csv" }, "the no"),
			{ type: "interruption", by: "error", text: "the error" },
			{ type: "compaction", text: null },
		),
	);

	it("has every text masked, and nothing else changed", () => {
		const [expected] = maskedAtOnce(transcript).turns;
		const [masked] = maskedTranscript(transcript, mask).turns;
		expect(masked).toMatchObject({ index: 1, user: expected?.user, offset: expected?.offset, at: expected?.at });
		expect(masked?.steps).toHaveLength(expected?.steps.length ?? 0);
		for (const [at, step] of (expected?.steps ?? []).entries()) {
			const own = masked?.steps[at];
			if (step.type !== "tool" || own?.type !== "tool") expect(own).toMatchObject(step);
			else expect(own.tool).toMatchObject(step.tool);
		}
	});

	it("is scanned as one that was masked before", () => {
		const whole = readFile(sample);
		expect(new Scanner(mask).scan(whole)).toEqual(scanTranscript(maskedAtOnce(whole)));
	});

	it("masks no result that nobody looks at", () => {
		const looked = new Set<string>();
		const quiet = conversation(turn("list it", run("ls", 0, "no check at all"), say("Listed.")));
		new Scanner((text) => {
			looked.add(text);
			return text;
		}).scan(quiet);
		expect(looked).toContain("list it");
		expect(looked).not.toContain("no check at all");
	});
});

describe("a scanner", () => {
	it("finds the same while a conversation goes on as when it is scanned once", () => {
		const lines = readFileSync(sample, "utf8").trimEnd().split("\n");
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: lines.length }), { maxLength: 4 }), (stops) => {
				const scanner = new Scanner(mask);
				const reader = claudeCode.createReader(sample);
				const splitter = new LineSplitter(reader, (bytes) => new TextDecoder().decode(bytes));
				for (const [at, line] of lines.entries()) {
					splitter.push(new TextEncoder().encode(`${line}\n`));
					if (stops.includes(at)) scanner.scan(reader.transcript());
				}
				expect(scanner.scan(reader.transcript())).toEqual(new Scanner(mask).scan(readFile(sample)));
			}),
			{ numRuns: 20 },
		);
	});

	it.skipIf(!hasGold)("finds the same whatever it scanned before (skipped: shared/data/gold is not there)", () => {
		const scanner = new Scanner(mask);
		for (const { transcript } of goldSessions().slice(0, 12)) {
			const alone = new Scanner(mask).scan(transcript);
			expect(scanner.scan(transcript)).toEqual(alone);
			expect(scanner.scan(transcript)).toEqual(alone);
		}
	});
});
