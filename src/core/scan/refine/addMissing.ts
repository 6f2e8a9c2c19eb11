import type { Evidence, Finding, FindingKind } from "../../model/finding";
import { shorten } from "../../model/shorten";
import type { Transcript } from "../../model/transcript";
import { categoryOf } from "../corrections";
import { isReversible } from "../decisions/decision";
import { evidenceOf, type Source } from "../evidence";
import { stakesOf } from "../unfinished/unfinishedIn";
import { likeness, topicWords } from "../words";
import type { Missing } from "./reply";
import { sourcesOf } from "./sources";
import { isBacked } from "./wording";

/** How alike the words of two findings are when they say the same. */
const same = 0.5;

/**
 * A finding that a model says is missing, if its quote stands in that turn to the letter, its wording is backed by it,
 * and no finding says it already. Null otherwise.
 */
export function missingFinding(transcript: Transcript, known: readonly Finding[], missing: Missing): Finding | null {
	const isUsers = missing.kind === "correction" || missing.kind === "constraint";
	const source = sourcesOf(transcript, missing.turn).find(
		({ text, speaker }) => text.includes(missing.quote.trim()) && (!isUsers || speaker === "user"),
	);
	if (source === undefined || !mayTell(source.speaker, missing.kind)) return null;
	const evidence = evidenceOf(source, missing.quote);
	const text = isUsers ? shorten(missing.quote.trim().replace(/\s+/g, " "), 240) : missing.text;
	if (evidence === null || !(isUsers || isBacked(text, source.text)) || isKnown(known, missing.kind, text)) return null;
	return findingOf(missing.kind, text, evidence, source);
}

/** What a tool printed, a file or a page says nothing of what is wanted or was decided (R-003-3, R-003-41). */
function mayTell(speaker: Evidence["speaker"], kind: Missing["kind"]): boolean {
	return speaker !== "tool" || kind === "attempt" || kind === "lesson";
}

function isKnown(known: readonly Finding[], kind: FindingKind, text: string): boolean {
	const topic = topicWords(text);
	return known.some((finding) => finding.kind === kind && likeness(topicWords(finding.text), topic) >= same);
}

function findingOf(kind: Missing["kind"], text: string, quoted: Evidence, { speaker }: Source): Finding {
	const base = { text, basis: speaker === "tool" ? "run" : "dialogue", evidence: [quoted] } as const;
	switch (kind) {
		case "unfinished":
			return {
				...base,
				...{ kind, source: "nextStep", why: null, what: null, how: null, whatsLeft: null, blockers: null, files: [] },
				priority: "medium",
				stakes: stakesOf(text),
				unverified: false,
			};
		case "decision": {
			const by = speaker === "user" ? "user" : "agent";
			return { ...base, kind, rationale: null, by, reversible: isReversible(text) };
		}
		case "lesson":
			return { ...base, kind, appliesTo: null };
		case "correction":
			return { ...base, kind, wrong: null, right: text, category: categoryOf(text), importance: 7 };
		case "constraint":
			return { ...base, kind };
		case "attempt":
			return { ...base, kind, reason: null };
		case "question":
			return { ...base, kind, askedBy: speaker === "user" ? "user" : "agent", options: [], urgency: "M" };
	}
}
