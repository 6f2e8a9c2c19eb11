import { join } from "node:path";
import Mocha from "mocha";
import { reportTo } from "./report";
import { hostPlan } from "./support/hostPlan";

const TEST_MS = 150_000;

/** What VS Code calls in the extension host: runs the plan's suites with mocha and reports through the results file. */
export async function run(): Promise<void> {
	const plan = hostPlan();
	const report = reportTo(plan.results);
	try {
		const mocha = new Mocha({ ui: "bdd", timeout: TEST_MS, reporter: report.reporter });
		for (const suite of plan.suites) mocha.addFile(join(__dirname, "suites", `${suite}.js`));
		await new Promise<void>((resolve) => {
			mocha.run(() => resolve());
		});
	} catch (error) {
		report.broken(error);
	}
	if (report.finish() > 0) throw new Error(`There are failed tests, see ${plan.results}`);
}
