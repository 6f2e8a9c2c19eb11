import { evidenceOf } from "../evidence";
import { listMarker } from "../listMarker";
import type { Passage } from "../passage";
import type { SessionView } from "../sessionView";
import { covered } from "../words";
import type { Draft } from "./draft";
import { titleOf } from "./title";

/** Share of the user's words that must stand in what the agent said of the same matter. */
const enough = 0.4;
/** The same, when other things were spoken of in between. */
const farAway = 0.8;

/**
 * "Leave the parser for later", "I'll push it tonight": the user's words on something that the agent spoke of just
 * before or right after. Both are one matter; the agent's words mostly say better what it is.
 */
export function joinPutOff(view: SessionView, drafts: readonly Draft[]): Draft[] {
	const others = drafts.filter((draft) => !isPutOff(draft));
	const alone: Draft[] = [];
	for (const put of drafts.filter(isPutOff)) {
		const at = partnerOf(put, others);
		const partner = others[at];
		if (partner !== undefined) others[at] = merged(partner, put);
		else alone.push(...named(view, put));
	}
	return [...others, ...alone];
}

function isPutOff(draft: Draft): boolean {
	return draft.source === "deferred" && draft.evidence[0].speaker === "user";
}

/** The draft next to it that it speaks of most; a short word on the only thing that is open needs no word in common. */
function partnerOf(put: Draft, drafts: readonly Draft[]): number {
	const near = drafts
		.map((draft, index) => ({ draft, index, share: shared(put.topic, draft.topic) }))
		.filter(
			({ draft, share }) =>
				isNear(draft, put) || (draft.exchange < put.exchange && (share >= farAway || sharesName(put, draft))),
		);
	const best = near.reduce<(typeof near)[number] | null>(
		(top, one) => (top === null || one.share > top.share ? one : top),
		null,
	);
	if (best === null) return -1;
	if (best.share >= enough) return best.index;
	const open = near.filter(({ draft }) => draft.exchange < put.exchange && draft.weight >= 0.4);
	const asked = open.filter(({ draft }) => draft.source === "blocked" || draft.source === "userTask");
	const answered = asked.length > 0 ? asked : open;
	const matters = new Set(answered.map(({ draft }) => draft.evidence[0].quote));
	return matters.size === 1 && put.topic.size <= 4 ? (answered[0]?.index ?? -1) : -1;
}

/** Both speak of the same "z16" or "uc01": words with letters and digits are names. */
function sharesName(put: Draft, draft: Draft): boolean {
	return [...put.topic].some((word) => /\d/.test(word) && /\p{L}/u.test(word) && draft.topic.has(word));
}

function isNear(draft: Draft, put: Draft): boolean {
	return draft.exchange === put.exchange || draft.exchange === put.exchange - 1;
}

/** Share of the first words that stand in the second, whatever their endings. */
function shared(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
	return covered(beginnings(part), beginnings(whole));
}

function beginnings(words: ReadonlySet<string>): Set<string> {
	return new Set([...words].map((word) => (word.length > 6 ? word.slice(0, 5) : word)));
}

function merged(partner: Draft, put: Draft): Draft {
	return {
		...partner,
		weight: Math.max(partner.weight, put.weight + 0.05),
		what: partner.what ?? put.text,
		evidence: [...partner.evidence, put.evidence[0]],
	};
}

/** Where no draft speaks of it: the sentence of the answer before that does. */
function named(view: SessionView, put: Draft): Draft[] {
	const said = view.exchanges[put.exchange - 1]?.said.filter((passage) => passage.closing) ?? [];
	const about = said.reduce<{ passage: Passage; share: number } | null>((best, passage) => {
		const share = passage.kind === "heading" ? 0 : shared(put.topic, passage.topic);
		return share >= enough && share > (best?.share ?? 0) ? { passage, share } : best;
	}, null);
	const called = /^#?(\d{1,2})\b/.exec(put.text)?.[1];
	const item = called === undefined ? undefined : said.find((passage) => listMarker(passage) === called);
	if (item !== undefined) return [titled(put, item)];
	if (about !== null && put.topic.size <= 6) return [titled(put, about.passage)];
	if (put.topic.size > 2) return [put];
	const left = said.findLast((passage) => passage.kind !== "heading" && passage.topic.size >= 3 && isOpenEnd(passage));
	if (left !== undefined) return [titled(put, left)];
	return put.topic.size < 2 ? [] : [put];
}

/** Words such as "not now, v1.4" are about what the answer had left to do, to decide or to ask for. */
function isOpenEnd({ says }: Passage): boolean {
	return (
		says("userTask") ||
		says("blocked") ||
		says("remaining") ||
		says("recommend") ||
		says("hypothetical") ||
		says("optional")
	);
}

function titled(put: Draft, passage: Passage): Draft {
	const evidence = evidenceOf(passage.source, passage.raw);
	if (evidence === null) return put;
	return {
		...put,
		weight: Math.max(put.weight, 0.5),
		text: titleOf(passage),
		what: put.text,
		topic: passage.topic,
		evidence: [...put.evidence, evidence],
	};
}
