/**
 * The first `"cwd": "…"` in a file's beginning, unescaped; null when there is none or it is no valid JSON string.
 * Codex files of 2025 have it only as `<cwd>…</cwd>` in a text.
 */
export function firstFolder(head: string): string | null {
	const found = /"cwd"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(head)?.[1];
	if (found === undefined) return /<cwd>([^<\\]+)<\/cwd>/.exec(head)?.[1] ?? null;
	try {
		const value: unknown = JSON.parse(found);
		return typeof value === "string" && value !== "" ? value : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
