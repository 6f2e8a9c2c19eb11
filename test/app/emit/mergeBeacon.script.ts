import { mergeBeacon } from "../../../src/app/emit/beaconFile";
import { mergeIntoRegistry } from "../../../src/app/emit/registryMerge";
import { beaconOf, portsAt } from "./emitSupport";

/** Merges a beacon several times, and a key of its own in between: `HOME ID ROUNDS`. */
const [home = "", id = "", rounds = ""] = process.argv.slice(2);
const ports = portsAt(home);
for (let round = 0; round < Number(rounds); round++) {
	const problems = [mergeBeacon(ports, beaconOf(id)), mergeIntoRegistry(ports, [[`sibling ${id}`, round]])].filter(
		(problem) => problem !== null,
	);
	if (problems.length > 0) throw new Error(JSON.stringify(problems));
}
