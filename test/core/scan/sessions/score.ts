import type { Finding, FindingKind, Scan } from "../../../../src/core/model/finding";
import { scanTranscript } from "../../../../src/core/scan/scanTranscript";
import { covered, topicWords } from "../../../../src/core/scan/words";
import type { Expected, LabelledSession, Matter } from "./labelledSession";

const kinds = {
	unfinished: "unfinished",
	decisions: "decision",
	corrections: "correction",
	constraints: "constraint",
	attempts: "attempt",
	lessons: "lesson",
} as const satisfies Record<Exclude<keyof Expected, "traps">, FindingKind>;
export type Scored = keyof typeof kinds;

/** What was matched, found and expected in one class, and what went wrong, for reading. */
export interface Tally {
	matched: number;
	found: number;
	expected: number;
	readonly missed: string[];
	readonly surplus: string[];
}
export interface Score {
	readonly classes: Readonly<Record<Scored, Tally>>;
	readonly traps: string[];
}

/** Scores the scanner on labelled sessions: one finding for one expected matter. */
export function score(sessions: readonly LabelledSession[]): Score {
	const classes: Record<Scored, Tally> = {
		unfinished: empty(),
		decisions: empty(),
		corrections: empty(),
		constraints: empty(),
		attempts: empty(),
		lessons: empty(),
	};
	const traps: string[] = [];
	for (const session of sessions) {
		const scan = scanTranscript(session.transcript);
		for (const name of Object.keys(kinds) as Scored[]) tally(classes[name], session, name, scan);
		for (const finding of scan.findings.filter((one) => one.kind === "unfinished")) {
			const wanted = session.expected.unfinished.some((matter) => matches(finding, matter));
			if (!wanted && session.expected.traps.some((matter) => matches(finding, matter)))
				traps.push(`${session.name}: ${finding.text}`);
		}
	}
	return { classes, traps };
}

function empty(): Tally {
	return { matched: 0, found: 0, expected: 0, missed: [], surplus: [] };
}

function tally(into: Tally, session: LabelledSession, name: Scored, scan: Scan): void {
	const findings = scan.findings.filter((finding) => finding.kind === kinds[name]);
	const free = new Set<Finding>(findings);
	for (const matter of session.expected[name]) {
		const hit = [...free].find((finding) => matches(finding, matter));
		if (hit === undefined) into.missed.push(`${session.name}: ${[matter].flat()[0]}`);
		else free.delete(hit);
	}
	into.surplus.push(...[...free].map((finding) => `${session.name}: ${finding.text}`));
	into.found += findings.length;
	into.expected += session.expected[name].length;
	into.matched += findings.length - free.size;
}

/** Same words in the evidence, or most of the matter's words in what the finding says. */
function matches(finding: Finding, matter: Matter): boolean {
	const said = topicWords([finding.text, ...finding.evidence.map((one) => one.quote)].join(" "));
	return [matter].flat().some((words) => {
		if (finding.evidence.some(({ quote }) => quote.includes(words) || (quote.length >= 12 && words.includes(quote))))
			return true;
		const wanted = topicWords(words);
		return wanted.size >= 3 && covered(wanted, said) >= 0.6;
	});
}

/** A line for each class. */
export function figures({ classes, traps }: Score): string {
	const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);
	const rows = Object.entries(classes).map(
		([name, { matched, found, expected }]) =>
			`${name}: precision ${percent(matched, found)}, recall ${percent(matched, expected)} (${matched}/${found}/${expected})`,
	);
	return [...rows, `traps: ${traps.length}`].join("\n");
}
