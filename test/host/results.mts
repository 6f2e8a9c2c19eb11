/** What the suite inside VS Code reports, rewritten after each test so that a hang or a crash can be placed. */
export interface HostResults {
	readonly done: boolean;
	/** Title of the test that had started when this was written. */
	readonly running: string | null;
	readonly tests: readonly TestOutcome[];
}

export interface TestOutcome {
	readonly title: string;
	readonly state: "passed" | "failed" | "skipped";
	readonly milliseconds: number;
	/** Message and stack, of a failed test only. */
	readonly error?: string;
}
