import type { Evidence, UnfinishedSource } from "../../model/finding";
import { evidenceList, evidenceOf } from "../evidence";
import type { Passage } from "../passage";
import { shorten } from "../plainText";
import { topicWords } from "../words";

/** Something that may be unfinished, before what was done later is taken away. */
export interface Draft {
	readonly source: UnfinishedSource;
	readonly text: string;
	readonly what: string | null;
	/** The first concrete step; null where the session names none. */
	readonly how: string | null;
	readonly whatsLeft: string | null;
	readonly blockers: readonly string[] | null;
	readonly evidence: readonly [Evidence, ...Evidence[]];
	/** Files it is known to be about, absolute or as spelled; empty when the words name none. */
	readonly files: readonly string[];
	/** Index of the exchange it comes from. */
	readonly exchange: number;
	readonly order: number;
	/** How likely it is that this is really left, 0 to 1. */
	readonly weight: number;
	readonly topic: ReadonlySet<string>;
	readonly unverified: boolean;
	/** What later on can show that it is done: words as well, only what was run, or nothing but a look at it. */
	readonly closedBy: "anything" | "deeds" | "nothing";
}

/** Characters of a finding's text, and of the longer text beside it. */
export const titleLimit = 110;
export const whatLimit = 300;

type Extra = Partial<Omit<Draft, "source" | "evidence" | "exchange" | "order" | "weight">>;

/** A draft from one passage, with more passages as further evidence. */
export function draftFrom(
	source: UnfinishedSource,
	weight: number,
	passage: Passage,
	extra: Extra & { readonly also?: readonly (Passage | null)[] } = {},
): Draft[] {
	const all = [passage, ...(extra.also ?? []).filter((other) => other !== null)];
	const evidence = evidenceList(all.map((one) => evidenceOf(one.source, one.raw)));
	if (evidence === null) return [];
	const { also, ...rest } = extra;
	const text = shorten(rest.text ?? passage.plain, titleLimit);
	const what = rest.what ?? shorten(all.map((one) => one.plain).join(" "), whatLimit);
	return [
		{
			source,
			what: what === text ? null : what,
			how: null,
			whatsLeft: null,
			blockers: blockersIn(all),
			files: [],
			topic: topicWords(`${text} ${what}`),
			unverified: false,
			closedBy: "anything",
			...rest,
			text,
			evidence,
			exchange: passage.exchange,
			order: passage.order,
			weight,
		},
	];
}

/** The part of a sentence that says what holds things up; null when none says so. */
export function blockersIn(passages: readonly Passage[]): string[] | null {
	const found = passages.flatMap((passage) => {
		const by = passage.find("blockedBy");
		if (by !== null) {
			const [on] = passage.plain.slice(by.index + by.text.length).split(clauseEnd);
			const what = on?.replace(/[.!。]+$/, "").trim() ?? "";
			if (what !== "") return [shorten(what, titleLimit)];
		}
		const sign = passage.find("blocked");
		if (sign === null) return [];
		const from = Math.max(
			0,
			...[...passage.plain.slice(0, sign.index).matchAll(clauseEnd)].map((end) => end.index + 1),
		);
		const until = passage.plain.slice(sign.index).search(clauseEnd);
		const clause = passage.plain.slice(from, until < 0 ? undefined : sign.index + until);
		return [shorten(clause.replace(/[.!。]+$/, "").trim(), titleLimit)];
	});
	return found.length === 0 ? null : found.slice(0, 2);
}

const clauseEnd = /[;；。]|[,，:：—–](?= )/g;
