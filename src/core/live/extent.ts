import { userSaid } from "../closure/userSaid";
import type { Transcript, Turn } from "../model/transcript";

/** How far a conversation has come, as far as a handoff is concerned. */
export interface Extent {
	/** Index of the last turn of substance; 0 when there is none. */
	readonly lastTurn: number;
	/** Time of the last record, ISO 8601. */
	readonly lastRecordAt: string | null;
	/** Time of the last tool call, ISO 8601: an agent can work for hours within one turn. */
	readonly lastWorkAt: string | null;
}

/** Thanks, goodbyes and nods bring nothing new: a turn counts when more was said in it, or a tool was used (R-000-22, 84). */
export function extentOf(transcript: Transcript): Extent {
	return {
		lastTurn: transcript.turns.findLast(hasSubstance)?.index ?? 0,
		lastRecordAt: transcript.endedAt,
		lastWorkAt: lastWorkAt(transcript.turns),
	};
}

function lastWorkAt(turns: readonly Turn[]): string | null {
	for (let at = turns.length - 1; at >= 0; at--) {
		const work = turns[at]?.steps.findLast((step) => step.type === "tool" && step.at !== null);
		if (work !== undefined) return work.at;
	}
	return null;
}

function hasSubstance({ user, steps }: Turn): boolean {
	return steps.some((step) => step.type === "tool") || (user !== null && userSaid({ text: user }).substantive);
}
