import { isoTime } from "../time";

const pattern =
	/<timestamp>(?:[A-Z][a-z]+, )?([A-Z][a-z]{2,8} \d{1,2}, \d{4}),? (\d{1,2}:\d\d(?::\d\d)? ?[AP]M) \(UTC(?:([+-])(\d{1,2})(?::?(\d\d))?)?\)<\/timestamp>/;

/** The time in `<timestamp>Friday, Nov 27, 2026, 9:12 AM (UTC+1)</timestamp>`, to the minute; null when there is none. */
export function timestampIn(text: string): string | null {
	const [, date, clock, sign, hours, minutes = "0"] = pattern.exec(text.slice(0, 2_000)) ?? [];
	if (date === undefined || clock === undefined) return null;
	const local = Date.parse(`${date} ${clock} UTC`);
	const ahead = hours === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
	return isoTime(local - ahead * 60_000);
}
