import { printOutcomes } from "../host/driver/printOutcomes.mts";
import type { TestOutcome } from "../host/results.mts";
import { describeError, Missing } from "../support/missing.mts";
import { runTwice } from "../support/runTwice.mts";
import { checks, type HeldSession } from "./checks.mts";
import { holdSession } from "./holdSession.mts";
import { installClient } from "./installClient.mts";
import { answersAQuestion } from "./question.mts";
import { type ReadTranscript, readTranscript } from "./readBack.mts";
import { continueInFreshSession } from "./succession.mts";
import { type ClientName, clientPackages } from "./versions.mts";
import { makeWorld } from "./world.mts";

/**
 * Lets real clients hold the scripted session, one after the other, and compares what they wrote and told us. `dist/cli.js`
 * must be built. A client that cannot be installed or run counts as failed, one without a build for this platform as
 * skipped.
 */
export async function runAgentTests(names: readonly ClientName[]): Promise<readonly TestOutcome[]> {
	const all: TestOutcome[] = [];
	for (const name of names) all.push(...(await runTwice(name, () => runAndPrint(name))));
	return all;
}

async function runAndPrint(name: ClientName): Promise<readonly TestOutcome[]> {
	const start = performance.now();
	const outcomes = await runClient(name);
	printOutcomes(`${name} ${clientPackages[name].version}`, performance.now() - start, outcomes);
	return outcomes;
}

/** The first steps build on each other: after one that did not pass the rest is left out. */
async function runClient(name: ClientName): Promise<readonly TestOutcome[]> {
	const outcomes: TestOutcome[] = [];
	const step = <T,>(title: string, work: () => Promise<T>) => attempt(outcomes, title, work);
	const installed = await step("is installed", () => installClient(name));
	if (installed === undefined) return outcomes;
	const world = await step("is configured, and connected by us", () => makeWorld(name, installed));
	if (world === undefined) return outcomes;
	try {
		const held = await step("holds the scripted session", () => holdSession(world));
		if (held === undefined) return outcomes;
		let read: Promise<ReadTranscript> | undefined;
		const session: HeldSession = {
			world,
			transcript: () => {
				read ??= readTranscript(world);
				return read;
			},
		};
		for (const { title, run } of checks) await step(title, async () => run(session));
		if (name === "codex") await step("answers a question without a session of its own", () => answersAQuestion(world));
		if (name === "codex") await step("a fresh session goes on from the handoff", () => continueInFreshSession(world));
	} finally {
		world.remove();
	}
	return outcomes;
}

/** Does one step and notes what became of it. Undefined when it did not pass. */
async function attempt<T>(outcomes: TestOutcome[], title: string, work: () => Promise<T>): Promise<T | undefined> {
	const start = performance.now();
	const took = () => performance.now() - start;
	try {
		const value = await work();
		outcomes.push({ title, state: "passed", milliseconds: took() });
		return value;
	} catch (error) {
		const state = error instanceof Missing ? "skipped" : "failed";
		outcomes.push({ title, state, milliseconds: took(), error: describeError(error) });
		return undefined;
	}
}
