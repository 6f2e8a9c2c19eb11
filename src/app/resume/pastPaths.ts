import type { Change } from "./changes";
import { PathIndex } from "./pathIndex";

/** What became of a path. */
export type Fate =
	| { readonly kind: "moved"; readonly to: string; readonly sha: string }
	| { readonly kind: "deleted"; readonly sha: string };

/** What commits since a handoff did to paths; `changes` stand oldest first. */
export class PastPaths {
	private readonly byPath = new Map<string, { readonly change: Change; readonly order: number }[]>();
	private readonly index: PathIndex;

	constructor(changes: readonly Change[]) {
		for (const [order, change] of changes.entries()) {
			for (const path of change.to === null ? [change.path] : [change.path, change.to]) {
				const entries = this.byPath.get(path);
				if (entries === undefined) this.byPath.set(path, [{ change, order }]);
				else entries.push({ change, order });
			}
		}
		this.index = new PathIndex([...this.byPath.keys()]);
	}

	/** The paths that commits touched and that end so. */
	find(path: string): readonly string[] {
		return this.index.find(path);
	}

	/** The last commit that changed a path since a time; null when none did. */
	lastChange(path: string, since: string): Change | null {
		return this.byPath.get(path)?.findLast(({ change }) => change.at >= since || change.at === "")?.change ?? null;
	}

	/** Where a path came to that was there at a time, through every rename since; null when nothing tells. */
	fate(path: string, since: string): Fate | null {
		let current = path;
		let after = -1;
		let last: Fate | null = null;
		for (;;) {
			const next = this.byPath
				.get(current)
				?.find(({ change, order }) => order > after && leaves(change, current) && isSince(change, since));
			if (next === undefined) return last;
			after = next.order;
			const { to, sha } = next.change;
			if (to === null) return { kind: "deleted", sha };
			current = to;
			last = { kind: "moved", to, sha };
		}
	}
}

function leaves(change: Change, path: string): boolean {
	return change.path === path && (change.kind === "deleted" || change.kind === "renamed");
}

function isSince({ at }: Change, since: string): boolean {
	return at >= since || at === "";
}
