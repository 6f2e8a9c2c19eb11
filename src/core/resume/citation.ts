/** Something that a handoff names and that can be looked up. */
export interface Citation {
	readonly kind: "file" | "symbol" | "command" | "commit" | "branch" | "issue";
	/** As the handoff writes it. */
	readonly text: string;
	/** What to look up: the path without line, the symbol without its brackets, the digits of a commit. */
	readonly target: string;
	/** Files: the line named, from 1; null when none is. */
	readonly line: number | null;
	/** Symbols: the file named beside it, as it is written there; null when there is none, or several. */
	readonly file: string | null;
	/** Files with a line: the symbols named beside it, which should stand near (R-002-22). */
	readonly near: readonly string[];
	/** False for what only looks like a citation (a plain word in prose): then not finding it says nothing. */
	readonly isSure: boolean;
	/** The handoff shows that it was there: the session changed it, or git listed it. */
	readonly wasThere: boolean;
	/**
	 * made: the handoff speaks of making it; todo: it is only named in what is to be done; null: it is said to be there.
	 * Of the first two, not being there is no fault.
	 */
	readonly plan: "made" | "todo" | null;
	/** When the handoff was written, ISO 8601; null when that is not known. */
	readonly from: string | null;
}

/**
 * holds: as the handoff says; moved: it stands elsewhere now; changed: it was changed since; gone: it is no longer there;
 * neverExisted: it cannot have been there; outside: not in the workspace, so it was not looked at; unchecked: nobody can
 * say from here.
 */
export type CitationState = "holds" | "moved" | "changed" | "gone" | "neverExisted" | "outside" | "unchecked";

export interface CheckedCitation extends Citation {
	readonly state: CitationState;
	/** Where it stands now; null unless it moved. */
	readonly now: string | null;
	/** What was seen, in a few words. */
	readonly reason: string;
}

/** How many citations are in which state. */
export type CitationCounts = Readonly<Record<CitationState, number>>;

export function countCitations(citations: readonly CheckedCitation[]): CitationCounts {
	const counts = { holds: 0, moved: 0, changed: 0, gone: 0, neverExisted: 0, outside: 0, unchecked: 0 };
	for (const { state } of citations) counts[state]++;
	return counts;
}

/** What the sources prescribe to stand before what was inherited and not confirmed (R-002-21, 22). */
const fabricatedMark = "FABRICATED IN PRIOR BRIEFING:";
const suspectMark = "[SUSPECT: inherited from handoff]";

/**
 * The mark of a citation; null for what was looked up and holds. What never existed is called a fabrication; what moved,
 * was changed, is gone or could not be looked up is suspect.
 */
export function citationMark({ state }: Pick<CheckedCitation, "state">): string | null {
	if (state === "holds") return null;
	return state === "neverExisted" ? fabricatedMark : suspectMark;
}
