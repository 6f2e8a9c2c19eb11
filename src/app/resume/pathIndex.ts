/** Paths of a folder, relative to it with slashes, that are found by their ends as well: `csv.ts` for `src/csv.ts`. */
export class PathIndex {
	private readonly whole: ReadonlySet<string>;
	private byName: Map<string, string[]> | null = null;

	constructor(paths: readonly string[]) {
		this.whole = new Set(paths);
	}

	has(path: string): boolean {
		return this.whole.has(path);
	}

	/** The paths that are this one, or end with it. */
	find(path: string): readonly string[] {
		if (this.whole.has(path)) return [path];
		const named = this.names().get(nameOf(path)) ?? [];
		return named.filter((candidate) => candidate.endsWith(`/${path}`));
	}

	private names(): Map<string, string[]> {
		if (this.byName !== null) return this.byName;
		this.byName = new Map();
		for (const path of this.whole) {
			const name = nameOf(path);
			const others = this.byName.get(name);
			if (others === undefined) this.byName.set(name, [path]);
			else others.push(path);
		}
		return this.byName;
	}
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1);
}
