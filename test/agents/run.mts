import { countOutcomes } from "../support/countOutcomes.mts";
import { closingLine } from "../support/counts.mts";
import { runAgentTests } from "./runAgentTests.mts";
import { type ClientName, clientNames } from "./versions.mts";

/** Runs the clients named on the command line, or all of them. */
const chosen = process.argv.slice(2);
const isKnown = (name: string): name is ClientName => (clientNames as readonly string[]).includes(name);
const unknown = chosen.filter((name) => !isKnown(name));
if (unknown.length > 0) {
	console.error(`There is no client ${unknown.join(", ")}: ${clientNames.join(", ")}`);
	process.exit(2);
}
const counts = countOutcomes(await runAgentTests(chosen.length > 0 ? chosen.filter(isKnown) : clientNames));
console.log(`\n${closingLine(counts)}`);
process.exitCode = counts.failures.length > 0 ? 1 : 0;
