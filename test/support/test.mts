import { addCounts, type Counts, closingLine } from "./counts.mts";
import { describeError } from "./missing.mts";
import { agentStage, commandStage, hostStage, type Stage, vitestStage } from "./stage.mts";

const stages: readonly Stage[] = [
	commandStage("types", "tsc", ["-p", "."]),
	commandStage("types of the core, without Node's", "tsc", ["-p", "src/core"]),
	commandStage("lint", "biome", ["check", "--error-on-warnings", "."]),
	commandStage("build, the command line without vscode", "npm", ["run", "--silent", "build"]),
	commandStage("package", "npm", ["run", "--silent", "package"], /\bWARNING\b/),
	vitestStage("unit and command line"),
	agentStage("with real agents"),
	hostStage("in VS Code"),
];

const results: { name: string; counts: Counts }[] = [];
for (const stage of stages) {
	console.log(`\n== ${stage.name}`);
	const start = performance.now();
	const counts = await stage.run().catch(brokenStage);
	console.log(`   ${closingLine(counts)} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
	results.push({ name: stage.name, counts });
}

const sum = addCounts(results.map(({ counts }) => counts));
console.log(sum.failures.length > 0 ? "\nFailed:" : "");
for (const { name, counts } of results) for (const failure of counts.failures) console.log(`  ${name}: ${failure}`);
console.log(closingLine(sum));
process.exitCode = sum.failures.length > 0 ? 1 : 0;

function brokenStage(error: unknown): Counts {
	console.log(describeError(error));
	return { passed: 0, failures: ["it did not run to its end"], skipped: 0 };
}
