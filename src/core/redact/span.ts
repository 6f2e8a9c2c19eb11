/** A half-open range [start, end) of UTF-16 positions. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** What stands in the place of whatever was masked. */
export const marker = "[REDACTED]";

/** Sorted spans without empty ones; those that overlap or touch are joined, so that the order of the input does not matter. */
export function mergeSpans(spans: readonly Span[]): Span[] {
	const sorted = spans.filter((span) => span.end > span.start).sort((a, b) => a.start - b.start);
	const merged: Span[] = [];
	for (const span of sorted) {
		const last = merged.at(-1);
		if (last === undefined || span.start > last.end) merged.push(span);
		else if (span.end > last.end) merged[merged.length - 1] = { start: last.start, end: span.end };
	}
	return merged;
}

/** The text with one marker for each span. The spans must be merged. */
export function spliceMarkers(text: string, merged: readonly Span[]): string {
	let result = "";
	let from = 0;
	for (const span of merged) {
		result += text.slice(from, span.start) + marker;
		from = span.end;
	}
	return result + text.slice(from);
}

/**
 * The spans, together with every marker they touch: a marker that is already there is taken whole or left whole,
 * never cut, which is what keeps masking of masked text without effect.
 */
export function absorbMarkers(text: string, spans: readonly Span[]): Span[] {
	const merged = mergeSpans(spans);
	const touched: Span[] = [];
	let next = 0;
	for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + marker.length)) {
		const end = at + marker.length;
		while (next < merged.length && (merged[next]?.end ?? 0) < at) next++;
		const span = merged[next];
		if (span !== undefined && span.start <= end) touched.push({ start: at, end });
	}
	return touched.length === 0 ? merged : mergeSpans([...merged, ...touched]);
}
