import type { Evidence, Finding } from "../model/finding";

/** A finding in the user's words. Where it comes from stays: the words that it was found by stand behind the user's own. */
export function rewordedFinding(found: Finding, text: string): Finding {
	const [first] = found.evidence;
	const own: Evidence = { ...first, speaker: "user", quote: text, byHand: "reworded" };
	const reworded: Finding = { ...found, text, evidence: [own, ...found.evidence] };
	return reworded.kind === "unfinished" ? { ...reworded, ...withoutText(reworded, found.text) } : reworded;
}

type Detail = "why" | "what" | "how" | "whatsLeft";

/** Details that only repeat what the user replaced. */
function withoutText(details: Readonly<Record<Detail, string | null>>, text: string): Record<Detail, string | null> {
	const kept = (detail: string | null) => (detail === text ? null : detail);
	return {
		why: kept(details.why),
		what: kept(details.what),
		how: kept(details.how),
		whatsLeft: kept(details.whatsLeft),
	};
}
