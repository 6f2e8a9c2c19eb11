import { expect, it } from "vitest";
import { buildHandoff } from "../../../src/core/pipeline";
import { createRedactor } from "../../../src/core/redact/redactor";
import { narrativeBody } from "../../../src/core/render/narrative";
import { goldFolder, goldSessions, hasGold } from "../scan/support/sessions";

const id = "0d0e8f2a-6c1b-4b52-9c55-2f4a4f8d7a10";
const redactor = createRedactor({ env: {}, extraPatterns: [] });

/** As issue 5 counts them: four characters a token. Git and terminals are left out: they depend on the machine. */
function tokensOf(conversation: ReturnType<typeof goldSessions>[number]): number {
	const folder = conversation.transcript.cwd ?? "/home/dev/project";
	const handoff = buildHandoff({
		...{ id, createdAt: "2026-11-30T18:00:00.000Z", reason: "manual", redactor },
		conversations: [{ transcript: conversation.transcript, path: `${folder}/session`, folder }],
		...{ git: new Map(), runs: new Map(), supersedes: new Map() },
	});
	const characters = handoff.folders.reduce((sum, part) => sum + narrativeBody(part, id).length, 0);
	return Math.ceil(characters / 4);
}

it.skipIf(!hasGold)(`the narrative of a real session is short (skipped: ${goldFolder} is not there)`, () => {
	const tokens = goldSessions()
		.map(tokensOf)
		.sort((a, b) => a - b);
	const middle = tokens.length / 2;
	const median = ((tokens[Math.floor(middle - 0.5)] ?? 0) + (tokens[Math.floor(middle)] ?? 0)) / 2;
	console.log(`narratives of ${tokens.length} sessions: median ${median} tokens, longest ${tokens.at(-1)}`);
	expect(median).toBeLessThanOrEqual(900);
	expect(tokens.at(-1)).toBeLessThanOrEqual(2_500);
});
