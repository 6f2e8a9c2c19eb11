import { strict as assert } from "node:assert";
import { globSync } from "node:fs";
import { clients } from "./clients/clients.mts";
import { readHookTrace } from "./hookTrace.mts";
import { script } from "./script.mts";
import { waitUntil } from "./waitUntil.mts";
import type { World } from "./world.mts";

/** The session before may still be handed off. */
const FINISHER_LIMIT_MS = 20_000;

/** Codex answers a question of ours, as refining a handoff asks it: no session is left behind, our hooks hear nothing. */
export async function answersAQuestion(world: World): Promise<void> {
	const { home } = world.place;
	const traces = () => [globSync(clients.codex.sessionFiles, { cwd: home }).length, readHookTrace(home, "codex")];
	await waitUntil(() => readHookTrace(home, "codex").unfinished.length === 0, FINISHER_LIMIT_MS);
	const before = traces();
	const { stdout, output } = await world.runScript("refine", ["codex", script.at(-1)?.prompt ?? ""]);
	assert.deepEqual(JSON.parse(stdout || "null"), { kind: "answered", answer: "Goodbye.\n", cost: null }, output);
	assert.deepEqual(traces(), before);
}
