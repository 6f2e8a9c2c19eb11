import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FinishOptions } from "../../../src/app/agentHooks/finishSignal";
import { autoOffObjection } from "../../../src/app/agentHooks/objection";
import { receiveHook } from "../../../src/app/agentHooks/receiveHook";
import type { Ports } from "../../../src/app/ports";
import { finishDirectly } from "../../../src/cli/commands/hookFinish";

/** Finishes like the command line, without waiting. */
export function finishOptions(ports: Ports, changes: Partial<FinishOptions> = {}): FinishOptions {
	return { ...finishDirectly(ports), pause: () => Promise.resolve(), objection: autoOffObjection, ...changes };
}

export const sessionId = "6f1d2c3b-4a59-4687-9c0d-1e2f3a4b5c6d";

/** Writes a session of Claude Code in which the user said these things, each answered. Returns its path. */
export function claudeSession(home: string, folder: string, prompts: readonly string[]): string {
	const base = { cwd: folder, sessionId, version: "2.1.332", gitBranch: "main", isSidechain: false };
	const at = (second: number) => new Date(Date.UTC(2026, 10, 30, 9, 0, second)).toISOString();
	const records = prompts.flatMap((content, turn) => [
		{
			...base,
			type: "user",
			uuid: `u${turn}`,
			parentUuid: turn === 0 ? null : `a${turn - 1}`,
			timestamp: at(turn * 10),
			promptSource: "typed",
			origin: { kind: "human" },
			message: { role: "user", content },
		},
		{
			...base,
			type: "assistant",
			uuid: `a${turn}`,
			parentUuid: `u${turn}`,
			timestamp: at(turn * 10 + 5),
			message: {
				id: `m${turn}`,
				role: "assistant",
				model: "claude-sonnet-5",
				content: [{ type: "text", text: `Answer ${turn}.` }],
			},
		},
	]);
	const path = join(home, ".claude/projects", folder.replaceAll(/[^A-Za-z0-9]/g, "-"), `${sessionId}.jsonl`);
	mkdirSync(join(path, ".."), { recursive: true });
	writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
	return path;
}

/** Receives the end of a session as its agent tells it. Returns the signal's id. */
export function endOf(ports: Ports, payload: object, agent = "claude-code"): string {
	const text = JSON.stringify({ session_id: sessionId, hook_event_name: "SessionEnd", reason: "other", ...payload });
	const receipt = receiveHook(ports, agent, text);
	if (receipt.kind !== "ended") throw new Error(JSON.stringify(receipt));
	return receipt.signal.id;
}
