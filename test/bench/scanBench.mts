import { statSync } from "node:fs";
import { join } from "node:path";
import { DIST, ROOT } from "../support/paths.mts";
import { sample } from "./largeTranscript.mts";
import { best, type Measured, megabyte, say } from "./measure.mts";

/**
 * How long a scan takes, and how much memory, against parsing every line and nothing else; with the starts of the two
 * processes, and without: a start costs the same for a session of a few lines.
 */
export function benchScan(name: string, file: string): void {
	const scanOf = (path: string) => best([join(DIST, "cli.js"), "scan", "--transcript", path]);
	const bare = best(["-e", "0"]);
	const baseline = best([join(ROOT, "test/bench/parseLines.cjs"), file]);
	const short = scanOf(sample);
	const scan = scanOf(file);
	const megabytes = statSync(file).size / megabyte;
	console.log(`scan of a Claude Code transcript of ${megabytes.toFixed(0)} MB, ${name}, best of 3`);
	say("bare runtime", describe(bare));
	say("scan of a short session", describe(short));
	say("JSON.parse of every line", describe(baseline));
	say("codi-handoff scan", describe(scan));
	say("ratio of time to JSON.parse", (scan.seconds / baseline.seconds).toFixed(2));
	say("ratio of CPU time", (scan.cpuSeconds / baseline.cpuSeconds).toFixed(2));
	const ratio = (scan.cpuSeconds - short.cpuSeconds) / (baseline.cpuSeconds - bare.cpuSeconds);
	say("the same without starts", ratio.toFixed(2));
	say("memory above bare runtime", `${(scan.peakMegabytes - bare.peakMegabytes).toFixed(0)} MB`);
}

function describe({ seconds, cpuSeconds, peakMegabytes }: Measured): string {
	return `${seconds.toFixed(2)} s, CPU ${cpuSeconds.toFixed(2)} s, peak ${peakMegabytes.toFixed(0)} MB`;
}
