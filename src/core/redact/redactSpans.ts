import { mergeSpans, type Span, spliceMarkers } from "./span";

/**
 * Masks every match of the patterns (R-004-3). All matches are collected on the original text, joined where they
 * overlap or touch, and each joined span becomes one `[REDACTED]`; so the order of the patterns has no influence.
 * Flags `g` and `y` of a pattern are ignored, matches of length zero mask nothing.
 */
export function redactSpans(text: string, patterns: readonly RegExp[]): string {
	return spliceMarkers(text, mergeSpans(patterns.flatMap((pattern) => matchSpans(text, pattern))));
}

/** Where a pattern matches, wherever it matches, whatever its flags `g`, `y` and its `lastIndex` say. */
export function matchSpans(text: string, pattern: RegExp): Span[] {
	const everywhere = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, "")}g`);
	const spans: Span[] = [];
	for (const match of text.matchAll(everywhere)) {
		spans.push({ start: match.index, end: match.index + match[0].length });
	}
	return spans;
}
