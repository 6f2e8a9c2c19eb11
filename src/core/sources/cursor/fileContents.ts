import type { Database } from "../format";

/** Longer texts are not fetched, and no more than so many characters of one conversation. */
const longestText = 1_000_000;
const mostText = 32_000_000;

const query = `SELECT key, CASE WHEN octet_length(value) <= ${longestText} THEN CAST(value AS TEXT) END AS text FROM cursorDiskKV WHERE key = ?`;
/** The id of the empty text, which need not be stored: a file that was not there before. */
const emptyId = "composer.content.e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/** Texts of files before and after an edit, which Cursor 3 keeps once for all conversations, by the hash of the text. */
export class FileContents {
	private fetched = 0;

	constructor(private readonly database: Database) {}

	/** Null for what is no such id, is not stored, or is too long. */
	text(id: string): string | null {
		if (id === emptyId) return "";
		if (!/^composer\.content\.[0-9a-f]{64}$/.test(id) || this.fetched > mostText) return null;
		for (const { text } of this.database.rows(query, id)) {
			if (typeof text !== "string") return null;
			this.fetched += text.length;
			return text;
		}
		return null;
	}
}

/** The lines that an edit put in and took out: those of one text that the other does not have, as often as it lacks them. */
export function changedLines(before: string, after: string): { readonly added: string; readonly removed: string } {
	const [old, now] = [linesOf(before), linesOf(after)];
	return { added: linesBeyond(now, old), removed: linesBeyond(old, now) };
}

function linesOf(text: string): readonly string[] {
	return text === "" ? [] : text.split(/\r?\n/);
}

function linesBeyond(lines: readonly string[], others: readonly string[]): string {
	const left = new Map<string, number>();
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
	const beyond = lines.filter((line) => {
		const count = left.get(line) ?? 0;
		left.set(line, count - 1);
		return count <= 0;
	});
	return beyond.join("\n");
}
