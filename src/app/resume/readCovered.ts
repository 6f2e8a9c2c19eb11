import type { Transcript } from "../../core/model/transcript";
import type { NamedConversation } from "../../core/resume/handoffRecord";
import { findConversations } from "../conversations/findConversations";
import type { FoundConversation } from "../conversations/foundConversation";
import { isProblem, readConversation } from "../conversations/readConversation";
import type { Ports } from "../ports";

export interface CoveredReading {
	/** Every conversation of the folder, newest first. */
	readonly found: readonly FoundConversation[];
	/** Those that are covered, read; null when one of them is no longer there or cannot be read, or none is named. */
	readonly read: readonly { readonly conversation: FoundConversation; readonly transcript: Transcript }[] | null;
}

/** Reads the conversations again that a handoff covers. Nothing is masked yet. */
export function readCovered(ports: Ports, folder: string, covered: readonly NamedConversation[]): CoveredReading {
	const { found } = findConversations(ports, [folder]);
	const read = found.flatMap((conversation) => {
		if (!isCovered(conversation, covered)) return [];
		const transcript = readConversation(ports, conversation, { following: true });
		return isProblem(transcript) ? [] : [{ conversation, transcript }];
	});
	return { found, read: covered.length === 0 || read.length < covered.length ? null : read };
}

/** Some stores tell a conversation's id only in its path. */
function isCovered({ agent, id, path }: FoundConversation, covered: readonly NamedConversation[]): boolean {
	return covered.some((named) => named.agent === agent && (named.id === id || path.includes(named.id)));
}
