/** Environment variable that names the plan file; the extension host inherits it in every kind of host. */
export const PLAN_VARIABLE = "CODI_HOST_PLAN";

/** What the driver tells the suite inside VS Code. */
export interface HostPlan {
	readonly scenario: string;
	/** Files of `test/host/suites`, without extension, in the order they run. */
	readonly suites: readonly string[];
	/** Where the suite writes its `HostResults`. */
	readonly results: string;
	/** Address that takes a `DriverActions` call; null where nobody drives the window (test-electron). */
	readonly driver: string | null;
	readonly places: Places;
}

/** The folders of one scenario, all of them scratch. */
export interface Places {
	/** Holds all the others. */
	readonly scratch: string;
	/** `os.homedir()` of the extension. */
	readonly home: string;
	/** An empty folder for the workspace, its path free of links. */
	readonly workspace: string;
}
