import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../support/browser.mts";
import { bundleHostTests } from "../../support/bundleHostTests.mts";
import { installHost } from "../../support/installHost.mts";
import { describeError, Missing } from "../../support/missing.mts";
import { ROOT } from "../../support/paths.mts";
import { runTwice } from "../../support/runTwice.mts";
import type { TestOutcome } from "../results.mts";
import { printOutcomes } from "./printOutcomes.mts";
import { runScenario } from "./runScenario.mts";
import type { Scenario } from "./scenario.mts";

const FOLDER = join(ROOT, "test", "host", "scenarios");

/** Names of all scenarios. */
export function scenarioNames(): string[] {
	return readdirSync(FOLDER).sort();
}

/** Reads `test/host/scenarios/<name>/scenario.mts`. */
export async function loadScenario(name: string): Promise<Scenario> {
	return (await import(join(FOLDER, name, "scenario.mts"))).scenario;
}

/**
 * Runs scenarios one after the other, printing each test as it is known, and returns what became of all tests.
 * A scenario with a failure is run once more in a fresh window.
 */
export async function runScenarios(names: readonly string[]): Promise<readonly TestOutcome[]> {
	await bundleHostTests();
	await installHost();
	const browser = await launchBrowser();
	const all: TestOutcome[] = [];
	try {
		for (const name of names) {
			all.push(...(await runTwice(name, () => runAndPrint(name, browser))));
		}
	} finally {
		await browser.close();
	}
	return all;
}

async function runAndPrint(name: string, browser: Browser): Promise<readonly TestOutcome[]> {
	const start = performance.now();
	const outcomes = await runScenario(name, await loadScenario(name), browser).catch(brokenScenario);
	printOutcomes(name, performance.now() - start, outcomes);
	return outcomes;
}

function brokenScenario(error: unknown): readonly TestOutcome[] {
	if (error instanceof Missing) throw error;
	return [{ title: "the scenario runs", state: "failed", milliseconds: 0, error: describeError(error) }];
}
