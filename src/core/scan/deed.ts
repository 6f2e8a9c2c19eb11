import type { Evidence } from "../model/finding";
import { evidenceOf } from "./evidence";
import type { Passage } from "./passage";
import { isQuestion, plainText } from "./plainText";
import { lastEdit, purposeOf } from "./purpose";
import { callSource, type Exchange, type SessionView } from "./sessionView";

/** What the agent did in an exchange, in its own words. */
export interface Deed {
	readonly plain: string;
	readonly evidence: Evidence | null;
}

/** Words that carry a topic and that a sentence needs to say what was done. */
const fewest = 4;

/**
 * What an exchange came to, as far as its words tell: the subject of its last commit, the sentence that claims a change, what
 * its last edit was for, else its last advice; null when it did and said nothing.
 */
export function deedOf(view: SessionView, exchange: Exchange): Deed | null {
	return (
		commitOf(view, exchange) ?? told(claimOf(exchange)) ?? told(editOf(view, exchange)) ?? told(lastWords(exchange))
	);
}

/** Did the agent change something, or say that it did? */
export function didSomething(exchange: Exchange): boolean {
	return lastEdit(exchange.calls) !== null || claimOf(exchange) !== null;
}

function told(passage: Passage | null): Deed | null {
	return passage === null ? null : { plain: passage.plain, evidence: evidenceOf(passage.source, passage.raw) };
}

/** Agents that commit each change by themselves record it under that name. */
function commitOf(view: SessionView, { calls }: Exchange): Deed | null {
	const call = calls.findLast(({ tool }) => tool.name === "commit" && tool.text !== null);
	const raw =
		call?.tool.text
			?.split("\n", 1)[0]
			?.replace(/^[0-9a-f]{7,40} /, "")
			.trim() ?? "";
	if (call === undefined || raw === "") return null;
	return {
		plain: plainText(raw),
		evidence: evidenceOf(callSource(view, call, call.tool.text ?? "", "assistant"), raw),
	};
}

function claimOf({ said }: Exchange): Passage | null {
	const claims = said.filter(({ kind, topic, mark, says }) => {
		if (kind === "heading" || topic.size < fewest || mark === "open" || says("offer") || says("askUser")) return false;
		return says("changed") && !says("promise") && !says("remaining");
	});
	return claims.find(({ closing }) => closing) ?? claims.at(-1) ?? null;
}

function editOf(view: SessionView, { calls }: Exchange): Passage | null {
	const edit = lastEdit(calls);
	return edit === null ? null : purposeOf(view, edit);
}

function lastWords({ said }: Exchange): Passage | null {
	return (
		said.findLast(({ closing, kind, topic, plain, says }) => {
			const asks = isQuestion(plain) || says("askUser") || says("offer");
			return closing && kind !== "heading" && topic.size >= fewest && !asks;
		}) ?? null
	);
}
