/** A record's time as ISO 8601 in UTC, or null when it is no time. */
export function readTime(time: string | null): string | null {
	if (time === null) return null;
	if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(time)) return time;
	return isoTime(Date.parse(time));
}

/** ISO 8601 of milliseconds since 1970; null when they are no time that a date can hold. */
export function isoTime(milliseconds: number): string | null {
	const date = new Date(milliseconds);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
