import type { EditorWindow, Places, Ports } from "../app/ports";
import { createClock } from "./clock";
import { createDatabases } from "./databases";
import { createFiles } from "./files";
import { createGit } from "./git";
import { createIds } from "./ids";
import { createLocks } from "./locks";
import { createOwners } from "./owners";
import { createPlaces } from "./places";
import { createProcesses } from "./processes";
import { createShares } from "./shares";

/**
 * All ports on this machine, for the programs' composition roots; `locksFolder` says where locks live, `window` what an
 * editor window told of itself.
 */
export function createPorts(locksFolder: (places: Places) => string, window: EditorWindow | null = null): Ports {
	const places = createPlaces(window);
	const owners = createOwners();
	return {
		files: createFiles(),
		databases: createDatabases(),
		shares: createShares(),
		clock: createClock(),
		ids: createIds(),
		owners,
		locks: createLocks(locksFolder(places), owners),
		processes: createProcesses(),
		git: createGit(),
		places,
	};
}
