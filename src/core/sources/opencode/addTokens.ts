import type { TranscriptBuilder } from "../transcriptBuilder";
import type { Tokens } from "./schema";

/** Adds an answer's tokens: `input` leaves out what the cache held, `output` what was thought. Returns the context's size. */
export function addTokens(used: Tokens | undefined, { tokens }: TranscriptBuilder): number | null {
	const input = (used?.input ?? 0) + (used?.cache?.read ?? 0) + (used?.cache?.write ?? 0);
	const output = (used?.output ?? 0) + (used?.reasoning ?? 0);
	if (input + output === 0) return null;
	tokens.input = (tokens.input ?? 0) + input;
	tokens.output = (tokens.output ?? 0) + output;
	return input + output;
}
