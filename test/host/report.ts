import { renameSync, writeFileSync } from "node:fs";
import Mocha from "mocha";
import type { HostResults, TestOutcome } from "./results.mts";

const { EVENT_HOOK_END, EVENT_TEST_BEGIN, EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } =
	Mocha.Runner.constants;

export interface Report {
	/** For mocha's `reporter` option. */
	readonly reporter: Mocha.ReporterConstructor;
	/** Counts an error outside of any test, such as a test file that cannot be loaded. */
	broken(error: unknown): void;
	/** Marks the results as complete and returns the number of failures. */
	finish(): number;
}

/** Keeps a results file up to date while mocha runs. It is replaced as a whole, so a reader never sees half of it. */
export function reportTo(path: string): Report {
	const tests: TestOutcome[] = [];
	const write = (running: string | null, done = false) => {
		const results: HostResults = { done, running, tests };
		writeFileSync(`${path}.tmp`, JSON.stringify(results, null, "\t"));
		renameSync(`${path}.tmp`, path);
	};
	const add = (outcome: TestOutcome) => {
		tests.push(outcome);
		write(null);
	};
	write(null);
	return {
		reporter: class extends Mocha.reporters.Base {
			constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
				super(runner, options);
				runner.on(EVENT_TEST_BEGIN, (test) => write(test.fullTitle()));
				runner.on(EVENT_HOOK_END, () => write(null));
				runner.on(EVENT_TEST_PASS, (test) => add(outcomeOf(test, "passed")));
				runner.on(EVENT_TEST_PENDING, (test) => add(outcomeOf(test, "skipped")));
				runner.on(EVENT_TEST_FAIL, (test, error) => add({ ...outcomeOf(test, "failed"), error: textOf(error) }));
			}
		},
		broken: (error) => add({ title: "loading the tests", state: "failed", milliseconds: 0, error: textOf(error) }),
		finish: () => {
			write(null, true);
			return tests.filter((test) => test.state === "failed").length;
		},
	};
}

function outcomeOf(test: Mocha.Runnable, state: TestOutcome["state"]): TestOutcome {
	return { title: test.fullTitle(), state, milliseconds: test.duration ?? 0 };
}

function textOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
