import { beaconSchema } from "../../core/model/beacon";
import { packetSchema } from "../../core/model/packet";
import type { Problem } from "../../core/model/problem";
import { handoffsLock } from "./adoption";
import { type EmitPorts, lockWaitMs } from "./emitPorts";
import { notWritten } from "./failureProblem";
import { firstIssue } from "./firstIssue";
import { findEntry, hasNews } from "./ledger";
import { pendingPath } from "./paths";
import type { Coverage, HandoffRequest, PendingHandoff } from "./pending";
import { savePending } from "./pendingFile";
import { listPending } from "./pendingList";
import { rescuePending } from "./rescuePending";

export type BeginResult =
	| { readonly kind: "begun"; readonly pending: PendingHandoff; readonly problems: readonly Problem[] }
	/** `by`: the handoff that covers the same turns of the same conversations. */
	| { readonly kind: "covered"; readonly by: string; readonly problems: readonly Problem[] }
	/** Nothing is on the disk: the packet must be shown. */
	| { readonly kind: "failed"; readonly problem: Problem };

/**
 * Checks the packet (R-000-42) and puts it on the disk with all that is to be done with it: from here on nothing can be
 * lost. Of several processes that hand off the same turns at once one begins; the others learn that it is covered.
 */
export function beginHandoff(ports: EmitPorts, request: HandoffRequest): BeginResult {
	const invalid = invalidity(request);
	if (invalid !== null) return { kind: "failed", problem: invalid };
	try {
		return ports.locks.hold(handoffsLock, lockWaitMs, () => beginUnderLock(ports, request));
	} catch (error) {
		return { kind: "failed", problem: notWritten(error, pendingPath(ports.places, request.packet.session_id)) };
	}
}

function invalidity({ packet, beacon }: HandoffRequest): Problem | null {
	const checkedPacket = packetSchema.safeParse(packet);
	if (!checkedPacket.success) {
		const { place, reason } = firstIssue(checkedPacket.error);
		return { code: "packet.invalid", place, reason };
	}
	const checkedBeacon = beaconSchema.safeParse(beacon);
	if (!checkedBeacon.success) {
		const { place, reason } = firstIssue(checkedBeacon.error);
		return { code: "packet.invalid", place: `beacon.${place}`, reason };
	}
	if (beacon.session_id === packet.session_id) return null;
	return { code: "packet.invalid", place: "beacon.session_id", reason: "must be the packet's" };
}

function beginUnderLock(ports: EmitPorts, request: HandoffRequest): BeginResult {
	const rescued = rescuePending(ports);
	const { pending: others, problems: listed } = request.onlyNews ? listPending(ports) : { pending: [], problems: [] };
	const problems = [...rescued, ...listed];
	const by = request.onlyNews ? coveredBy(ports, request.conversations, others) : null;
	if (by !== null) return { kind: "covered", by, problems };
	const pending = newPending(ports, request);
	const problem = savePending(ports, pending);
	return problem === null ? { kind: "begun", pending, problems } : { kind: "failed", problem };
}

/** The last handoff that covers the conversations when none of them has news; null otherwise. */
function coveredBy(
	ports: EmitPorts,
	conversations: readonly Coverage[],
	others: readonly PendingHandoff[],
): string | null {
	const covering = conversations.map((conversation) => {
		const entry = findEntry(ports, conversation.folder, conversation);
		if (entry !== null && !hasNews(conversation, entry)) return entry.handoff;
		return others.find((other) => other.conversations.some((own) => covers(own, conversation)))?.id ?? null;
	});
	return covering.includes(null) ? null : (covering.at(-1) ?? null);
}

function covers(own: Coverage, conversation: Coverage): boolean {
	const isSame = own.agent === conversation.agent && own.id === conversation.id;
	return isSame && (own.folder !== null || conversation.folder === null) && !hasNews(conversation, own);
}

function newPending({ owners, clock }: EmitPorts, request: HandoffRequest): PendingHandoff {
	return {
		version: 1,
		id: request.packet.session_id,
		createdAt: clock.now().toISOString(),
		reason: request.reason,
		owner: owners.self,
		packet: request.packet,
		sections: request.sections.map((section) => ({ ...section, state: "todo", created: false })),
		beacon: { value: request.beacon, done: false },
		ledger: { done: false },
		hooks: { ...request.hooks, verdicts: [], done: !request.hooks.run },
		conversations: [...request.conversations],
	};
}
