import { parseTurnUri, type TurnPlace } from "../render/links";
import type { OpenItem } from "../resume/handoffRecord";
import type { HandoffSection } from "../resume/handoffSection";
import { listEntries } from "../resume/listEntries";
import { isRemainder, readItems } from "../resume/readItems";
import { readRecord } from "../resume/readRecord";
import { isSame } from "../resume/sameWords";
import { sectionParts } from "../resume/sectionParts";

/** A section of the narrative file, as far as the next handoff of the folder has to know it (R-003-7). */
export interface EarlierSection {
	readonly id: string;
	/** The time in its heading, ISO 8601. */
	readonly at: string;
	/** Those that are not ticked off. */
	readonly open: readonly EarlierItem[];
	/** Titles of items that the user ticked, struck through or took out. */
	readonly settled: readonly string[];
	/** Times of the sections whose open items it took over. */
	readonly readBefore: readonly string[];
}

export interface EarlierItem extends OpenItem {
	/** The turn that it cites; null when it cites none. */
	readonly place: TurnPlace | null;
	/** Put in or worded anew by hand: no scan will find it again. */
	readonly byHand: boolean;
	/** When the section was written that said it first, ISO 8601. */
	readonly origin: string;
}

/**
 * Reads a section. `written` is its body as it was written, where that is known: what has gone from it since was taken out
 * by somebody, what came to it was put in. Null for a section that is not ours to the end: written by another tool, by
 * hand, torn.
 */
export function readEarlierSection(section: HandoffSection, written: string | null): EarlierSection | null {
	const { id, at, form } = section;
	if (id === null || at === null || form !== "whole") return null;
	const items = itemsIn(section, at);
	const before = written === null ? null : itemsIn({ ...section, body: written }, at);
	const isAmong = (list: readonly OpenItem[], title: string) => list.some((item) => isSame(item.title, title));
	const gone = (before ?? []).filter(({ title }) => !isAmong(items, title));
	return {
		id,
		at,
		open: items
			.filter(({ done }) => !done)
			.map((item) => ({ ...item, byHand: item.byHand || (before !== null && !isAmong(before, item.title)) })),
		settled: [...items.filter(({ done }) => done), ...gone].map(({ title }) => title),
		readBefore: readRecord(section).carriedOver,
	};
}

/** Items of one section that are looked at: more than ours name, and than anybody adds by hand. */
const mostItems = 300;

function itemsIn(section: HandoffSection, at: string): EarlierItem[] {
	const parts = sectionParts(section.body).filter(({ kind }) => kind === "unfinished");
	const entries = parts.flatMap(({ lines }) => listEntries(lines).filter(({ text }) => !isRemainder(text)));
	const places = turnPlaces(section.body);
	const known = readRecord(section).items;
	return parts
		.flatMap(({ lines }) => readItems(lines, at))
		.slice(0, mostItems)
		.map((item, index) => {
			const markdown = entries[index]?.markdown ?? "";
			const label = /\]\[([\w.-]+)\]/.exec(markdown)?.[1];
			const inherited = /\binherited from (\d{4}-[\d:.TZ-]+)/.exec(item.source ?? "")?.[1];
			return {
				...(known.find(({ title }) => title === item.title) ?? item),
				done: item.done,
				place: places.get(label ?? "") ?? null,
				byHand: /\bby hand\b/.test(item.source ?? ""),
				origin: inherited ?? at,
			};
		});
}

/** The turns that the section's references lead to, by their labels. */
function turnPlaces(body: string): ReadonlyMap<string, TurnPlace> {
	const definitions = body.matchAll(/^\[([\w.-]+)\]: (\S+)$/gm);
	return new Map(
		[...definitions].flatMap(([, label = "", uri = ""]) => {
			const place = parseTurnUri(uri);
			return place === null ? [] : [[label, place] as const];
		}),
	);
}
