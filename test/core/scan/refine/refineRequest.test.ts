import { describe, expect, it } from "vitest";
import { refineRequest } from "../../../../src/core/scan/refine/refineRequest";
import { scanTranscript } from "../../../../src/core/scan/scanTranscript";
import { conversation, edit, say, turn } from "../support/conversation";

const early = Array.from({ length: 40 }, (_, at) => turn(`Step ${at}: go on with the tide table`, say("Went on.")));
const talk = conversation(
	...early,
	turn("Draw the curve", edit("/p/curve.ts", "draw()"), say("Drawn. Next step: add a legend to the curve.")),
	turn("thanks, bye", say("Bye!")),
);
const scan = scanTranscript(talk);

describe("what a model is asked", () => {
	it("shows every finding by a name, and the turns around", () => {
		const request = refineRequest(talk, scan, 40_000);
		expect(request?.keys).toHaveLength(scan.findings.length);
		for (const [at, finding] of scan.findings.entries()) {
			expect(request?.prompt).toContain(`"id":"F${at + 1}","kind":"${finding.kind}"`);
		}
		expect(request?.prompt).toContain("Next step: add a legend to the curve.");
		expect(request?.prompt).not.toContain("Step 20:");
	});

	it("leaves the oldest turns out when there is no room for them", () => {
		const whole = refineRequest(talk, scan, 40_000)?.prompt ?? "";
		const most = whole.length - 40;
		const request = refineRequest(talk, scan, most);
		expect(request?.prompt.length).toBeLessThanOrEqual(most);
		expect(request?.prompt).toContain("thanks, bye");
	});

	it("asks nothing when not even one turn fits, or there is none", () => {
		expect(refineRequest(talk, scan, 1_000)).toBeNull();
		expect(refineRequest(conversation(), scan, 40_000)).toBeNull();
	});
});
