/** A number with its noun: "1 file", "3 files". Of nouns that only take an s. */
export function counted(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
