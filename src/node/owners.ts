import { hostname } from "node:os";
import type { Owners } from "../app/ports";
import { ownStart, processStart, sameStart } from "./processStart";

/** Who this process is, and which processes of this machine still run. */
export function createOwners(): Owners {
	const self = { pid: process.pid, host: hostname(), startedAt: ownStart() };
	return {
		self,
		isAlive: (owner) => {
			if (owner.host !== self.host) return null;
			if (owner.pid === self.pid) return sameStart(owner.startedAt, self.startedAt);
			const start = processStart(owner.pid);
			if (start === null) return false;
			return start === "" || owner.startedAt === "" || sameStart(start, owner.startedAt);
		},
	};
}
