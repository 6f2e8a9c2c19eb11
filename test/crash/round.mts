import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { judge } from "./judge.mts";
import { type Life, live, Process, type Run } from "./life.mts";
import { look, namesIn } from "./look.mts";
import type { Pace } from "./pace.mts";
import type { PlannedDeath, RoundKind, RoundPlan } from "./plan.mts";
import { waitForQuiet } from "./processesOf.mts";
import type { Programs } from "./programs.mts";
import type { Tally } from "./tally.mts";
import { newTrace, noteKill, type Trace } from "./trace.mts";
import { addTurn, bytesOf, type World } from "./world.mts";

/** What every round needs. */
export interface Campaign {
	readonly programs: Programs;
	readonly pace: Pace;
	readonly tally: Tally;
}

/** For how long hooks and finishers may go on after the last program of a round has ended. */
const quietMs = 8_000;

/** One round: a turn is added, its handoff is killed and taken up again until nothing is pending, and all is checked. */
export class Round {
	private readonly campaign: Campaign;
	private readonly world: World;
	private readonly plan: RoundPlan;
	private readonly where: string;
	private readonly trace: Trace = newTrace();
	private readonly before: Buffer;
	/** For the program that is killed first: kills it by the call instead of by the clock. */
	private readonly extra: Pick<Run, "environment"> & { readonly preload: readonly string[] };

	constructor(
		campaign: Campaign,
		world: World,
		plan: RoundPlan,
		{ where, environment }: { readonly where: string; readonly environment?: NodeJS.ProcessEnv },
	) {
		this.campaign = campaign;
		this.world = world;
		this.plan = plan;
		this.where = where;
		this.before = bytesOf(world.narrative);
		this.extra =
			environment === undefined
				? { preload: [] }
				: { preload: ["--require", campaign.programs.dieAtChange], environment };
	}

	/** Returns how the program under attack lived. */
	async run(): Promise<Life> {
		addTurn(this.world, this.before.length);
		const life = await this.attack();
		for (const { by, death } of this.plan.recoveries) await this.recover(by, death);
		await this.bringToAnEnd();
		for (const [fault, detail] of judge(this.world, this.before, this.trace)) this.fault(fault, detail);
		return life;
	}

	private attack(): Promise<Life> {
		switch (this.plan.kind) {
			case "handoff":
				return this.cli("handoff", "handoff", this.plan.death, this.extra);
			case "seal":
				return this.closeWindow(this.plan.death);
			case "finish":
				return this.finishWindow();
		}
	}

	/** A window closes, and dies while it does; or it dies before. */
	private async closeWindow(planned: PlannedDeath | null): Promise<Life> {
		const { programs, pace } = this.campaign;
		const finisher = this.plan.startsFinisher ? [programs.cli] : [];
		const args = [...this.extra.preload, programs.window, programs.watcher, this.world.workspace, ...finisher];
		const opened = performance.now();
		const window = new Process(this.world, { args, ...this.extra });
		if (this.plan.windowDies)
			return this.note(await window.end(opened, pace.deathOf("finish", asLife(planned))), "seal");
		if (!(await window.hasSaid("ready"))) this.fault("blocked", "the window made nothing ready");
		this.trace.isDurable = true;
		window.tell("close\n");
		return this.note(await window.end(performance.now(), pace.deathOf("seal", planned)), "seal");
	}

	/** A window closed and left the rest to a finisher, or died; the finisher dies. */
	private async finishWindow(): Promise<Life> {
		const { programs } = this.campaign;
		const window = new Process(this.world, { args: [programs.window, programs.watcher, this.world.workspace] });
		if (!(await window.hasSaid("ready"))) this.fault("blocked", "the window made nothing ready");
		this.trace.isDurable = true;
		if (!this.plan.windowDies) window.tell("close\n");
		await window.end(performance.now(), this.plan.windowDies ? { from: "life", afterMs: 0, powerCut: false } : null);
		return this.cli("finish", "finish", this.plan.death, this.extra);
	}

	private async recover(by: "finish" | "handoff", death: PlannedDeath | null): Promise<void> {
		await this.cli(by, by, death);
	}

	private async cli(
		command: "finish" | "handoff",
		kind: RoundKind,
		planned: PlannedDeath | null,
		{ preload, environment }: Round["extra"] = { preload: [] },
	): Promise<Life> {
		const { programs, pace } = this.campaign;
		const run = { args: [...preload, programs.cli, command], ...(environment === undefined ? {} : { environment }) };
		return this.note(await live(this.world, run, pace.deathOf(kind, planned)), command);
	}

	private note(life: Life, what: string): Life {
		if (life.killed) this.campaign.tally.kill(noteKill(this.trace, this.world, this.before));
		else if (life.code === 0) this.trace.isDurable ||= what !== "finish";
		else this.fault("blocked", `${what} ended with ${life.code} after ${life.ms.toFixed(0)} ms: ${life.output}`);
		return life;
	}

	/** Lets hooks and finishers end, and finishes what is pending then: a finisher may have been killed, too. */
	private async bringToAnEnd(): Promise<void> {
		await this.waitForQuiet();
		const isOpen = () => {
			const { pending, unnamed, ready } = look(this.world, this.before);
			return pending.length + unnamed.length + ready.length > 0;
		};
		for (let tries = 0; tries < 2 && isOpen(); tries++) await this.cli("finish", "finish", null);
		if (look(this.world, this.before).sections.length === 0) {
			if (this.trace.isDurable) this.fault("lost", "it lay on the disk, and nothing came of it");
			await this.cli("handoff", "handoff", null);
		}
		await this.letTimePass();
	}

	/** What a crash left half written is looked at again when it is old: nothing may come of it. */
	private async letTimePass(): Promise<void> {
		const left = namesIn(this.world.pending).filter((name) => name.endsWith(".tmp"));
		if (left.length === 0) return;
		const old = new Date(Date.now() - 120_000);
		for (const name of left) utimesSync(join(this.world.pending, name), old, old);
		await this.cli("finish", "finish", null);
		await this.waitForQuiet();
		for (const name of readdirSync(this.world.pending)) if (name.endsWith(".tmp")) this.fault("left over", name);
	}

	private async waitForQuiet(): Promise<void> {
		for (const pid of await waitForQuiet(this.world.folder, quietMs)) this.fault("orphans", `process ${pid}`);
	}

	private fault(...[fault, detail]: [Parameters<Tally["fault"]>[0], string]): void {
		this.campaign.tally.fault(
			fault,
			`${this.where} (${this.world.folder})`,
			`${detail} [${JSON.stringify(this.plan)}]`,
		);
	}
}

/** A window that is only open makes no changes to count from. */
function asLife(planned: PlannedDeath | null): PlannedDeath | null {
	return planned === null ? null : { ...planned, point: { ...planned.point, of: "life" } };
}
