import { createRedactor } from "../../core/redact/redactor";
import { findWatches } from "../../core/resume/findWatches";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import type { Watch } from "../../core/resume/watch";
import { maskedTranscript } from "../../core/scan/maskedTranscript";
import type { Ports } from "../ports";
import { coveredConversations } from "./coveredConversations";
import { readCovered } from "./readCovered";

/**
 * Everything that died with the session of a card, to be offered again one by one (R-002-30, 36): what the handoff tells
 * of the window, and what its agents left running, crons and monitors included. Reads the conversations again, so that it
 * belongs in a worker. `agents` false: they are gone, so that there may be more.
 */
export function transferList(
	ports: Ports,
	card: ReadinessCard,
	extraPatterns: readonly RegExp[],
): { readonly watches: readonly Watch[]; readonly agents: boolean } {
	const { read } = readCovered(ports, card.folder, coveredConversations(card));
	if (read === null) return { watches: card.watches, agents: false };
	const redactor = createRedactor({ env: ports.places.env, extraPatterns });
	const masked = read.map(({ transcript }) => maskedTranscript(transcript, (text) => redactor.redact(text)));
	return { watches: [...findWatches(masked, null), ...card.watches], agents: true };
}
