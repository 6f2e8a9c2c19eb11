import { isoTime, readTime } from "../time";

/** Smaller numbers are spans, not times: `timingInfo` has both under one name. */
const year2000 = 946_684_800_000;

/** A time as Cursor writes it, ISO 8601 or milliseconds since 1970, as ISO 8601 in UTC that sorts; null when it is none. */
export function readMoment(value: unknown): string | null {
	if (typeof value === "string") {
		const time = readTime(value);
		return time === null ? null : isoTime(Date.parse(time));
	}
	return typeof value === "number" && value >= year2000 ? isoTime(value) : null;
}
