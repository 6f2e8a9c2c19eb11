/** A Markdown table; one without rows says "none" below its headers. Cells are Markdown of one line already. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
	const none = ["none", ...headers.slice(1).map(() => "")];
	return [
		`|${headers.join("|")}|`,
		`|${headers.map(() => "---").join("|")}|`,
		...(rows.length === 0 ? [none] : rows).map(line),
	].join("\n");
}

/** A bar would end the cell, in a code span as well. */
function cell(markdown: string): string {
	return markdown.replace(/(?<!\\)\|/g, "\\|");
}
