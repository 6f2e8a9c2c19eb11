import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLargeTranscript } from "./largeTranscript.mts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const megabyte = 1_000_000;

interface Measured {
	readonly seconds: number;
	readonly peakMegabytes: number;
}

/** Runs a Node program once and measures it from outside; its output is thrown away. */
function measure(args: readonly string[]): Measured {
	const preload = ["--require", join(root, "test/bench/reportPeak.cjs")];
	const start = performance.now();
	const run = spawnSync(process.execPath, [...preload, ...args], { encoding: "utf8", maxBuffer: 1 << 30 });
	const seconds = (performance.now() - start) / 1000;
	if (run.status !== 0) throw new Error(`${args[0]} failed: ${run.stderr.slice(0, 2000)}`);
	return { seconds, peakMegabytes: Number(/peakKilobytes=(\d+)/.exec(run.stderr)?.[1]) / 1000 };
}

/** The best of three: what the machine can do, not what disturbed it. */
function best(args: readonly string[]): Measured {
	const runs = [measure(args), measure(args), measure(args)];
	return {
		seconds: Math.min(...runs.map((run) => run.seconds)),
		peakMegabytes: Math.max(...runs.map((run) => run.peakMegabytes)),
	};
}

const folder = mkdtempSync(join(tmpdir(), "codi-bench-"));
try {
	const file = join(folder, "2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl");
	writeLargeTranscript(file, 100 * megabyte);
	const bare = best(["-e", "0"]);
	const baseline = best([join(root, "test/bench/parseLines.cjs"), file]);
	const scan = best([join(root, "dist/cli.js"), "scan", "--transcript", file]);
	const megabytes = statSync(file).size / megabyte;
	console.log(`scan of a Claude Code transcript of ${megabytes.toFixed(0)} MB, best of 3, process starts included`);
	console.log(`  bare runtime                 ${bare.seconds.toFixed(2)} s, peak ${bare.peakMegabytes.toFixed(0)} MB`);
	console.log(
		`  JSON.parse of every line     ${baseline.seconds.toFixed(2)} s, peak ${baseline.peakMegabytes.toFixed(0)} MB`,
	);
	console.log(`  codi-handoff scan            ${scan.seconds.toFixed(2)} s, peak ${scan.peakMegabytes.toFixed(0)} MB`);
	console.log(`  ratio of time to JSON.parse  ${(scan.seconds / baseline.seconds).toFixed(2)}`);
	console.log(`  memory above bare runtime    ${(scan.peakMegabytes - bare.peakMegabytes).toFixed(0)} MB`);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
