import type { DecisionFinding } from "../../model/finding";
import { basisOf } from "../basis";
import { find, says } from "../language/signals";
import type { Candidate } from "../pick";
import { isQuestion, plainText } from "../plainText";
import type { Exchange, Passage, SessionView } from "../sessionView";
import { decisionFrom, threshold } from "./decision";

/** Ways laid side by side, and what is expected of a fix, are no choice. */
const undecided = /\beither\b.+\bor\b|\bwould (?:need|have) to\b|\bshould now\b|\bou\b.+\bou\b/i;
/** Decisions of the agent from one exchange at most: a summary's list must not crowd out the rest. */
const atMostFromOne = 3;

/** Choices that the agent made and said so. */
export function byAgent(view: SessionView, exchange: Exchange): Candidate<DecisionFinding>[] {
	if (wasRefused(exchange)) return [];
	const open = exchange.said.some(
		(passage) => passage.closing && says("choice", passage.plain) && isQuestion(passage.plain),
	);
	return exchange.said
		.flatMap((passage, at) => {
			if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
			if (open && passage.closing) return [];
			const before = exchange.said[at - 1];
			const problem = before !== undefined && explains(before, passage) ? before : null;
			return [{ passage, problem, weight: weightOf(passage) + (problem === null ? 0 : 0.12) }];
		})
		.filter(({ weight }) => weight >= threshold)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, atMostFromOne)
		.flatMap(({ passage, problem, weight }) =>
			decisionFrom(passage, weight, { by: "agent", basis: basisOf(view, passage), problem }),
		);
}

/** The user stopped the edit that the agent had announced: what it said for it was not agreed. */
function wasRefused(exchange: Exchange): boolean {
	const last = exchange.calls.at(-1)?.tool;
	return last !== undefined && last.kind === "edit" && last.denial !== null;
}

/** Is the sentence before, in the same message, the problem that this one answers? */
function explains(before: Passage, passage: Passage): boolean {
	if (before.source !== passage.source) return false;
	if (before.mark === "cross") return passage.mark === "done";
	return before.block === passage.block && (says("cause", before.plain) || says("fact", before.plain));
}

function weightOf({ plain, raw, kind, closing, first, headings }: Passage): number {
	if (says("offer", plain) || says("optional", plain) || says("askUser", plain) || undecided.test(plain)) return 0;
	if (says("deferred", plain)) return 0;
	const chosen = says("chosen", plain);
	const changed = find("changed", plain);
	let weight = 0;
	if (kind === "item" && headings.some((heading) => says("decisionHeading", heading))) weight += 0.4;
	if (chosen) weight += 0.6;
	else if (says("chosenSoftly", plain)) weight += 0.4;
	if (changed !== null && changed.index < 30) weight += closing ? 0.3 : 0.1;
	if (!chosen && reportsProblem(raw)) weight -= 0.25;
	if (says("reason", plain)) weight += 0.12;
	if (/`[^`]+`/.test(raw)) weight += 0.05;
	if (first || closing) weight += 0.05;
	return weight;
}

/** Does a sentence tell of a failure in its own words, not in what it quotes? */
function reportsProblem(raw: string): boolean {
	const own = plainText(raw.replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/g, " "));
	return says("failure", own) || says("cause", own);
}
