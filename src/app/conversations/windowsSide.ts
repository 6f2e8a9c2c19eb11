import type { StoreAccess } from "./stores/storeAccess";
import { wslDistribution } from "./wslPaths";

/** Where WSL shows the system drive of Windows, unless somebody set it up otherwise. */
const users = "/mnt/c/Users";
/** Folders beside the users' own. */
const nobodys = /^(?:Public|Default|Default User|All Users|WDAGUtilityAccount|defaultuser\d*)$/i;
const mostUsers = 4;
/** Each look at a file of Windows takes most of a millisecond. */
const mostLooks = 2000;

/**
 * The disk of Windows as its programs see it, for each of its users; none when the program does not run under WSL. Agents
 * of Windows can hold conversations of the same folders, and an editor's window on WSL keeps its chats there. It is a
 * network share to WSL, so that it is asked before it is looked at (`shareGuard.ts`).
 */
export function windowsSides(access: StoreAccess): readonly StoreAccess[] {
	const { places } = access.ports;
	if (wslDistribution(places) === null) return [];
	return access
		.folders(users, (name) => !nobodys.test(name))
		.slice(0, mostUsers)
		.map((home) => access.withPlaces({ home, env: {}, platform: "win32", window: null }, mostLooks));
}
