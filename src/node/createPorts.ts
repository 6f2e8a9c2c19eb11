import type { Places, Ports } from "../app/ports";
import { createClock } from "./clock";
import { createFiles } from "./files";
import { createGit } from "./git";
import { createIds } from "./ids";
import { createLocks } from "./locks";
import { createOwners } from "./owners";
import { createPlaces } from "./places";
import { createProcesses } from "./processes";

/** All ports on this machine, for the programs' composition roots; `locksFolder` says where locks live. */
export function createPorts(locksFolder: (places: Places) => string): Ports {
	const places = createPlaces();
	const owners = createOwners();
	return {
		files: createFiles(),
		clock: createClock(),
		ids: createIds(),
		owners,
		locks: createLocks(locksFolder(places), owners),
		processes: createProcesses(),
		git: createGit(),
		places,
	};
}
