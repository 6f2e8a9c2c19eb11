import { readFileSync } from "node:fs";
import { judge } from "./judge.mts";
import { live, Process } from "./life.mts";
import { look, namesIn } from "./look.mts";
import { waitForQuiet } from "./processesOf.mts";
import type { Random } from "./random.mts";
import type { Campaign } from "./round.mts";
import { newTrace } from "./trace.mts";
import { addTurn, bytesOf, makeWorld, removeWorld, type World } from "./world.mts";

/** Several processes, or windows, hand the same conversation off at once: one section, and every hook runs once. */
export async function handOffAtOnce(campaign: Campaign, random: Random): Promise<void> {
	const { cli } = campaign.programs;
	const world = makeWorld(random, campaign.programs.compileCache);
	for (const [count, times] of [
		[2, 40],
		[5, 20],
	] as const) {
		const handoffs = () =>
			Promise.all(Array.from({ length: count }, () => live(world, { args: [cli, "handoff"] }, null)));
		await repeat(campaign, world, { times, what: `${count} processes at once`, work: handoffs });
	}
	await repeat(campaign, world, {
		times: 20,
		what: "2 windows closing at once",
		work: () => closeWindows(campaign, world),
	});
	if (campaign.tally.isClean) removeWorld(world);
}

async function closeWindows({ programs }: Campaign, world: World) {
	const args = [programs.window, programs.watcher, world.workspace, programs.cli];
	const windows = [new Process(world, { args }), new Process(world, { args })];
	for (const window of windows) await window.hasSaid("ready");
	for (const window of windows) window.tell("close\n");
	return Promise.all(windows.map((window) => window.end(performance.now(), null)));
}

interface Trial {
	readonly times: number;
	readonly what: string;
	work(): Promise<readonly { readonly code: number | null; readonly output: string }[]>;
}

async function repeat({ tally }: Campaign, world: World, { times, what, work }: Trial): Promise<void> {
	let sections = 0;
	for (let time = 0; time < times; time++) {
		const before = bytesOf(world.narrative);
		addTurn(world, before.length);
		const lives = await work();
		for (const { code, output } of lives) if (code !== 0) tally.fault("blocked", what, `ended with ${code}: ${output}`);
		for (const pid of await waitForQuiet(world.folder, 8_000)) tally.fault("orphans", what, `process ${pid}`);
		for (const [fault, detail] of judge(world, before, newTrace())) tally.fault(fault, what, detail);
		sections += look(world, before).sections.length;
	}
	console.log(`${what}, ${times} times: ${sections} sections`);
}

/** 50 processes merge their beacons, and a key of their own in between, into one registry: 1,000 merges. */
export async function mergeAtOnce({ programs, tally }: Campaign, random: Random): Promise<void> {
	const [processes, roundsOfEach] = [50, 10];
	const world = makeWorld(random, programs.compileCache);
	const ids = Array.from({ length: processes }, () => String(crypto.randomUUID()));
	const start = performance.now();
	const lives = await Promise.all(
		ids.map((id) =>
			live(world, { args: [programs.merge, world.home, id, String(roundsOfEach)], longestMs: 120_000 }, null),
		),
	);
	const seconds = (performance.now() - start) / 1000;
	for (const { code, output } of lives) if (code !== 0) tally.fault("blocked", "merging", output);
	const text = readFileSync(world.registry, "utf8");
	const merged = JSON.parse(text) as Readonly<Record<string, unknown>>;
	const lost = ids.filter((id) => merged[`sibling ${id}`] !== roundsOfEach - 1);
	for (const id of lost) tally.fault("siblings", "merging", `the key of ${id} is lost`);
	if (!text.startsWith(world.registryText.slice(0, world.registryText.lastIndexOf("\n}"))))
		tally.fault("siblings", "merging", "what the user had written has changed");
	if (!ids.includes(String(merged.session_id))) tally.fault("beacon", "merging", `it is of ${merged.session_id}`);
	const retries = lives.reduce((sum, { output }) => sum + Number(output), 0);
	const left = namesIn(world.locks);
	if (left.length > 0) tally.fault("left over", "merging", left.join(", "));
	console.log(
		`${processes} processes merging at once, ${processes * roundsOfEach * 2} merges in ${seconds.toFixed(1)} s: siblings lost ${lost.length}, waited too long and tried again ${retries}`,
	);
	if (tally.isClean) removeWorld(world);
}
