/** The first lines of a list, and how many more there are. */
export function listed(lines: readonly string[], most: number): string[] {
	return lines.length <= most ? [...lines] : [...lines.slice(0, most), `- and ${lines.length - most} more`];
}
