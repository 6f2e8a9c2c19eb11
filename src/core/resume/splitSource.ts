/** What a parenthesis at the end of an entry says where it is one that tells how something is known. */
const telling =
	/\bturn \d+|\b(?:terminal|task|debug session) `|^(?:user|agent|run|doc|dialogue)\b.*\b(?:run|doc|dialogue)\b|^risk [HML]\b|^asked by\b|\bby hand\b|\binherited from \d/;

/** An entry's words, and how it is known as far as it ends with that. */
export function splitSource(text: string): { readonly words: string; readonly source: string | null } {
	const whole = text.trim();
	const from = lastParenthesis(whole);
	if (from < 0) return { words: whole, source: null };
	const inner = whole.slice(from + 1, -1).trim();
	return telling.test(inner) ? { words: whole.slice(0, from).trim(), source: inner } : { words: whole, source: null };
}

/** Where the parenthesis opens that closes at the text's end; -1 when there is none. */
function lastParenthesis(text: string): number {
	if (!text.endsWith(")")) return -1;
	let depth = 0;
	for (let at = text.length - 1; at >= 0; at--) {
		if (text[at] === ")") depth++;
		if (text[at] === "(" && --depth === 0) return at;
	}
	return -1;
}
