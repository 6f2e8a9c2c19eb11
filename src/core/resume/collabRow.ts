import { plainText } from "./plainText";

/** A file in which several agents or people talk about one piece of work (R-002-12). */
export interface CollabRow {
	/** As the setting names it. */
	readonly file: string;
	/** unknown: it is not there or cannot be read. */
	readonly status: "active" | "blocked" | "unknown";
	/** What is wanted in it now; null when it does not say. */
	readonly ask: string | null;
}

const status = /^status\s*[:：]\s*(.+)$/i;
const ask = /^(?:(?:current|open|next) )?(?:ask|request|question|needed|waiting (?:on|for))\s*[:：]\s*(.+)$/i;
const openBox = /^\[ \]\s*(.+)$/;
const isBlocked = /\b(?:blocked|stuck|on hold|waiting)\b/i;

/** What a shared file tells of itself, by its last word on each: what is written further down is newer. */
export function collabRow(file: string, text: string): CollabRow {
	const lines = text.split(/\r?\n/).map(wordsOf);
	const last = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []).at(-1) ?? null;
	return {
		file,
		status: isBlocked.test(last(status) ?? "") ? "blocked" : "active",
		ask: last(ask) ?? last(openBox),
	};
}

/** A line without what makes it a heading, a list item, a quotation, a cell or bold. */
function wordsOf(line: string): string {
	return plainText(
		line
			.slice(0, 2000)
			.replace(/^[\s>#|*+-]+/, "")
			.replace(/\*\*|__|\s*\|\s*$/g, ""),
	);
}
