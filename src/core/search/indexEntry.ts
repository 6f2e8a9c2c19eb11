import { baseName } from "../model/baseName";
import type { Packet } from "../model/packet";
import { plainLine } from "../render/inline";
import { pullRequestsNamed } from "../resume/findPullRequests";
import { readRecord } from "../resume/readRecord";

/** A handoff as it was written for one folder, with secrets masked. */
export interface WrittenHandoff {
	/** ISO 8601. */
	readonly at: string;
	/** Null when no folder was open. */
	readonly folder: string | null;
	/** The narrative file; null when it was shown instead. */
	readonly file: string | null;
	readonly heading: string;
	readonly body: string;
	readonly packet: Packet;
	/** Names of the agents whose conversations it covers. */
	readonly agents: readonly string[];
}

/** R-002-20: what a handoff is found by later. */
export interface IndexEntry {
	readonly version: 1;
	readonly id: string;
	readonly at: string;
	readonly folder: string | null;
	readonly file: string | null;
	readonly heading: string;
	readonly content: string;
	readonly tags: readonly string[];
	readonly importance: number;
}

/** The record of a handoff for the index, in the prescribed words. */
export function indexEntry({ at, folder, file, heading, body, packet, agents }: WrittenHandoff): IndexEntry {
	const { corrections } = readRecord({ key: "", id: null, heading, at, body, form: "whole" });
	const requests = pullRequestsNamed(body).map(({ repository, number }) => `${repository}#${number}`);
	const state = [
		`active agents ${agents.length === 0 ? "none" : [...new Set(agents)].join(" ")}`,
		`open PRs ${requests.length === 0 ? "none named" : requests.join(" ")}`,
		`next priority ${packet.unfinished_items[0]?.title ?? "none"}`,
	];
	const content = `SESSION HANDOFF ${at.slice(0, 10)}: ${packet.summary} Handoff file: ${file ?? "none"}. Key state: ${state.join(", ")}. User corrections captured: ${corrections.length}.`;
	return {
		version: 1,
		id: packet.session_id,
		at,
		folder,
		file,
		heading,
		content: plainLine(content),
		tags: ["handoff", "session-end", ...(folder === null ? [] : [baseName(folder)])],
		importance: 8,
	};
}
