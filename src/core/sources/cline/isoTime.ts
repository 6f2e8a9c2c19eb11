/** ISO 8601 of milliseconds since 1970; null when they are no time that a date can hold. */
export function isoTime(milliseconds: number): string | null {
	const date = new Date(milliseconds);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
