import type { Passage } from "../passage";

/** The items of a message that the same list, written again further on in it, does not show as ticked. */
export function withoutTicked(items: readonly Passage[], said: readonly Passage[]): Passage[] {
	const ticked = new Map<string, number>();
	for (const [at, passage] of said.entries()) if (passage.mark === "done") ticked.set(matterOf(passage), at);
	if (ticked.size === 0) return [...items];
	const places = new Map(said.map((passage, at) => [passage, at]));
	return items.filter((item) => (ticked.get(matterOf(item)) ?? -1) < (places.get(item) ?? 0));
}

/** What an item is about: its words without marks and signs. */
function matterOf({ plain }: Passage): string {
	return plain.replace(/^[^\p{L}\p{N}]+/u, "").toLowerCase();
}
