import type { Evidence } from "../model/finding";
import type { CoveredConversation } from "../model/handoff";
import { turnUri } from "./links";
import { citeRun } from "./terminals";

/** Tells where the words of a finding stand, as a link. */
export type Cite = (evidence: Evidence) => string;

export interface Citations {
	readonly cite: Cite;
	/** Where the links lead that were cited so far: one line each, to stand at the end of the section. */
	readonly definitions: () => string[];
}

/**
 * Turns are cited by number; the conversation is named only where there are several. Links are references, so that the
 * lines stay readable as text: one for each turn, to the first place that is cited in it (with one for each place, a third
 * of a section would be addresses). Their labels begin with the handoff's id, for a file holds many sections.
 */
export function createCitations(conversations: readonly CoveredConversation[], handoffId: string): Citations {
	const letters = new Map(conversations.map(({ id }, at) => [id, conversations.length < 2 ? "" : letterOf(at)]));
	const earlier = new Map<string, string>();
	const links = new Map<string, string>();
	const nameOf = (conversation: string) => {
		const name = letters.get(conversation) ?? earlier.get(conversation) ?? `e${earlier.size + 1}.`;
		if (!letters.has(conversation)) earlier.set(conversation, name);
		return name;
	};
	const link = (text: string, evidence: Evidence) => {
		const uri = turnUri(evidence);
		if (uri === null) return text;
		const label = `${handoffId.slice(0, 4)}-${nameOf(evidence.conversation)}${evidence.turn}`;
		if (!links.has(label)) links.set(label, uri);
		return `[${text}][${label}]`;
	};
	const cite = (evidence: Evidence) => {
		const { run, conversation, turn, byHand, inherited } = evidence;
		if (run !== undefined) return citeRun(run);
		if (byHand === "added") return "by hand";
		if (inherited !== undefined)
			return `${turn === 0 ? "" : `${link(`turn ${turn}`, evidence)}, `}inherited from ${inherited}`;
		const letter = letters.get(conversation) ?? "?";
		return link(`${letter === "" ? "" : `${letter}, `}turn ${turn}`, evidence);
	};
	return { cite, definitions: () => [...links].map(([label, uri]) => `[${label}]: ${uri}`) };
}

/** How the conversations of a section are called in it. */
export function letterOf(at: number): string {
	return at < 26 ? String.fromCharCode(65 + at) : `A${at}`;
}
