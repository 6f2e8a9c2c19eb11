import { mergeBeacon } from "../../src/app/emit/beaconFile";
import { mergeIntoRegistry } from "../../src/app/emit/registryMerge";
import type { Problem } from "../../src/core/model/problem";
import { beaconOf, portsAt } from "../app/emit/emitSupport";

/**
 * Merges a beacon several times, and a key of its own in between: `HOME ID ROUNDS`. As with a real handoff, which stays
 * pending then, a merge that waited too long for the others is tried again. Prints how often that was.
 */
function main([home = "", id = "", rounds = ""]: readonly string[]): void {
	const ports = portsAt(home);
	let retries = 0;
	const untilDone = (merge: () => Problem | null) => {
		for (let problem = merge(); problem !== null; problem = merge()) {
			if (problem.code !== "lock.busy") throw new Error(JSON.stringify(problem));
			retries++;
		}
	};
	for (let round = 0; round < Number(rounds); round++) {
		untilDone(() => mergeBeacon(ports, beaconOf(id)));
		untilDone(() => mergeIntoRegistry(ports, [[`sibling ${id}`, round]]));
	}
	process.stdout.write(String(retries));
}

main(process.argv.slice(2));
