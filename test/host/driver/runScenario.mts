import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { installVsix } from "../../support/installVsix.mts";
import { DIST, ROOT } from "../../support/paths.mts";
import { makePlaces, removeScratch } from "../../support/scratch.mts";
import { startHost } from "../../support/vscodeHost.mts";
import { type HostPlan, PLAN_VARIABLE, type Places } from "../plan.mts";
import type { HostResults, TestOutcome } from "../results.mts";
import { openEndpoint } from "./endpoint.mts";
import type { Scenario, StepScenario, SuiteScenario } from "./scenario.mts";
import { ScenarioWindow } from "./scenarioWindow.mts";

/** Mocha gives up a test after two and a half minutes: whoever says nothing for longer than this is gone. */
const SILENCE_MS = 240_000;

/** Runs one scenario in a fresh window, with everything it writes below a scratch folder that is removed at its end. */
export async function runScenario(name: string, scenario: Scenario, browser: Browser): Promise<readonly TestOutcome[]> {
	const places = makePlaces(name);
	try {
		return await runIn(places, name, scenario, browser);
	} finally {
		await scenario.cleanUp?.(places);
		removeScratch(places.scratch);
	}
}

async function runIn(
	places: Places,
	name: string,
	scenario: Scenario,
	browser: Browser,
): Promise<readonly TestOutcome[]> {
	const open = await scenario.prepare(places);
	const extensions = join(places.scratch, "extensions");
	if (scenario.extension === "packed") await installVsix(extensions, places.scratch);
	const planPath = join(places.scratch, "plan.json");
	const host = await startHost({
		scratch: places.scratch,
		home: places.home,
		extensions,
		automation: scenario.extension === "development",
		workspaceTrust: scenario.workspaceTrust ?? false,
		env: { [PLAN_VARIABLE]: planPath },
		...(scenario.settings === undefined ? {} : { settings: scenario.settings }),
		...(scenario.machineSettings === undefined ? {} : { machineSettings: scenario.machineSettings }),
	});
	const window = new ScenarioWindow(name, places, host, browser, {
		...(open === undefined ? {} : { open }),
		...(scenario.extension === "development" ? { extension: ROOT } : {}),
		...("suites" in scenario ? { tests: join(DIST, "test", "host", "index.js") } : {}),
	});
	try {
		if ("suites" in scenario) return await runSuites(name, scenario, window, planPath);
		return await runSteps(scenario, window);
	} finally {
		await window.dispose();
		await host.stop();
	}
}

async function runSuites(
	name: string,
	{ suites }: SuiteScenario,
	window: ScenarioWindow,
	planPath: string,
): Promise<readonly TestOutcome[]> {
	const opening = window.open();
	const endpoint = await openEndpoint(() => window.workbench);
	const results = join(window.places.scratch, "results.json");
	const plan: HostPlan = { scenario: name, suites, results, driver: endpoint.address, places: window.places };
	writeFileSync(planPath, JSON.stringify(plan));
	try {
		await opening;
		const { done, running, tests } = await waitForResults(results);
		if (done) return tests;
		await window.workbench.screenshot("stuck");
		const title = running ?? (tests.length === 0 ? "the suite starts" : "the suite ends");
		const error = `Nothing more was heard of it for ${SILENCE_MS / 1000} s.\n${window.host.log().slice(-3000)}`;
		return [...tests, { title, state: "failed", milliseconds: SILENCE_MS, error }];
	} finally {
		endpoint.close();
	}
}

/** Waits until the results are complete or have not changed for too long. */
async function waitForResults(path: string): Promise<HostResults> {
	let text = "";
	let results: HostResults = { done: false, running: null, tests: [] };
	let lastChange = Date.now();
	while (!results.done && Date.now() - lastChange < SILENCE_MS) {
		await sleep(100);
		const now = existsSync(path) ? readFileSync(path, "utf8") : "";
		if (now === text) continue;
		text = now;
		results = JSON.parse(now);
		lastChange = Date.now();
	}
	return results;
}

async function runSteps({ steps }: StepScenario, window: ScenarioWindow): Promise<readonly TestOutcome[]> {
	const tests: TestOutcome[] = [];
	let broken = false;
	for (const { title, run } of [{ title: "the window opens", run: openWindow }, ...steps]) {
		if (broken) {
			tests.push({ title, state: "skipped", milliseconds: 0 });
			continue;
		}
		const start = performance.now();
		try {
			await run(window);
			tests.push({ title, state: "passed", milliseconds: performance.now() - start });
		} catch (error) {
			broken = true;
			const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
			tests.push({ title, state: "failed", milliseconds: performance.now() - start, error: text });
			await window.workbench.screenshot("failed");
		}
	}
	return tests;
}

async function openWindow(window: ScenarioWindow): Promise<void> {
	await window.open();
}
