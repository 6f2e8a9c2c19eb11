import { describe, expect, it } from "vitest";
import { openTranscript } from "../../../src/app/review/openTranscript";
import { placeSample } from "../../support/placeSample.mts";
import { scratchPorts } from "../../support/scratchPorts";

const conversation = "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368";
const place = { turn: 3, offset: 0, quote: "Leave the streaming parser for later" };

describe("showing a place in a conversation", () => {
	it("finds the conversation by its id, masks it, and selects the words", async () => {
		const { ports, home, workspace } = scratchPorts();
		placeSample("claude-code", home, workspace);
		const request = { conversation, place, found: null, folders: [workspace], extraPatterns: ["trailing newline"] };
		const page = await openTranscript(ports, request);
		if ("code" in page) throw new Error(page.code);
		const { line, character } = page.selection.start;
		expect(page.text.split("\n")[line]?.slice(character)).toMatch(/^Leave the streaming parser/);
		expect(page.text).not.toContain("trailing newline");
		expect(page.text).toContain("[REDACTED]");
	});

	it("finds one of another folder, and says when there is none", async () => {
		const { ports, home, workspace } = scratchPorts();
		placeSample("claude-code", home, `${workspace}/elsewhere`);
		const request = { conversation, place, found: null, folders: [workspace], extraPatterns: [] };
		expect(await openTranscript(ports, request)).toHaveProperty("text");
		for (const unknown of ["nobody-knows-it", conversation.slice(0, 13), "projects"])
			expect(await openTranscript(ports, { ...request, conversation: unknown })).toMatchObject({
				code: "file.unreadable",
			});
	});
});
