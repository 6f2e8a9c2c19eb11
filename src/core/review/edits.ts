import type { FindingKind } from "../model/finding";

/** What the user changed about one item of the review. */
export interface ItemEdit {
	/** `keyOf` the finding; for an item of the user's own, a uuid. */
	readonly key: string;
	readonly kind: FindingKind;
	/** An item of the user's own: no scan found it. */
	readonly added: boolean;
	/** The handoff leaves it out. */
	readonly dropped: boolean;
	/** The user's words for it; null where what was found stands. Never null for an item of the user's own. */
	readonly text: string | null;
	/** Its place among those of its kind that the user put in order; null: as the scan has it. */
	readonly rank: number | null;
	/** When it was changed last, ISO 8601. */
	readonly at: string;
}

/** One step of editing: what is not given stays as it is. */
export interface ItemChange extends Pick<ItemEdit, "key" | "kind"> {
	readonly added?: true;
	readonly dropped?: boolean;
	readonly text?: string | null;
	readonly rank?: number;
}

/** The edits after some changes; one that says nothing any more is gone. */
export function withChanges(
	edits: readonly ItemEdit[],
	changes: readonly ItemChange[],
	at: string,
): readonly ItemEdit[] {
	const byKey = new Map(edits.map((edit) => [edit.key, edit]));
	for (const { key, kind, ...change } of changes) {
		const before = byKey.get(key) ?? { key, kind, added: false, dropped: false, text: null, rank: null, at };
		byKey.set(key, { ...before, ...change, at });
	}
	return [...byKey.values()].filter(
		({ added, dropped, text, rank }) => added || dropped || text !== null || rank !== null,
	);
}
