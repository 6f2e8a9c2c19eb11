import type { Span } from "./span";

/** Names that say where and who, and never hold a secret (R-004-2, step 1). */
const neverMasked = new Set(
	(
		"PATH HOME PWD OLDPWD USER USERNAME LOGNAME LANG LANGUAGE LC_ALL TERM TERM_PROGRAM SHELL TMPDIR TMP TEMP EDITOR " +
		"VISUAL PAGER DISPLAY HOSTNAME SHLVL COLORTERM SSH_AUTH_SOCK XDG_RUNTIME_DIR"
	).split(" "),
);

/** Names whose value is a secret, compared with the upper-cased name (R-004-2, step 2). */
const secretName =
	/^(?:[A-Z][A-Z0-9_]*(?:_TOKEN|_KEY|_SECRET|_PASSWORD|_CREDENTIAL[A-Z_]*)|TOKEN|KEY|SECRET|PASSWORD)$/;

/** Shorter values stand in ordinary text by chance (R-004-2, step 3). */
const shortestValue = 8;

/**
 * The environment's secret values as they may stand in a text: literally, and as JSON writes them.
 * The length is looked at last, as the requirement says.
 */
export function secretEnvironmentValues(env: Readonly<Record<string, string | undefined>>): string[] {
	const values = new Set<string>();
	for (const [name, value] of Object.entries(env)) {
		if (value === undefined || neverMasked.has(name)) continue;
		if (!secretName.test(name.toUpperCase()) || value.length < shortestValue) continue;
		values.add(value);
		values.add(JSON.stringify(value).slice(1, -1));
	}
	return [...values];
}

/** Where the values stand in the text, case-sensitively. */
export function findLiterals(text: string, values: readonly string[]): Span[] {
	const spans: Span[] = [];
	for (const value of values) {
		for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
			spans.push({ start: at, end: at + value.length });
		}
	}
	return spans;
}
