import type { ClaudeRecord } from "./schema";

/** Marks of records that the client, a schedule, a team mate or another session made (transcripts.md 2.4). */
const foreignMarks = [
	"isMeta",
	"isCompactSummary",
	"isVisibleInTranscriptOnly",
	"isVirtual",
	"isSidechain",
	"teamName",
	"textNotTyped",
	"handedOff",
	"turnCompanion",
	"wakeupSource",
	"scheduledTaskId",
] as const satisfies readonly (keyof ClaudeRecord)[];

/** Can a `user` record's text be the user's own? The text itself is still to be looked at (`cutInjectedText`). */
export function isTypedByUser(record: ClaudeRecord): boolean {
	if (foreignMarks.some((mark) => record[mark])) return false;
	return record.promptSource !== "system" && isHuman(record.origin?.kind);
}

/** Clients before 2.1.2xx record no origin. */
export function isHuman(origin: string | undefined): boolean {
	return origin === undefined || origin === "human";
}
