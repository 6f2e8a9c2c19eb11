import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locateTranscript } from "../../../src/app/agentHooks/locateTranscript";
import type { Signal } from "../../../src/app/agentHooks/signal";
import { referenceOf } from "../../../src/app/conversations/foundConversation";
import type { AgentName } from "../../../src/core/model/transcript";
import { placeAgent } from "../../support/placeAgent.mts";
import { scratchPorts } from "../../support/scratchPorts";

function setUp(agent: AgentName, sessionId: string) {
	const set = scratchPorts();
	const files = placeAgent(agent, set.home, set.workspace);
	const locate = (transcriptPath: string | null = null) => {
		const signal: Signal = {
			version: 1,
			id: set.ports.ids.uuid(),
			agent,
			event: "end",
			sessionId,
			transcriptPath,
			cwd: set.workspace,
			reason: null,
			at: "2026-11-27T10:00:00.000Z",
			owner: null,
		};
		const located = locateTranscript(set.ports, signal);
		return located === null || typeof located === "string" ? located : referenceOf(located);
	};
	return { ...set, files, locate };
}

describe("the session that an agent with a database tells of", () => {
	it("is found by its id, whatever folder is open", () => {
		const { home, locate } = setUp("opencode", "ses_6d1f00synthetictide0001");
		expect(locate()).toBe(`${join(home, ".local/share/opencode/opencode.db")}#ses_6d1f00synthetictide0001`);
	});

	it("is taken from the database rather than from the poorer file that the agent names", () => {
		const id = "f652008b-6a40-4980-bb1a-525de7abc820";
		const { home, files, locate } = setUp("cursor", id);
		const transcript = files.find((path) => path.endsWith(`${id}.jsonl`)) ?? "";
		const database = join(home, ".config/Cursor/User/globalStorage/state.vscdb");
		expect(locate(transcript)).toBe(`${database}#${id}`);
		rmSync(database);
		expect(locate(transcript)).toBe(transcript);
		rmSync(transcript);
		expect(locate(transcript)).toBeNull();
	});

	it("is joined from VS Code's stores", () => {
		const id = "2829b9f6-3f61-4603-a471-cd522e0a94b8";
		const { files, locate } = setUp("copilot-vscode", id);
		const transcript = files.find((path) => path.includes("transcripts")) ?? "";
		expect(locate(transcript)).toMatch(/chatSessions/);
	});
});

describe("a session of Codex", () => {
	it("is looked for with all its files when the agent names one of several", () => {
		const id = "01a21c46-9f00-71a6-874f-48dfa55ed349";
		const { files, locate } = setUp("codex", id);
		const first = files.find((path) => path.includes("rollout")) ?? "";
		expect(locate(first)).toBe(first);
		const next = first.replace(".jsonl", "_01f00000-0000-7000-8000-000000000000.jsonl");
		cpSync(first, next);
		const later = next.replace("_01f0", "_01f1");
		cpSync(first, later);
		expect(locate(next)).toBe(later);
	});
});
