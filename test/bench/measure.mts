import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../support/paths.mts";

export const megabyte = 1_000_000;

export interface Measured {
	readonly seconds: number;
	/** What all its threads computed: what else the machine does lengthens it less than `seconds`. */
	readonly cpuSeconds: number;
	readonly peakMegabytes: number;
}

/** Runs a Node program once and measures it from outside; its output is thrown away. */
function measure(args: readonly string[], input: string): Measured {
	const preload = ["--require", join(ROOT, "test/bench/reportPeak.cjs")];
	const start = performance.now();
	const run = spawnSync(process.execPath, [...preload, ...args], { encoding: "utf8", input, maxBuffer: 1 << 30 });
	const seconds = (performance.now() - start) / 1000;
	if (run.status !== 0) throw new Error(`${args[0]} failed: ${run.stderr.slice(0, 2000)}`);
	const [, peak, cpu] = /peakKilobytes=(\d+) cpuMicroseconds=(\d+)/.exec(run.stderr) ?? [];
	return { seconds, cpuSeconds: Number(cpu) / 1e6, peakMegabytes: Number(peak) / 1000 };
}

/** The best of three: what the machine can do, not what disturbed it. */
export function best(args: readonly string[], input = ""): Measured {
	const runs = [measure(args, input), measure(args, input), measure(args, input)];
	return {
		seconds: Math.min(...runs.map((run) => run.seconds)),
		cpuSeconds: Math.min(...runs.map((run) => run.cpuSeconds)),
		peakMegabytes: Math.max(...runs.map((run) => run.peakMegabytes)),
	};
}

/** A line of the report: a name and its figure, in columns. */
export function say(name: string, figure: string): void {
	console.log(`  ${name.padEnd(30)} ${figure}`);
}
