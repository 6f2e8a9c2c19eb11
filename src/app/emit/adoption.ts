import type { Problem } from "../../core/model/problem";
import { isAbandoned } from "./abandoned";
import { type EmitPorts, lockWaitMs } from "./emitPorts";
import { notWritten } from "./failureProblem";
import { pendingFolder, pendingPath } from "./paths";
import type { PendingHandoff } from "./pending";
import { readPending, savePending } from "./pendingFile";
import { listPending, type PendingList } from "./pendingList";
import { hasTemporaries, rescuePending } from "./rescuePending";

/** The lock under which handoffs begin and change hands. */
export const handoffsLock = "handoffs";

type AdoptionPorts = Omit<EmitPorts, "ids">;

/** Handoffs that nobody works on any more: their process died, or released them for another to finish. */
export function listInterrupted(ports: AdoptionPorts): PendingList {
	const rescued = rescueUnderLock(ports);
	const { pending, problems } = listPending(ports);
	return { pending: pending.filter((handoff) => isInterrupted(ports, handoff)), problems: [...rescued, ...problems] };
}

function rescueUnderLock(ports: AdoptionPorts): readonly Problem[] {
	try {
		return hasTemporaries(ports) ? ports.locks.hold(handoffsLock, lockWaitMs, () => rescuePending(ports)) : [];
	} catch (error) {
		return [notWritten(error, pendingFolder(ports.places))];
	}
}

export type Adoption =
	| { readonly kind: "adopted"; readonly pending: PendingHandoff }
	/** Finished meanwhile. */
	| { readonly kind: "gone" }
	/** Another process works on it. */
	| { readonly kind: "taken" }
	| { readonly kind: "failed"; readonly problem: Problem };

/**
 * Takes over an interrupted handoff, so that of several windows that find it at the same time one goes on with it.
 * One's own handoff can be adopted again, for example to retry a hook.
 */
export function adoptHandoff(ports: AdoptionPorts, id: string): Adoption {
	try {
		return ports.locks.hold(handoffsLock, lockWaitMs, () => adoptUnderLock(ports, id));
	} catch (error) {
		return { kind: "failed", problem: notWritten(error, pendingPath(ports.places, id)) };
	}
}

/** Leaves a handoff to whoever comes first: the finisher that is started next, or the next start of a window. */
export function releaseHandoff(ports: Pick<EmitPorts, "files" | "places">, pending: PendingHandoff): Problem | null {
	return savePending(ports, { ...pending, owner: null });
}

function adoptUnderLock(ports: AdoptionPorts, id: string): Adoption {
	const read = readPending(ports, id);
	if (read.kind === "absent") return { kind: "gone" };
	if (read.kind === "newer") return { kind: "taken" };
	if (read.kind !== "pending") return { kind: "failed", problem: read.problem };
	if (!isInterrupted(ports, read.pending) && !isOwn(ports, read.pending)) return { kind: "taken" };
	const pending = { ...read.pending, owner: ports.owners.self };
	const problem = savePending(ports, pending);
	return problem === null ? { kind: "adopted", pending } : { kind: "failed", problem };
}

function isInterrupted(ports: AdoptionPorts, { owner, createdAt }: PendingHandoff): boolean {
	return owner === null || isAbandoned(ports, owner, createdAt);
}

function isOwn({ owners: { self } }: AdoptionPorts, { owner }: PendingHandoff): boolean {
	return owner?.pid === self.pid && owner.host === self.host && owner.startedAt === self.startedAt;
}
