import { parseArgs } from "node:util";
import { handOffAtOnce, mergeAtOnce } from "./atOnce.mts";
import { Pace } from "./pace.mts";
import { planRound, roundKinds } from "./plan.mts";
import { preparePrograms } from "./programs.mts";
import { type Random, randomOf } from "./random.mts";
import { type Campaign, Round } from "./round.mts";
import { deathsByCall, dieByCall, watchChanges } from "./sweep.mts";
import { Tally } from "./tally.mts";
import { makeWorld, removeWorld, type World } from "./world.mts";

/**
 * Kills handoffs, seals and finishes at random moments and at every single change that they make on the disk, lets them
 * be taken up again, and checks that nothing was lost, doubled or torn. `--rounds N` (2000) `--seed S` (drawn, printed).
 */
const { values } = parseArgs({ options: { rounds: { type: "string" }, seed: { type: "string" } } });
const rounds = Number(values.rounds ?? 2000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
/** One core for each. */
const lanes = 2;
/** The narrative file grows with each: a session has a few dozen at most. */
const roundsOfAWorld = 40;

console.log(`crash campaign: ${rounds} rounds, --seed ${seed}`);
const start = performance.now();
const campaign: Campaign = { programs: preparePrograms(), pace: new Pace(), tally: new Tally() };

await inLanes(Math.ceil(rounds / roundsOfAWorld), async (at) => {
	const count = Math.min(roundsOfAWorld, rounds - at * roundsOfAWorld);
	await inWorld(campaign, randomOf(seed, -1 - at), async (world) => {
		for (const kind of roundKinds) await keepPace(world, kind);
		for (let round = at * roundsOfAWorld; round < at * roundsOfAWorld + count; round++) {
			const plan = planRound(randomOf(seed, round));
			await new Round(campaign, world, plan, { where: `round ${round}` }).run();
			campaign.tally.rounds++;
			if (campaign.tally.rounds % 250 === 0) console.log(`  ${campaign.tally.summary()} (${minutes()})`);
		}
	});
});
console.log(`killed by the clock: ${campaign.tally.summary()}`);
console.log(`  the kills hit: ${campaign.tally.hits()}`);
console.log(`  measured: ${roundKinds.map((kind) => campaign.pace.describe(kind)).join(", ")}`);

const byCall: Campaign = { ...campaign, tally: new Tally() };
for (const kind of roundKinds) {
	const deaths = await deathsByCall(byCall, randomOf(seed, 0), kind);
	await inLanes(lanes, (lane) =>
		inWorld(byCall, randomOf(seed, lane), async (world) => {
			for (const [at, environment] of deaths.entries()) {
				if (at % lanes !== lane) continue;
				await dieByCall(byCall, world, kind, environment);
				byCall.tally.rounds++;
			}
		}),
	);
}
console.log(`killed at every change on the disk: ${byCall.tally.summary()}`);
console.log(`  the kills hit: ${byCall.tally.hits()}`);

const together: Campaign = { ...campaign, tally: new Tally() };
await handOffAtOnce(together, randomOf(seed, 0));
await mergeAtOnce(together, randomOf(seed, 0));
console.log(`took ${minutes()}`);
process.exitCode = [campaign, byCall, together].every(({ tally }) => tally.isClean) ? 0 : 1;

async function keepPace(world: World, kind: (typeof roundKinds)[number]): Promise<void> {
	const { ms, firstMs, endMs } = await watchChanges(campaign, world, kind);
	campaign.pace.note(kind, { life: ms, work: endMs - firstMs });
}

/** The world stays when something went wrong in it, to be looked at. */
async function inWorld({ tally }: Campaign, random: Random, work: (world: World) => Promise<void>): Promise<void> {
	const world = makeWorld(random, campaign.programs.compileCache);
	await work(world);
	if (tally.isClean) removeWorld(world);
}

async function inLanes(count: number, work: (at: number) => Promise<void>): Promise<void> {
	let next = 0;
	const lane = async () => {
		while (next < count) await work(next++);
	};
	await Promise.all(Array.from({ length: lanes }, lane));
}

function minutes(): string {
	const seconds = Math.round((performance.now() - start) / 1000);
	return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
