import type { ParsedResult } from "chrono-node";
import { casual as german } from "chrono-node/de";
import { casual as english } from "chrono-node/en";
import { casual as spanish } from "chrono-node/es";
import { casual as french } from "chrono-node/fr";
import { casual as italian } from "chrono-node/it";
import { casual as japanese } from "chrono-node/ja";
import { casual as portuguese } from "chrono-node/pt";
import { casual as russian } from "chrono-node/ru";
import { casual as chinese } from "chrono-node/zh";

/** By the codes of languages. */
const parsers: Readonly<Record<string, typeof english>> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	pt: portuguese,
	it: italian,
	ru: russian,
	zh: chinese,
	ja: japanese,
};

/** When words were said, and where. */
export interface Moment {
	/** ISO 8601, UTC. */
	readonly at: string;
	/** Minutes that the speaker's clock is ahead of UTC. */
	readonly ahead: number;
}

/**
 * A text with the day behind each day that it names by where it stood in time: "tomorrow (2026-12-01)", "next week
 * (week of 2026-12-07)"; `languages` are the codes of those it may be in. Days to come are meant where a name fits
 * both ways. Clock times and durations stay as they are, and so does all when the moment cannot be read.
 */
export function withAbsoluteDates(text: string, { at, ahead }: Moment, languages: readonly string[]): string {
	const instant = new Date(at);
	if (Number.isNaN(instant.getTime())) return text;
	const reference = { instant, timezone: ahead };
	for (const language of languages) {
		const found = (parsers[language]?.parse(text, reference, { forwardDate: true }) ?? [])
			.map((result) => ({ result, day: dayOf(result) }))
			.filter(({ day }) => day !== null);
		if (found.length > 0)
			return found.reduceRight((out, { result, day }) => {
				const end = result.index + result.text.replace(/[\s\p{P}]+$/u, "").length;
				return `${out.slice(0, end)} (${day})${out.slice(end)}`;
			}, text);
	}
	return text;
}

/** Minutes that the clock of this machine, where its sessions run, was ahead of UTC at that time. */
export function minutesAhead(at: string): number {
	const minutes = new Date(at).getTimezoneOffset();
	return minutes > 0 || minutes < 0 ? -minutes : 0;
}

/** The day, week, month or year that is meant; null for clock times, durations, and dates that name their year. */
function dayOf({ start, text }: ParsedResult): string | null {
	const isCertain = (part: Parameters<typeof start.isCertain>[0]) => start.isCertain(part);
	if (isCertain("second") || /\d{4}/.test(text) || text.trim().length < 2) return null;
	const year = String(start.get("year"));
	const month = `${year}-${String(start.get("month")).padStart(2, "0")}`;
	const day = `${month}-${String(start.get("day")).padStart(2, "0")}`;
	// A Latin abbreviation of three letters ("sun", "sat") is more often another word than a day.
	if (isCertain("weekday")) return /^[a-z]{1,3}\.?$/i.test(text) ? null : day;
	const isWeek = start.tags().has("result/relativeDate") && start.get("weekday") === 1;
	if (isCertain("day")) return isWeek ? `week of ${day}` : day;
	if (isCertain("month") && start.tags().has("result/relativeDate")) return month;
	return isCertain("year") && !isCertain("month") ? year : null;
}
