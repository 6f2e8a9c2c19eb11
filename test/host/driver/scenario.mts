import type { Places } from "../plan.mts";
import type { ScenarioWindow } from "./scenarioWindow.mts";

/**
 * One way to use the extension: a window with a workspace, a home folder and flags of its own.
 * `test/host/scenarios/<name>/scenario.mts` exports one as `scenario`; adding a folder adds a scenario.
 */
export type Scenario = ScenarioSetup & (SuiteScenario | StepScenario);

interface ScenarioSetup {
	/**
	 * `development`: this checkout, as with F5. `packed`: the VSIX, installed as a user would; without the flags of a
	 * test, so that toasts and modal dialogs appear as they do for a user.
	 */
	readonly extension: "development" | "packed";
	/** Whether a new folder opens in Restricted Mode. */
	readonly workspaceTrust?: boolean;
	/** User settings of this scenario. */
	readonly settings?: Readonly<Record<string, unknown>>;
	/** Settings of machine scope. */
	readonly machineSettings?: Readonly<Record<string, unknown>>;
	/** Fills the home and the workspace and returns what the window opens: a folder, a `.code-workspace`, or nothing. */
	prepare(places: Places): Opened | Promise<Opened>;
	/** Undoes what the removal of the scratch folder would stumble over. */
	cleanUp?(places: Places): void | Promise<void>;
}

export type Opened = string | undefined;

/** Tests that run inside VS Code, with its API. */
export interface SuiteScenario {
	/** Files of `test/host/suites`, without extension. They do not see modal dialogs: VS Code refuses them in tests. */
	readonly suites: readonly string[];
}

/** Steps that are taken from outside, through the page. Each counts as one test; after a failure the rest is skipped. */
export interface StepScenario {
	readonly steps: readonly ScenarioStep[];
}

export interface ScenarioStep {
	readonly title: string;
	run(window: ScenarioWindow): Promise<void>;
}
