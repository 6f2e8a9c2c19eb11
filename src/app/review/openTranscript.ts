import type { Problem } from "../../core/model/problem";
import { createRedactor } from "../../core/redact/redactor";
import { type TranscriptPage, type TranscriptPlace, transcriptPage } from "../../core/review/transcriptPage";
import { findConversations } from "../conversations/findConversations";
import type { FoundConversation } from "../conversations/foundConversation";
import { isProblem, readConversation } from "../conversations/readConversation";
import { withoutSilentShares } from "../conversations/shareGuard";
import { compilePatterns } from "../handoff/compilePatterns";
import type { Ports } from "../ports";

/** Which conversation is to be shown, and where in it. */
export interface TranscriptRequest {
	/** The conversation's id, as evidence has it. */
	readonly conversation: string;
	readonly place: TranscriptPlace;
	/** Where it stands, if that is known already. */
	readonly found: FoundConversation | null;
	/** Workspace folders to look in first; then everywhere. */
	readonly folders: readonly string[];
	/** Sources of regular expressions. */
	readonly extraPatterns: readonly string[];
}

/** The page of a conversation that shows a place in it. A Problem when it is gone or cannot be read. */
export function openTranscript(ports: Ports, request: TranscriptRequest): Promise<TranscriptPage | Problem> {
	return withoutSilentShares(ports, (guarded) => {
		const found = request.found ?? search(guarded, request);
		const transcript = found === null ? null : readConversation(guarded, found, { following: true });
		if (transcript !== null && isProblem(transcript)) return transcript;
		// A path that only holds the id may be that of another conversation.
		if (transcript === null || transcript.id !== request.conversation)
			return { code: "file.unreadable", path: request.conversation, reason: "there is no such conversation any more" };
		const { patterns } = compilePatterns(request.extraPatterns);
		const redactor = createRedactor({ env: guarded.places.env, extraPatterns: patterns });
		return transcriptPage(transcript, request.place, (text) => redactor.redact(text));
	});
}

/** Shorter ones would be found in paths that have nothing to do with them. */
const shortestInPath = 8;

/** Some stores know a conversation by its path only, which names the id. */
function search(
	ports: Parameters<typeof findConversations>[0],
	{ conversation, folders }: TranscriptRequest,
): FoundConversation | null {
	for (const where of [folders, null]) {
		const { found } = findConversations(ports, where);
		const match =
			found.find(({ id }) => id === conversation) ??
			found.find(({ path }) => conversation.length >= shortestInPath && path.includes(conversation));
		if (match !== undefined) return match;
	}
	return null;
}
