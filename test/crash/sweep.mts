import { readFileSync } from "node:fs";
import { join } from "node:path";
import { peacefulPlan, type RoundKind } from "./plan.mts";
import type { Random } from "./random.mts";
import { type Campaign, Round } from "./round.mts";
import { makeWorld, removeWorld, type World } from "./world.mts";

/** How a program changes the disk while it lives to its end. */
export interface Changes {
	readonly calls: number;
	/** Which of the calls write into a file, from 1. */
	readonly writes: readonly number[];
	/** When the first came and when the program ended, in milliseconds from its start. */
	readonly firstMs: number;
	readonly endMs: number;
}

/** Lets a round of this kind live to its end and says how its program changed the disk. */
export async function watchChanges(
	campaign: Campaign,
	world: World,
	kind: RoundKind,
): Promise<Changes & { ms: number }> {
	const report = join(world.folder, "changes.json");
	const round = new Round(campaign, world, peacefulPlan(kind), {
		where: `a peaceful ${kind}`,
		environment: { CRASH_REPORT: report },
	});
	const { ms } = await round.run();
	return { ...(JSON.parse(readFileSync(report, "utf8")) as Changes), ms };
}

/** The places at which a program of this kind can die: before each change on the disk, and half way through each write. */
export async function deathsByCall(campaign: Campaign, random: Random, kind: RoundKind): Promise<NodeJS.ProcessEnv[]> {
	const world = makeWorld(random, campaign.programs.compileCache);
	await watchChanges(campaign, world, kind);
	const { calls, writes } = await watchChanges(campaign, world, kind);
	removeWorld(world);
	const before = Array.from({ length: calls }, (_, at) => ({ CRASH_AT: String(at + 1) }));
	return [...before, ...writes.map((at) => ({ CRASH_AT: String(at), CRASH_HALF: "1" }))];
}

/** A round in which the program dies at one call, and `finish` or `handoff` takes it up. */
export async function dieByCall(
	campaign: Campaign,
	world: World,
	kind: RoundKind,
	environment: NodeJS.ProcessEnv,
): Promise<void> {
	const at = Number(environment.CRASH_AT);
	const plan = {
		...peacefulPlan(kind),
		windowDies: kind === "finish" && at % 2 === 0,
		recoveries: [{ by: at % 3 === 0 ? "handoff" : "finish", death: null }],
	} as const;
	const where = `${kind} killed ${environment.CRASH_HALF ? "half way through" : "before"} change ${at}`;
	await new Round(campaign, world, plan, { where, environment }).run();
}
