import type { ModelIdentity } from "./beacon";
import type { Transcript } from "./transcript";

/** Messages of user and assistant; tool results, thinking and housekeeping do not count (R-000-2). */
export function countMessages(transcript: Transcript): number {
	return transcript.turns.reduce(
		(count, turn) =>
			count +
			(turn.user === null ? 0 : 1) +
			turn.steps.reduce((said, step) => said + (step.type === "assistant" ? 1 : 0), 0),
		0,
	);
}

/** Whole minutes from the first user's message to the end of the conversation; 0 when times are unknown (R-000-2). */
export function durationMinutes(transcript: Transcript): number {
	const first = transcript.turns.find((turn) => turn.user !== null)?.at ?? transcript.startedAt;
	if (first === null || transcript.endedAt === null) return 0;
	const minutes = Math.floor((Date.parse(transcript.endedAt) - Date.parse(first)) / 60_000);
	return Number.isFinite(minutes) && minutes > 0 ? minutes : 0;
}

/**
 * Splits a runtime's own model identifier (`claude-opus-4-7`, `copilot/gpt-5.6`) into family and version; never guesses
 * (R-000-3). What is no identifier is unknown: it stands in the beacon, where no word of a conversation may (R-000-58).
 */
export function modelIdentity(transcript: Transcript | undefined): ModelIdentity {
	const identifier = transcript?.model?.split("/").pop();
	const named = identifier === undefined ? null : /^([A-Za-z]{1,30})[-_ ]?([\w.:+@-]{0,60})$/.exec(identifier);
	return {
		family: named?.[1]?.toLowerCase() ?? null,
		version: named?.[2] === undefined || named[2] === "" ? null : named[2],
		host: transcript?.agent ?? null,
	};
}

/** Index of the last turn that a user opened; 0 when there is none. */
export function lastTurnIndex(transcript: Transcript): number {
	return transcript.turns.at(-1)?.index ?? 0;
}
