/** Windows takes command lines of 32,767 characters. */
const mostCharacters = 20_000;

/** Arguments in groups that fit into one command line each. */
export function argumentChunks(args: readonly string[]): string[][] {
	const chunks: string[][] = [];
	let size = Number.POSITIVE_INFINITY;
	for (const arg of args) {
		size += arg.length + 3;
		if (size > mostCharacters) {
			chunks.push([]);
			size = arg.length + 3;
		}
		chunks.at(-1)?.push(arg);
	}
	return chunks;
}
