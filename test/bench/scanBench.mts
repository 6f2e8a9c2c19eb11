import { statSync } from "node:fs";
import { join } from "node:path";
import { DIST, ROOT } from "../support/paths.mts";
import { best, megabyte, say } from "./measure.mts";

/** How long a scan takes, and how much memory, against parsing every line and nothing else. */
export function benchScan(file: string): void {
	const bare = best(["-e", "0"]);
	const baseline = best([join(ROOT, "test/bench/parseLines.cjs"), file]);
	const scan = best([join(DIST, "cli.js"), "scan", "--transcript", file]);
	const megabytes = statSync(file).size / megabyte;
	console.log(`scan of a Claude Code transcript of ${megabytes.toFixed(0)} MB, best of 3, process starts included`);
	say("bare runtime", `${bare.seconds.toFixed(2)} s, peak ${bare.peakMegabytes.toFixed(0)} MB`);
	say("JSON.parse of every line", `${baseline.seconds.toFixed(2)} s, peak ${baseline.peakMegabytes.toFixed(0)} MB`);
	say("codi-handoff scan", `${scan.seconds.toFixed(2)} s, peak ${scan.peakMegabytes.toFixed(0)} MB`);
	say("ratio of time to JSON.parse", (scan.seconds / baseline.seconds).toFixed(2));
	say("memory above bare runtime", `${(scan.peakMegabytes - bare.peakMegabytes).toFixed(0)} MB`);
}
