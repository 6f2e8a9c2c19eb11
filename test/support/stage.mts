import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runAgentTests } from "../agents/runAgentTests.mts";
import { quickClientNames } from "../agents/versions.mts";
import { runScenarios, scenarioNames } from "../host/driver/runScenarios.mts";
import { countOutcomes } from "./countOutcomes.mts";
import type { Counts } from "./counts.mts";
import { DIST, ROOT } from "./paths.mts";
import { runCommand } from "./runCommand.mts";
import { vitestCounts } from "./vitestCounts.mts";

/** One part of `npm test`. Its `run` prints what a reader needs and never throws for a failed check. */
export interface Stage {
	readonly name: string;
	run(): Promise<Counts>;
}

/**
 * A command that counts as one check.
 * @param refused output that makes it fail whatever its exit code
 */
export function commandStage(name: string, command: string, args: readonly string[], refused?: RegExp): Stage {
	return {
		name,
		run: async () => {
			const { code, output } = await runCommand(command, args, { cwd: ROOT });
			const failed = code !== 0 || (refused?.test(output) ?? false);
			if (failed) console.log(output.trimEnd());
			return { passed: failed ? 0 : 1, failures: failed ? [[command, ...args].join(" ")] : [], skipped: 0 };
		},
	};
}

/** All vitest tests: unit, property and command line. */
export function vitestStage(name: string): Stage {
	const report = join(DIST, "test", "vitest.json");
	return {
		name,
		run: async () => {
			rmSync(report, { force: true });
			const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
			await runCommand("vitest", args, { cwd: ROOT, show: true });
			return vitestCounts(existsSync(report) ? readFileSync(report, "utf8") : undefined);
		},
	};
}

/** The agents that are quickest and steadiest, as they are; `npm run test:agents` runs all of them. */
export function agentStage(name: string): Stage {
	return {
		name,
		run: async () => countOutcomes(await runAgentTests(quickClientNames)),
	};
}

/** All scenarios in a real VS Code. */
export function hostStage(name: string): Stage {
	return {
		name,
		run: async () => countOutcomes(await runScenarios(scenarioNames())),
	};
}
