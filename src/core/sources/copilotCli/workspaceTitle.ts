/**
 * The title in a session's `workspace.yaml`: `name`, in older versions `summary`; null when there is none. The client
 * writes it on one line, in quotes where YAML needs them.
 */
export function workspaceTitle(yaml: string): string | null {
	const written = /^name: (.+)$/m.exec(yaml)?.[1] ?? /^summary: (.+)$/m.exec(yaml)?.[1] ?? "";
	const title = unquoted(written.trim());
	return title === "" || title === "null" || /^[|>][-+\d]*$/.test(title) ? null : title;
}

function unquoted(text: string): string {
	const single = /^'(.*)'$/.exec(text)?.[1];
	if (single !== undefined) return single.replaceAll("''", "'");
	const double = /^"(.*)"$/.exec(text)?.[1];
	return double === undefined ? text : double.replace(/\\(["\\])/g, "$1");
}
