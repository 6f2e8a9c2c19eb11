/**
 * All matches of a global pattern. Unlike `matchAll` it makes no copy of the pattern, which for the many short texts
 * of a transcript costs more than the search; so the pattern must not be in use elsewhere at the same time.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	pattern.lastIndex = 0;
	for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
		if (match[0] === "") pattern.lastIndex++;
		else found.push(match);
	}
	return found;
}

/** Where a global pattern matches. */
export function allSpans(text: string, pattern: RegExp): { start: number; end: number }[] {
	return allMatches(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
