import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { bundleScript } from "../support/bundleScript.mts";
import { writeLargeTranscript } from "./largeTranscript.mts";
import { megabyte, say } from "./measure.mts";

/** The CPU times of each thing in milliseconds, for one history. */
interface Times {
	readonly advance: readonly number[];
	readonly tell: readonly number[];
	readonly plan: readonly number[];
	readonly seal: readonly number[];
}

/** What a long history costs while it is followed and when its window closes, against a short one. */
export function benchFollowing(folder: string, large: string): void {
	const small = join(folder, "small.jsonl");
	writeLargeTranscript(small, megabyte);
	const [ofLarge, ofSmall] = follow(folder, large, small);
	console.log("following a transcript of 100 MB and one of 1 MB, median (longest) CPU time in ms, in one process");
	compare("one more turn is read", ofLarge.advance, ofSmall.advance);
	compare("the editor's thread is told of it", ofLarge.tell, ofSmall.tell);
	compare("a handoff is made ready", ofLarge.plan, ofSmall.plan);
	compare("a ready handoff is sealed", ofLarge.seal, ofSmall.seal);
}

function follow(folder: string, large: string, small: string): readonly [Times, Times] {
	const script = bundleScript("test/bench/follow.script.ts", join(folder, "follow.cjs"));
	const home = join(folder, "home");
	mkdirSync(home);
	const run = spawnSync(process.execPath, [script, folder, large, small], {
		encoding: "utf8",
		env: { ...process.env, HOME: home, USERPROFILE: home },
	});
	if (run.status !== 0) throw new Error(`following failed: ${run.stderr.slice(0, 2000)}`);
	return JSON.parse(run.stdout) as [Times, Times];
}

function compare(name: string, large: readonly number[], small: readonly number[]): void {
	const ratio = (median(large) / median(small)).toFixed(2);
	say(name, `${describe(large)} against ${describe(small)}, ratio ${ratio}`);
}

function describe(times: readonly number[]): string {
	return `${median(times).toFixed(2)} (${Math.max(...times).toFixed(1)})`;
}

function median(numbers: readonly number[]): number {
	return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
