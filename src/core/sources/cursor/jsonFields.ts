import { parseJson } from "../json";

/** Names given to places in a JSON value, the places as SQLite's paths. At least two: one alone is not given as a list. */
export type Fields = Readonly<Record<string, string>>;

/**
 * A query for some rows of `cursorDiskKV`, with `key` and, as `fields`, only the named places of the value: values can
 * be megabytes of what is not needed. A value that is NULL or no JSON has NULL as `fields`. `where` is a condition on
 * `key` that its index serves.
 */
export function selectFields(fields: Fields, where: "key = ?" | "key >= ? AND key < ?"): string {
	const paths = Object.values(fields).map((path) => `'${path}'`);
	return `SELECT key, CASE WHEN json_valid(value) THEN json_extract(value, ${paths.join(", ")}) END AS fields
FROM (SELECT key, CAST(value AS TEXT) AS value FROM cursorDiskKV WHERE ${where})`;
}

/** The values of the named places; a place that is not there has no value. Null when the row could not be read. */
export function readFields(fields: Fields, column: unknown): Readonly<Record<string, unknown>> | null {
	const values = typeof column === "string" ? parseJson(column) : undefined;
	if (!Array.isArray(values)) return null;
	return Object.fromEntries(Object.keys(fields).map((name, index) => [name, values[index] ?? undefined]));
}
