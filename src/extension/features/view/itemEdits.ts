import type { ConversationChanges } from "../../../app/review/editsFile";
import type { FolderItem, FolderReview } from "../../../app/review/reviewHandoff";
import type { ItemChange } from "../../../core/review/edits";

/** A change with the conversation that it is remembered with. */
export function editOf({ conversation }: FolderItem, change: ItemChange): ConversationChanges {
	return { conversation, changes: [change] };
}

export function dropChange({ key, finding }: FolderItem, dropped: boolean): ItemChange {
	return { key, kind: finding.kind, dropped };
}

/** Takes back what the user changed about an item; one of the user's own keeps its words. */
export function restoreChange({ key, finding, origin }: FolderItem): ItemChange {
	return { key, kind: finding.kind, dropped: false, ...(origin === "added" ? {} : { text: null }) };
}

/** Puts an item before another one of its kind (null: behind all), and with it all of that kind in order. */
export function moveEdits(folder: FolderReview, moved: FolderItem, before: FolderItem | null): ConversationChanges[] {
	const others = ofKind(folder, moved).filter(({ key }) => key !== moved.key);
	const at = before === null ? others.length : others.findIndex(({ key }) => key === before.key);
	const ordered = at < 0 ? [...others, moved] : others.toSpliced(at, 0, moved);
	return ordered.map((item, rank) => editOf(item, { key: item.key, kind: item.finding.kind, rank }));
}

/** The item that one has to be put before to move it up or down by one place; undefined where it cannot move. */
export function neighbour(
	folder: FolderReview,
	{ key, finding }: FolderItem,
	direction: "up" | "down",
): FolderItem | null | undefined {
	const items = folder.items.filter((item) => item.finding.kind === finding.kind);
	const at = items.findIndex((item) => item.key === key);
	if (direction === "up") return items[at - 1];
	return at === items.length - 1 ? undefined : (items[at + 2] ?? null);
}

function ofKind({ items }: FolderReview, { finding }: FolderItem): readonly FolderItem[] {
	return items.filter((item) => item.finding.kind === finding.kind);
}
