import { runScenarios, scenarioNames } from "../host/driver/runScenarios.mts";
import { countOutcomes } from "./countOutcomes.mts";
import { closingLine } from "./counts.mts";

/** Runs the scenarios named on the command line in the hosted VS Code, or all of them; for work on one scenario. */
const chosen = process.argv.slice(2);
const counts = countOutcomes(await runScenarios(chosen.length > 0 ? chosen : scenarioNames()));
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failures.length > 0 ? 1 : 0;
