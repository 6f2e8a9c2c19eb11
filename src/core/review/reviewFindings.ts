import type { Finding } from "../model/finding";
import { addedFinding, isAddable } from "./addedFinding";
import type { ItemEdit } from "./edits";
import { type Digest, keysOf } from "./findingKey";
import { rewordedFinding } from "./rewordedFinding";

/** Whether a scan found it, whether the user changed its words, or whether it is the user's own. */
export type ItemOrigin = "found" | "reworded" | "added";

/** A finding as the user sees and edits it. */
export interface ReviewItem {
	/** What its edit is remembered under. */
	readonly key: string;
	readonly origin: ItemOrigin;
	/** The handoff leaves it out. */
	readonly dropped: boolean;
	/** With the user's words where they changed it. */
	readonly finding: Finding;
}

/** An edit with the id of the conversation that it is remembered with. */
export interface RememberedEdit extends ItemEdit {
	readonly conversation: string;
}

/**
 * The findings as the user left them: those dropped are marked, not gone; those reworded carry the user's words; the
 * user's own come last of their kind; those that the user put in order stand so, in the places that they had together.
 * What a later scan finds beside them stands where the scan has it.
 */
export function reviewFindings(
	findings: readonly Finding[],
	edits: readonly RememberedEdit[],
	digest: Digest,
): readonly ReviewItem[] {
	const found = matchEdits(findings, edits, digest).map(({ finding, key, edit }) => itemOf(finding, key, edit));
	const added = edits.flatMap(addedItem);
	const ranks = new Map(edits.flatMap(({ key, rank }) => (rank === null ? [] : [[key, rank] as const])));
	return inOrder([...found, ...added], ranks);
}

interface Matched {
	readonly finding: Finding;
	readonly key: string;
	readonly edit: ItemEdit | null;
}

/** An edit belongs to the finding that begins with its words; where none does any more, to those that took them in. */
function matchEdits(findings: readonly Finding[], edits: readonly RememberedEdit[], digest: Digest): Matched[] {
	const byKey = new Map(edits.filter(({ added }) => !added).map((edit) => [edit.key, edit]));
	const keys = findings.map((finding) => keysOf(finding, digest));
	const own = new Set(keys.map(([first]) => first));
	return findings.map((finding, at) => {
		const [first = "", ...others] = keys[at] ?? [];
		const key = byKey.has(first) ? first : (others.find((other) => byKey.has(other) && !own.has(other)) ?? first);
		return { finding, key, edit: byKey.get(key) ?? null };
	});
}

function itemOf(finding: Finding, key: string, edit: ItemEdit | null): ReviewItem {
	const dropped = edit?.dropped ?? false;
	if (edit === null || edit.text === null) return { key, origin: "found", dropped, finding };
	return { key, origin: "reworded", dropped, finding: rewordedFinding(finding, edit.text) };
}

function addedItem({ key, kind, added, dropped, text, conversation }: RememberedEdit): ReviewItem[] {
	if (!added || text === null || !isAddable(kind)) return [];
	return [{ key, origin: "added", dropped, finding: addedFinding(kind, text, conversation) }];
}

/** Those that have a rank change places among themselves, kind by kind; all others stay where they are. */
function inOrder(items: readonly ReviewItem[], ranks: ReadonlyMap<string, number>): ReviewItem[] {
	const waiting = items
		.filter(({ key }) => ranks.has(key))
		.sort((a, b) => (ranks.get(a.key) ?? 0) - (ranks.get(b.key) ?? 0));
	return items.map((item) => {
		if (!ranks.has(item.key)) return item;
		const at = waiting.findIndex(({ finding }) => finding.kind === item.finding.kind);
		return waiting.splice(at, 1)[0] ?? item;
	});
}
