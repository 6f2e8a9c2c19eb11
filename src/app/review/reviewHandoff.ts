import type { EarlierSection } from "../../core/carry/earlierSection";
import { settleByHand } from "../../core/carry/settleByHand";
import type { CheckState } from "../../core/model/finding";
import type { FolderHandoff, Handoff } from "../../core/model/handoff";
import type { Problem } from "../../core/model/problem";
import { keptFindings } from "../../core/review/keptFindings";
import { type RememberedEdit, type ReviewItem, reviewFindings } from "../../core/review/reviewFindings";
import type { EmitPorts } from "../emit/emitPorts";
import { type EditedConversation, readEdits } from "./editsFile";

/** An item with the conversation that its edits are remembered with. */
export interface FolderItem extends ReviewItem {
	readonly conversation: EditedConversation;
}

/** What a handoff would say of one workspace folder, as the user sees and edits it; plain data. */
export interface FolderReview {
	/** Null when no folder is open. */
	readonly folder: string | null;
	readonly items: readonly FolderItem[];
	readonly checks: readonly CheckState[];
	/** Where an item of the user's own belongs: the conversation that went on last. */
	readonly newest: EditedConversation | null;
}

export interface ReviewedHandoff {
	/** The handoff as the user left it. */
	readonly handoff: Handoff;
	readonly folders: readonly FolderReview[];
	readonly problems: readonly Problem[];
}

/**
 * Applies what the user changed in the review. Every handoff goes this way, whoever makes it: command, idle window,
 * closing, recovery, agent's hook, command line. `mask` hides what became a secret only after an edit was written;
 * `earlier` are the sections of the narrative file, by folder.
 */
export function reviewHandoff(
	ports: Pick<EmitPorts, "files" | "places" | "ids">,
	handoff: Handoff,
	mask: (text: string) => string,
	earlier: ReadonlyMap<string, readonly EarlierSection[]>,
): ReviewedHandoff {
	const problems: Problem[] = [];
	const reviewed = handoff.folders.map((part) => {
		const edits = part.conversations.flatMap((conversation) => {
			const read = readEdits(ports, conversation);
			if (read.problem !== null) problems.push(read.problem);
			return read.edits.map(
				(edit): RememberedEdit => ({
					...edit,
					text: edit.text === null ? null : mask(edit.text),
					conversation: conversation.id,
				}),
			);
		});
		const items = reviewFindings(part.findings, edits.sort(byTime), ports.ids.digest);
		const orderedByHand = [...new Set(edits.flatMap(({ kind, rank }) => (rank === null ? [] : [kind])))];
		return {
			part: { ...part, orderedByHand },
			items: settleByHand(items, edits, earlier.get(part.folder ?? "") ?? []),
		};
	});
	return {
		handoff: {
			...handoff,
			folders: reviewed.map(({ part, items }) => ({ ...part, findings: keptFindings(items) })),
		},
		folders: reviewed.map(({ part, items }) => folderReview(part, items)),
		problems,
	};
}

/** Of two edits of one item, kept with two conversations, the later stands. */
function byTime(one: RememberedEdit, other: RememberedEdit): number {
	return one.at.localeCompare(other.at);
}

function folderReview({ folder, conversations, checks }: FolderHandoff, items: readonly ReviewItem[]): FolderReview {
	const edited = conversations.map(({ agent, id }) => ({ agent, id }));
	const newest = edited.at(-1) ?? null;
	return {
		folder,
		// What ran in the window belongs to no conversation of its own.
		items: items.flatMap((item) => {
			const [{ conversation }] = item.finding.evidence;
			const own = edited.find(({ id }) => id === conversation) ?? newest;
			return own === null ? [] : [{ ...item, conversation: own }];
		}),
		checks,
		newest,
	};
}
