import type { Watch } from "../../core/model/watch";
import { createRedactor } from "../../core/redact/redactor";
import { findWatches } from "../../core/resume/findWatches";
import { joinWatches } from "../../core/resume/joinWatches";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import type { Ports } from "../ports";
import { coveredConversations } from "./coveredConversations";
import { readCovered } from "./readCovered";

export interface TransferList {
	readonly watches: readonly Watch[];
	/** False: the conversations are gone, so that there may be more. */
	readonly agents: boolean;
}

/**
 * Everything that died with the session of a card, to be offered again one by one (R-002-30, 36): what the handoff tells
 * of the window, and what its agents left running, crons and monitors included. Reads the conversations again, so that it
 * belongs in a worker.
 */
export function transferList(ports: Ports, card: ReadinessCard, extraPatterns: readonly RegExp[]): TransferList {
	const { read } = readCovered(ports, card.folder, coveredConversations(card));
	if (read === null) return { watches: card.watches, agents: false };
	const redactor = createRedactor({ env: ports.places.env, extraPatterns });
	const transcripts = read.map(({ transcript }) => transcript);
	const found = findWatches(transcripts, (text) => redactor.redact(text));
	return { watches: joinWatches(found, card.watches, transcripts), agents: true };
}
