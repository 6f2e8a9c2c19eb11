import { describe, expect, it } from "vitest";
import { historicalGuard } from "../../../src/core/render/narrative";
import { resumePrompt } from "../../../src/core/render/prompt";
import { successorPrompt } from "../../../src/core/render/successorPrompt";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { exampleCard } from "../../support/model/exampleCard";
import { conversation, edit, run, say, turn } from "./support/conversation";

const prompt = (goal: string | null) => successorPrompt({ card: exampleCard, brief: "/p/docs.local/brief.md", goal });
const worked = [edit("/p/csv.ts", "x"), run("npm test", 0, "1 passed"), say("The parser reads row by row now.")];

/** All that is found in a session that a prompt starts. */
function found(text: string) {
	const { findings } = scanTranscript(conversation(turn(text, ...worked)));
	return { goals: findings.flatMap((one) => (one.kind === "intent" ? [one.text] : [])), findings };
}

describe("a prompt of ours that starts a session", () => {
	it("leaves the user's goal, and none of its rules is the user's", () => {
		const { goals, findings } = found(prompt("Finish the streaming parser for big files"));
		expect(goals).toEqual(["Finish the streaming parser for big files"]);
		expect(JSON.stringify(findings)).not.toMatch(/HISTORICAL|Acknowledge|Read the brief|Tick the box/);
		expect(findings.filter(({ kind }) => kind === "constraint")).toEqual([]);
	});

	it.each([
		["without a goal", prompt(null)],
		["from the clipboard", resumePrompt("/p/NEXT_SESSION_HANDOFF.md", "Handoff 2026-11-30")],
	])("is no goal of the user: %s", (_, text) => {
		const { goals, findings } = found(text);
		expect(goals).toEqual([]);
		expect(JSON.stringify(findings)).not.toMatch(/HISTORICAL|cknowledge|Read the|Tick the box|Do first/);
	});

	it("may be followed by words of the user's own", () => {
		const { goals, findings } = found(`${prompt(null)}\nFix the header row too. Never touch the public API.`);
		expect(goals).toEqual([expect.stringContaining("Fix the header row too.")]);
		expect(findings).toContainEqual(
			expect.objectContaining({ kind: "constraint", text: expect.stringContaining("Never touch the public API") }),
		);
	});

	it("is told from a message that only quotes the record", () => {
		const { goals } = found(`Why does the handoff say "${historicalGuard}"? Remove that line from the template.`);
		expect(goals[0]).toContain("Why does the handoff say");
	});
});
