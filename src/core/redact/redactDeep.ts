import type { Redactor } from "./redactor";

/**
 * A copy of a plain JSON-like value with every string in it masked. Keys, numbers, booleans and null stay as they
 * are; arrays and plain objects are walked. The value must be a tree (no cycles).
 */
export function redactDeep<T>(value: T, redactor: Redactor): T {
	return redactValue(value, redactor) as T;
}

function redactValue(value: unknown, redactor: Redactor): unknown {
	if (typeof value === "string") return redactor.redact(value);
	if (Array.isArray(value)) return value.map((item) => redactValue(item, redactor));
	if (value === null || typeof value !== "object") return value;
	// fromEntries defines own properties, so that a key "__proto__" stays a key.
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactValue(item, redactor)]));
}
