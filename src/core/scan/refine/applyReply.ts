import type { Evidence, Finding, FindingKind, Scan } from "../../model/finding";
import { findingIdentity } from "../../model/findingIdentity";
import type { RefineCounts } from "../../model/refinement";
import type { Transcript } from "../../model/transcript";
import { covered, topicWords } from "../words";
import { missingFinding } from "./addMissing";
import type { Change, Reply } from "./reply";
import { sourcesOf } from "./sources";
import { isBacked } from "./wording";

/** The user's own words: they are handed on as they were said. */
const verbatim: ReadonlySet<FindingKind> = new Set<FindingKind>(["intent", "constraint", "correction"]);
/** Findings that a model may add to a scan. */
const mostAdded = 8;

/**
 * The scan with what a model proposed for it, as far as each proposal holds: its quotes stand in the transcript to the
 * letter, its words are backed by what they word anew. What does not hold is thrown away and counted as refused.
 * @param transcript with its secrets masked, as the scan was made of it
 * @param keys of the findings, in the order in which the model saw them; the scan may have changed since
 */
export function applyReply(
	transcript: Transcript,
	scan: Scan,
	keys: readonly string[],
	reply: Reply,
): { readonly scan: Scan; readonly counts: RefineCounts } {
	const notes = new Notes(transcript, scan.findings, keys);
	for (const change of reply.changes) notes.apply(change);
	const added: Finding[] = [];
	for (const missing of reply.missing) {
		const finding = missingFinding(transcript, [...scan.findings, ...added], missing);
		if (finding !== null && added.length < mostAdded) added.push(finding);
	}
	const { reworded, merged, dropped } = notes.counts;
	const proposals = reply.changes.length + reply.missing.length + reply.malformed;
	const refused = proposals - reworded - merged - dropped - added.length;
	return {
		scan: { ...scan, findings: [...notes.left(), ...added] },
		counts: { reworded, merged, dropped, added: added.length, refused },
	};
}

class Notes {
	readonly counts = { reworded: 0, merged: 0, dropped: 0 };
	/** By what the model calls them. */
	private readonly named = new Map<string, Finding>();
	/** Those that were changed, as they are now; null when they are gone. */
	private readonly changed = new Map<Finding, Finding | null>();

	constructor(
		private readonly transcript: Transcript,
		private readonly findings: readonly Finding[],
		keys: readonly string[],
	) {
		const known = new Map(findings.map((finding) => [findingIdentity(finding.kind, finding.evidence[0]), finding]));
		for (const [at, key] of keys.entries()) {
			const finding = known.get(key);
			if (finding !== undefined) this.named.set(`F${at + 1}`, finding);
		}
	}

	/** In their order, without those that are gone. */
	left(): Finding[] {
		return this.findings.flatMap((finding) => this.nowOf(finding) ?? []);
	}

	apply(change: Change): void {
		const finding = this.named.get(change.id);
		const now = finding === undefined ? null : this.nowOf(finding);
		if (finding === undefined || now === null) return;
		if (change.action === "reword") this.reword(finding, now, change.text);
		else if (change.action === "drop") this.drop(finding, change);
		else this.merge(finding, now, change.into);
	}

	private nowOf(finding: Finding): Finding | null {
		const now = this.changed.get(finding);
		return now === undefined ? finding : now;
	}

	private reword(finding: Finding, now: Finding, text: string): void {
		if (verbatim.has(finding.kind) || now.text !== finding.text || !isBacked(text, this.originOf(now))) return;
		this.changed.set(finding, { ...now, text });
		this.counts.reworded++;
	}

	/** The finding's own words and those that it was found in. */
	private originOf({ text, evidence }: Finding): string {
		const sources = evidence.flatMap(({ turn, quote }) =>
			sourcesOf(this.transcript, turn).filter((source) => source.text.includes(quote)),
		);
		return [text, ...sources.map((source) => source.text)].join("\n");
	}

	/** Only for words that were said later, of the same matter, and for what the user wants only by the user. */
	private drop(finding: Finding, { turn, quote }: { readonly turn: number; readonly quote: string }): void {
		const [own] = finding.evidence;
		const shown = sourcesOf(this.transcript, turn).find(({ text }) => text.includes(quote.trim()));
		if (shown === undefined || !isLater(shown, own) || overlap(quote.trim(), own.quote)) return;
		if (verbatim.has(finding.kind) && shown.speaker !== "user") return;
		if (covered(topicWords(finding.text), topicWords(quote)) === 0) return;
		this.changed.set(finding, null);
		this.counts.dropped++;
	}

	private merge(finding: Finding, { evidence: more }: Finding, into: string): void {
		const other = this.named.get(into);
		const now = other === undefined ? null : this.nowOf(other);
		if (other === undefined || now === null || other === finding || other.kind !== finding.kind) return;
		const [first, ...rest] = now.evidence;
		this.changed.set(other, { ...now, evidence: [first, ...rest, ...more] });
		this.changed.set(finding, null);
		this.counts.merged++;
	}
}

function isLater(one: Pick<Evidence, "turn" | "offset">, other: Pick<Evidence, "turn" | "offset">): boolean {
	return one.turn > other.turn || (one.turn === other.turn && one.offset >= other.offset);
}

function overlap(one: string, other: string): boolean {
	return one.includes(other) || other.includes(one);
}
