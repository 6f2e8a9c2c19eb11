import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startGroup } from "../support/processGroup.mts";
import { killAllOf } from "./processesOf.mts";
import type { World } from "./world.mts";

/** How a process ended. */
export interface Life {
	readonly killed: boolean;
	readonly code: number | null;
	/** From the start, or from the moment at which a window was told to close, in milliseconds. */
	readonly ms: number;
	readonly output: string;
}

/** When a process is to die, alone or with everything that it started. */
export interface Death {
	/** What the time is counted from: its start, or its first change on the disk. */
	readonly from: "life" | "work";
	readonly afterMs: number;
	readonly powerCut: boolean;
}

/** Nothing takes this long unless something blocks it, or the machine is very busy. */
const longestMs = 60_000;

export interface Run {
	readonly args: readonly string[];
	/** Added to the world's. */
	readonly environment?: NodeJS.ProcessEnv;
	/** After so long it hangs; a minute when not given. */
	readonly longestMs?: number;
}

/** Lets a Node program live to its end, or dies it its death. Rejects when it hangs. */
export async function live(world: World, run: Run, death: Death | null): Promise<Life> {
	const start = performance.now();
	const process = new Process(world, run);
	return process.end(start, death);
}

/** A Node program of a world that runs. */
export class Process {
	private readonly world: World;
	private readonly longestMs: number;
	private readonly child: ChildProcess;
	private readonly closed: Promise<void>;
	private output = "";

	constructor(world: World, { args, environment = {}, longestMs: patience = longestMs }: Run) {
		this.world = world;
		this.longestMs = patience;
		this.child = startGroup(process.execPath, args, {
			cwd: world.workspace,
			env: { ...world.environment, ...environment },
			stdio: ["pipe", "pipe", "pipe"],
		});
		for (const stream of [this.child.stdout, this.child.stderr])
			stream?.setEncoding("utf8").on("data", (text: string) => {
				this.output += text;
			});
		// A process that was killed does not read what it is told.
		this.child.stdin?.on("error", () => undefined);
		// Not "close": hooks that outlive a killed program may hold its pipes.
		this.closed = new Promise((resolve) => this.child.once("exit", () => resolve()));
	}

	/** Waits until the process has said something. False when it ended before, or does not say it. */
	async hasSaid(text: string): Promise<boolean> {
		const said = new Promise<boolean>((resolve) => {
			const look = () => this.output.includes(text) && resolve(true);
			this.child.stdout?.on("data", look);
			look();
		});
		const silence = sleep(this.longestMs, false, { ref: false });
		return Promise.race([said, this.closed.then(() => this.output.includes(text)), silence]);
	}

	tell(text: string): void {
		this.child.stdin?.write(text);
	}

	private async momentOf(start: number, { from, afterMs }: Death): Promise<void> {
		if (from === "life") return preciseTimer(start + afterMs);
		// Every operation begins with taking a lock.
		const watcher = watch(this.world.locks, { persistent: false });
		await Promise.race([once(watcher, "change"), this.closed]);
		watcher.close();
		return preciseTimer(performance.now() + afterMs);
	}

	/** Lets it live to its end or its death, counted from `start`. */
	async end(start: number, death: Death | null): Promise<Life> {
		let ms = 0;
		const ended = this.closed.then(() => {
			ms = performance.now() - start;
		});
		if (death !== null) await Promise.race([ended, this.momentOf(start, death)]);
		const isRunning = this.child.exitCode === null && this.child.signalCode === null;
		if (death !== null && isRunning) {
			if (death.powerCut) killAllOf(this.world.folder);
			this.child.kill("SIGKILL");
		}
		const inTime = await Promise.race([ended.then(() => true), sleep(this.longestMs, false, { ref: false })]);
		if (!inTime) this.child.kill("SIGKILL");
		// What was said last may come after the end.
		await sleep(0);
		return {
			killed: this.child.signalCode === "SIGKILL",
			code: inTime ? this.child.exitCode : -1,
			ms,
			output: this.output,
		};
	}
}

/** Timers alone are whole milliseconds: what is left is waited for in turns of the event loop. */
async function preciseTimer(until: number): Promise<void> {
	const coarse = Math.floor(until - performance.now()) - 1;
	if (coarse > 0) await sleep(coarse);
	while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
}
