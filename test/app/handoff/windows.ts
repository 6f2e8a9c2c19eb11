import type { HandoffRequest } from "../../../src/app/emit/pending";
import { preparedPath, savePrepared } from "../../../src/app/emit/preparedFile";
import type { Owner, Ports } from "../../../src/app/ports";
import { requestFor } from "../emit/emitSupport";

/** The same machine as another of its processes sees it. */
export function processOf(ports: Ports, pid: number, living: (owner: Owner) => boolean | null): Ports {
	const self = { ...ports.owners.self, pid };
	return { ...ports, owners: { self, isAlive: (owner) => (owner.pid === pid ? true : living(owner)) } };
}

/** Keeps a handoff ready as a window does, and gives its file. */
export function keepReady(ports: Ports, folder: string, changes: Partial<HandoffRequest> = {}): string {
	const path = preparedPath(ports, ports.ids.uuid());
	const request = requestFor(folder, { reason: "tier_E_lifecycle", onlyNews: true, ...changes });
	const problem = savePrepared(ports, path, request);
	if (problem !== null) throw new Error(JSON.stringify(problem));
	return path;
}
