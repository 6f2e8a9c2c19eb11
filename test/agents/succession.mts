import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { bundleScript } from "../support/bundleScript.mts";
import { NODE } from "../support/paths.mts";
import { clients } from "./clients/clients.mts";
import { readHookTrace } from "./hookTrace.mts";
import { startModelServer } from "./modelServer.mts";
import type { ReadTool } from "./readBack.mts";
import { runLimited } from "./runLimited.mts";
import type { ScriptedTurn } from "./script.mts";
import { waitUntil } from "./waitUntil.mts";
import type { World } from "./world.mts";

const LIMIT_MS = 150_000;
const FINISHER_LIMIT_MS = 20_000;

interface Begun {
	readonly brief: string;
	readonly gaps: readonly unknown[];
	readonly command: readonly string[];
}
interface Seen {
	readonly path: string;
	readonly state: { readonly kind: string };
}
interface ReadTurns {
	readonly turns: readonly {
		readonly user: string | null;
		readonly steps: readonly { readonly tool?: ReadTool }[];
	}[];
}

/**
 * The next session: a fresh one of Codex is started with our prompt, reads the brief and goes on with a command. Our
 * look at it must see it work, and its transcript must hold the brief.
 */
export async function continueInFreshSession(world: World): Promise<void> {
	const { place, installed, env } = world;
	const script = bundleScript("test/agents/succession.script.ts", join(dirname(place.home), "succession.cjs"));
	const ours = async <T,>(...args: string[]) => {
		const run = await runLimited(NODE, [script, ...args], { cwd: place.workspace, env, limitMs: LIMIT_MS });
		assert.equal(run.code, 0, run.output);
		return JSON.parse(run.stdout) as T;
	};
	const { brief, gaps, command } = await ours<Begun>("begin", place.workspace);
	assert.deepEqual(gaps, [], "the brief is incomplete");
	const [program, prompt = "", ...more] = command;
	assert.deepEqual([program, more], ["codex", []], "a fresh session, and no option");
	const server = await startModelServer([turnOf(prompt, relative(place.workspace, brief))], (call) =>
		clients.codex.useOf(call, place.workspace),
	);
	try {
		const ended = () => {
			const { ends, others } = readHookTrace(place.home, "codex");
			return ends.length + others.length;
		};
		const before = ended();
		const startedAt = new Date().toISOString();
		// In a terminal there is no "exec", which holds one turn and ends.
		const args = clients.codex.turnArgs({ prompt, isFirst: true, inTerminal: false });
		const model = ["-c", `model_providers.scripted.base_url="${server.address}/v1"`];
		const run = await runLimited(installed.command, [...installed.args, ...model, ...args], {
			cwd: place.workspace,
			env,
			limitMs: LIMIT_MS,
		});
		assert.equal(run.code, 0, run.output);
		await waitUntil(() => ended() > before, FINISHER_LIMIT_MS);
		assert.deepEqual(server.surprises, [], "the model was asked what is not in the script");
		const seen = await ours<Seen | null>("look", place.workspace, brief, startedAt);
		assert.equal(seen?.state.kind, "working", JSON.stringify(seen));
		const { stdout } = await world.runOurs(["transcript", "--transcript", seen.path]);
		const { turns } = JSON.parse(stdout) as ReadTurns;
		assert.equal(turns[0]?.user, prompt);
		const read = turns[0].steps.find(({ tool }) => tool?.command?.includes(relative(place.workspace, brief)));
		assert.equal(read?.tool?.exit_code, 0);
		// The brief's first line stands in its result, and neither in the prompt nor in anything else.
		assert.match(readFileSync(seen.path, "utf8"), /# Session Handoff — \d{4}-\d\d-\d\d/);
	} finally {
		server.close();
	}
}

function turnOf(prompt: string, brief: string): ScriptedTurn {
	return {
		prompt: prompt.split("\n")[0] ?? prompt,
		answers: [
			{ text: "I read the brief first.", call: { kind: "read", path: brief } },
			{ text: "", call: { kind: "shell", command: "node check.mjs", exitCode: 0 } },
			{ text: "The check passes. I go on with the group tickets.", call: null },
		],
	};
}
