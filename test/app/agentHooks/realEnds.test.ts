import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { finishSignal } from "../../../src/app/agentHooks/finishSignal";
import { scratchPorts } from "../../support/scratchPorts";
import { endOf, finishOptions } from "./finishSupport";

const real = resolve("../shared/data/real");
/** Recorded home folder, by client; the sessions in it are the ones whose files were kept. */
const clients = [
	["claude-code-2.1.332", "claude-code"],
	["codex-0.171.0", "codex"],
	["copilot-1.0.102", "copilot-cli"],
	["gemini-cli-0.61.0", "gemini-cli"],
	["qwen-code-0.24.4", "qwen-code"],
] as const;

/** Each session's last end as its client sent it, with the recorded home folder replaced. */
function lastEnds(client: string): Record<string, string>[] {
	const lines = readFileSync(join(real, client, "_hooks/hooks.jsonl"), "utf8")
		.split("\n")
		.filter(Boolean);
	const ends = lines
		.map((line) => JSON.parse(line))
		.filter(({ argv }) => String(argv[0]).toLowerCase() === "sessionend")
		.map(({ stdin }) => JSON.parse(JSON.stringify(stdin).replaceAll('"/home/dev/.', `"${join(real, client)}/.`)));
	return [...new Map(ends.map((end) => [end.session_id ?? end.sessionId, end])).values()];
}

describe.skipIf(!existsSync(real))(
	`ends that real clients sent, with their files (${real}; skipped where absent)`,
	() => {
		it.each(clients)(
			"%s: each session that was kept is handed off once or has nothing in it",
			async (client, agent) => {
				const store = { COPILOT_HOME: join(real, client, ".copilot") };
				const outcomes: string[] = [];
				for (const end of lastEnds(client)) {
					const { ports, workspace } = scratchPorts(store);
					const payload = { session_id: undefined, hook_event_name: undefined, ...end, cwd: workspace };
					const twice = [endOf(ports, payload, agent), endOf(ports, payload, agent)];
					for (const id of twice) {
						const outcome = await finishSignal(ports, id, finishOptions(ports));
						outcomes.push(outcome.kind === "nothing" ? outcome.why.replace(/, as .*/, "") : outcome.kind);
					}
					const text = ports.files.readText(join(workspace, "NEXT_SESSION_HANDOFF.md")) ?? "";
					expect(text.match(/^## /gm)?.length ?? 0).toBeLessThan(2);
				}
				const counts = Object.fromEntries(
					[...new Set(outcomes)].map((kind) => [kind, outcomes.filter((one) => one === kind).length]),
				);
				console.log(client, counts);
				expect(counts.handedOff).toBeGreaterThan(1);
				expect(counts["it is handed off already"]).toBe(counts.handedOff);
				expect(counts.failed).toBeUndefined();
			},
		);
	},
);
