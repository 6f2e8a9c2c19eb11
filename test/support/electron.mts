import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTests } from "@vscode/test-electron";
import { printOutcomes } from "../host/driver/printOutcomes.mts";
import { loadScenario, scenarioNames } from "../host/driver/runScenarios.mts";
import type { Scenario } from "../host/driver/scenario.mts";
import { type HostPlan, PLAN_VARIABLE, type Places } from "../host/plan.mts";
import type { HostResults, TestOutcome } from "../host/results.mts";
import { bundleHostTests } from "./bundleHostTests.mts";
import { countOutcomes } from "./countOutcomes.mts";
import { closingLine } from "./counts.mts";
import { describeError } from "./missing.mts";
import { DIST, ROOT } from "./paths.mts";
import { QUIET_SETTINGS } from "./quietSettings.mts";
import { makePlaces, removeScratch } from "./scratch.mts";

/*
 * Runs the suites of the scenarios in a desktop VS Code: the one named by VSCODE_EXECUTABLE, else one downloaded by
 * @vscode/test-electron. Not run on the build machines, which cannot download it.
 */
await bundleHostTests();
const all: TestOutcome[] = [];
for (const name of scenarioNames()) {
	const start = performance.now();
	const outcomes = await runInDesktop(name, await loadScenario(name));
	printOutcomes(name, performance.now() - start, outcomes);
	all.push(...outcomes);
}
const counts = countOutcomes(all);
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failures.length > 0 ? 1 : 0;

async function runInDesktop(name: string, scenario: Scenario): Promise<readonly TestOutcome[]> {
	if (!("suites" in scenario)) {
		// These press buttons in a page, and a desktop window is none.
		return scenario.steps.map(({ title }) => ({ title, state: "skipped", milliseconds: 0 }));
	}
	const places = makePlaces(name);
	try {
		const open = await scenario.prepare(places);
		const results = join(places.scratch, "results.json");
		const planPath = join(places.scratch, "plan.json");
		const plan: HostPlan = { scenario: name, suites: scenario.suites, results, driver: null, places };
		writeFileSync(planPath, JSON.stringify(plan));
		const problem = await launch(scenario, places, open, planPath);
		const read: HostResults | undefined = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : undefined;
		if (read?.done) return read.tests;
		const title = read?.running ?? "the suite runs to its end";
		return [
			...(read?.tests ?? []),
			{ title, state: "failed", milliseconds: 0, error: problem ?? "VS Code ended early" },
		];
	} finally {
		await scenario.cleanUp?.(places);
		removeScratch(places.scratch);
	}
}

/** Starts VS Code and waits for its end. Returns what went wrong; failed tests too end it with an error. */
async function launch(
	scenario: Scenario,
	places: Places,
	open: string | undefined,
	planPath: string,
): Promise<string | undefined> {
	const userData = join(places.scratch, "user");
	mkdirSync(join(userData, "User"), { recursive: true });
	const settings = { ...QUIET_SETTINGS, ...scenario.settings };
	writeFileSync(join(userData, "User", "settings.json"), JSON.stringify(settings));
	const executable = process.env.VSCODE_EXECUTABLE;
	try {
		await runTests({
			...(executable ? { vscodeExecutablePath: executable } : {}),
			extensionDevelopmentPath: ROOT,
			extensionTestsPath: join(DIST, "test", "host", "index.js"),
			extensionTestsEnv: { [PLAN_VARIABLE]: planPath, HOME: places.home, USERPROFILE: places.home },
			launchArgs: [
				...(open === undefined ? [] : [open]),
				`--user-data-dir=${userData}`,
				`--extensions-dir=${join(places.scratch, "extensions")}`,
				"--disable-updates",
				...(scenario.workspaceTrust ? [] : ["--disable-workspace-trust"]),
				...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
			],
		});
		return undefined;
	} catch (error) {
		return describeError(error);
	}
}
