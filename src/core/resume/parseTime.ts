/** A date, with or without a time and an offset; without one it is taken for UTC. */
const written = /\b(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?/;

/** The first time that a text names, ISO 8601, UTC; null when it names none that exists. */
export function parseTime(text: string): string | null {
	const [found, day, time = "00:00", zone = "Z"] = written.exec(text) ?? [];
	if (found === undefined) return null;
	const moment = Date.parse(`${day}T${time}${zone}`);
	return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
