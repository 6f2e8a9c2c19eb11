import type { SuccessorBrief } from "../resume/successorBrief";

const longestSlug = 40;

/** The day of a brief, YYYY-MM-DD. */
export function briefDate({ createdAt }: Pick<SuccessorBrief, "createdAt">): string {
	return createdAt.slice(0, 10);
}

/** `handoff-{date}-{slug}.md`: the slug in kebab case, of at most 40 characters, from what is to be done. */
export function briefName(brief: SuccessorBrief): string {
	const words = brief.goal ?? brief.card.content.items[0]?.title ?? brief.card.content.goals[0] ?? "";
	const kebab = words
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}/gu, "")
		.replace(/[^\p{L}\p{N}]+/gu, "-")
		.replace(/^-+|-+$/g, "");
	const cut = kebab.length <= longestSlug ? kebab : kebab.slice(0, longestSlug + 1).replace(/-[^-]*$/, "");
	const slug = cut
		.slice(0, longestSlug)
		.toWellFormed()
		.replace(/[-\ufffd]+$/, "");
	return `handoff-${briefDate(brief)}-${slug === "" ? "session" : slug}.md`;
}
