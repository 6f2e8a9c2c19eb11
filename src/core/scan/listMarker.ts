import type { Passage } from "./passage";

/** The number or letter in front of a list item, as users call it by ("2", "B"); null when there is none. */
export function listMarker({ source, raw, plain }: Passage): string | null {
	const at = source.text.indexOf(raw);
	const before = /(?:^|\n)\s*(\d{1,2}|[a-e])[.)]\s+$/i.exec(source.text.slice(Math.max(0, at - 12), at))?.[1];
	return (before ?? /^\p{L}* ?(\d{1,2}|[a-e])\b[:.)]/iu.exec(plain)?.[1])?.toLowerCase() ?? null;
}
