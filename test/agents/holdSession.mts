import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NODE, ROOT } from "../support/paths.mts";
import type { ClientTurn } from "./clients/agentClient.mts";
import { clients } from "./clients/clients.mts";
import { readHookTrace } from "./hookTrace.mts";
import { runLimited } from "./runLimited.mts";
import { script } from "./script.mts";
import { typeQuit } from "./typeQuit.mts";
import { waitUntil } from "./waitUntil.mts";
import type { World } from "./world.mts";

const TURN_LIMIT_MS = 150_000;
/** Within this a finisher that was started has put its line into the log, on a busy machine too. */
const FINISHER_LIMIT_MS = 20_000;

/** How often the client ends a session while it holds the script, each time with a hook. */
export function expectedEnds({ client }: World): number {
	return clients[client].quit === null ? script.length : 1;
}

/** Holds the scripted session, a run of the client for each turn. Fails when a run does or the model heard anything else. */
export async function holdSession(world: World): Promise<true> {
	for (const at of script.keys()) await holdTurn(world, at);
	assert.deepEqual(world.server.surprises, [], "the model was asked what is not in the script");
	for (const { path, after } of script.flatMap(({ answers }) => answers.flatMap(({ call }) => editOf(call)))) {
		const text = readFileSync(join(world.place.workspace, path), "utf8");
		assert.ok(text.includes(after), `${path} was not edited:\n${text}`);
	}
	return true;
}

async function holdTurn(world: World, at: number): Promise<void> {
	const { client, place } = world;
	const { quit } = clients[client];
	const inTerminal = quit !== null && at === script.length - 1;
	await runTurn(world, { prompt: script[at]?.prompt ?? "", isFirst: at === 0, inTerminal });
	// The next run must not begin before this one's end has been dealt with: what is handed off when would be chance.
	const ends = quit === null ? at + 1 : Number(inTerminal);
	const told = () => readHookTrace(place.home, client);
	await waitUntil(() => told().ends.length + told().others.length >= ends, FINISHER_LIMIT_MS);
}

/** Runs the client for one turn. */
export async function runTurn({ client, installed, place, server, env }: World, turn: ClientTurn): Promise<void> {
	const { folder, command, args } = installed;
	const { turnArgs, quit } = clients[client];
	const { prompt, inTerminal } = turn;
	const line = [command, ...args, ...turnArgs(turn)];
	const run = inTerminal ? [NODE, join(ROOT, "test", "agents", "terminal.mts"), folder, ...line] : line;
	const [program = "", ...rest] = run;
	const heard = server.answered();
	const { code, output } = await runLimited(program, rest, {
		cwd: place.workspace,
		env,
		limitMs: TURN_LIMIT_MS,
		...(inTerminal && quit !== null
			? { attend: (child) => void typeQuit(child, quit, () => server.answered() > heard) }
			: {}),
	});
	if (code !== 0) throw new Error(`the turn "${prompt}" ended with ${code}:\n${output.slice(-3000)}`);
}

function editOf(call: (typeof script)[number]["answers"][number]["call"]) {
	return call?.kind === "edit" ? [call] : [];
}
