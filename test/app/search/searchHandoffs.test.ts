import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { beginHandoff } from "../../../src/app/emit/beginHandoff";
import { advanceHandoff } from "../../../src/app/emit/emitHandoff";
import { completeHandoff } from "../../../src/app/handoff/completeHandoff";
import { searchableHandoffs } from "../../../src/app/search/searchableHandoffs";
import { scratchPorts } from "../../support/scratchPorts";
import { requestFor } from "../emit/emitSupport";

async function handedOff() {
	const { ports, workspace, home } = scratchPorts();
	const request = requestFor(workspace);
	const begun = beginHandoff(ports, request);
	if (begun.kind !== "begun") throw new Error(begun.kind);
	const complete = () => completeHandoff(ports, advanceHandoff(ports, begun.pending), null, null);
	await complete();
	return { ports, workspace, request, complete, index: join(home, ".codialectic/handoffs.jsonl") };
}

describe("a handoff that was made", () => {
	it("is entered into the private index in the prescribed words", async () => {
		const { workspace, request, index } = await handedOff();
		const { packet, sections } = request;
		expect(JSON.parse(readFileSync(index, "utf8"))).toEqual({
			version: 1,
			id: packet.session_id,
			at: expect.stringMatching(/^\d{4}-/),
			folder: workspace,
			file: join(workspace, "NEXT_SESSION_HANDOFF.md"),
			heading: sections[0]?.heading,
			content: expect.stringMatching(
				/^SESSION HANDOFF \d{4}-\d{2}-\d{2}: .* Handoff file: \/.*\. Key state: active agents \S+, open PRs none named, next priority .*\. User corrections captured: \d+\.$/,
			),
			tags: ["handoff", "session-end", "ws"],
			importance: 8,
		});
		expect(statSync(index).mode & 0o777).toBe(0o600);
	});

	it("is found by all the words of its section, and once, however often it was completed", async () => {
		const { ports, request, complete } = await handedOff();
		await complete();
		const found = searchableHandoffs(ports);
		expect(found).toHaveLength(1);
		expect(found[0]?.text).toContain(request.sections[0]?.body.trim());
		expect(found[0]?.text).toContain("SESSION HANDOFF");
	});

	it("is found beside lines that are none", async () => {
		const { ports, index } = await handedOff();
		appendFileSync(index, '\n{}\n[1]\nnonsense\n{"version":1,"id":"x"');
		expect(searchableHandoffs(ports)).toHaveLength(1);
	});
});

it("where nothing was handed off, nothing is found", () => {
	expect(searchableHandoffs(scratchPorts().ports)).toEqual([]);
});
