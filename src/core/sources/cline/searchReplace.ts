/** What an edit takes out and puts in. */
export interface Change {
	readonly added: string | null;
	readonly removed: string | null;
}

/** Reads the SEARCH/REPLACE blocks of an edit; a text without any is a patch or the file's whole new content. */
export function readSearchReplace(text: string): Change {
	const removed: string[] = [];
	const added: string[] = [];
	let into: string[] | null = null;
	let blocks = 0;
	/** Roo Code writes the place (`:start_line:12`) and a line of dashes before the lines it looks for. */
	let inPlace = false;
	for (const line of text.split("\n")) {
		if (/^(?:-{3,}|<{3,}) SEARCH>?\s*$/.test(line)) {
			into = removed;
			blocks++;
			inPlace = false;
		} else if (into === removed && /^:(?:start|end)_line:\s*\d+\s*$/.test(line)) inPlace = true;
		else if (inPlace && /^-{3,}\s*$/.test(line)) inPlace = false;
		else if (into === removed && /^={3,}\s*$/.test(line)) into = added;
		else if (/^(?:\+{3,}|>{3,}) REPLACE>?\s*$/.test(line)) into = null;
		else into?.push(line);
	}
	if (blocks === 0) return { added: text, removed: null };
	return { added: added.join("\n"), removed: removed.join("\n") };
}
