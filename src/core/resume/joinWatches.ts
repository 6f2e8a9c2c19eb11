import type { Transcript } from "../model/transcript";
import type { Watch } from "../model/watch";
import { watchOwner } from "./findWatches";

/**
 * What transcripts tell of an agent's watches, and what the handoffs tell besides. Where a conversation could be read
 * again, its own record counts: it tells more, and what was ended since.
 */
export function joinWatches(
	found: readonly Watch[],
	told: readonly Watch[],
	read: readonly Pick<Transcript, "agent" | "id">[],
): Watch[] {
	const owners = read.map(watchOwner);
	// The handoff shortens ids.
	const isRead = ({ kind, owner }: Watch) => kind === "crontab" || owners.some((one) => one.startsWith(owner));
	return [...found, ...told.filter((watch) => !isRead(watch))];
}
