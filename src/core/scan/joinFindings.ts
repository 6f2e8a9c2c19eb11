import type { Finding } from "../model/finding";

/**
 * Findings of several conversations, oldest first, in which the same thing said in several of them stands once: as the
 * latest has it, with the places of all. Two that one conversation has are its own affair.
 */
export function joinFindings(findings: readonly Finding[]): Finding[] {
	const joined = new Map<string, Finding>();
	for (const [at, finding] of findings.entries()) {
		const key = `${finding.kind} ${comparable(finding.text)}`;
		const known = joined.get(key);
		if (known === undefined) joined.set(key, finding);
		else if (isOfAnother(finding, known))
			joined.set(key, { ...finding, evidence: [...finding.evidence, ...known.evidence] });
		else joined.set(`${key} ${at}`, finding);
	}
	return [...joined.values()];
}

function isOfAnother(finding: Finding, known: Finding): boolean {
	const [{ conversation }] = finding.evidence;
	return known.evidence.every((evidence) => evidence.conversation !== conversation);
}

/** Letters and digits alone: how a sentence is marked up and ended says nothing. */
function comparable(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
