import type { Transcript } from "../model/transcript";
import { historicalGuard } from "../render/narrative";
import { promptFrame } from "../render/promptFrame";

/** The transcript with what the user himself says in each message. */
export function withUserWords(transcript: Transcript): Transcript {
	const turns = transcript.turns.map((turn) => {
		const { index, at, offset, steps, user: said } = turn;
		const user = said === null ? null : userWords(said);
		return user === said ? turn : { index, at, offset, steps, user };
	});
	return { ...transcript, turns };
}

/**
 * What the user himself says in a message. In a prompt of ours that starts a session from a handoff that is the goal, and
 * what was typed behind the prompt: the rest would be taken for the user's rules and wishes, and handed on from session
 * to session. Null when nothing is left.
 */
function userWords(text: string): string | null {
	if (!isOurPrompt(text)) return text;
	const end = text.indexOf(promptFrame.closing);
	const more = end < 0 ? "" : text.slice(end + promptFrame.closing.length).trim();
	const own = [goalIn(text), more].filter((part) => part !== "").join("\n\n");
	return own === "" ? null : own;
}

function isOurPrompt(text: string): boolean {
	const start = text.trimStart();
	return (
		(start.startsWith(promptFrame.opening) || start.startsWith(promptFrame.copiedOpening)) &&
		text.includes(historicalGuard)
	);
}

/** Between quotation marks that nothing in it can close (`quoted`). */
function goalIn(text: string): string {
	const start = text.indexOf(`${promptFrame.goal}“`);
	if (start < 0) return "";
	const from = start + promptFrame.goal.length + 1;
	const end = text.indexOf("”", from);
	return end < 0 ? "" : text.slice(from, end);
}
