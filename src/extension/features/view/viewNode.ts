import type * as vscode from "vscode";
import type { PastHandoff } from "../../../app/review/packetHistory";
import type { FolderItem, FolderReview } from "../../../app/review/reviewHandoff";
import type { Evidence, FindingKind } from "../../../core/model/finding";

/** What commands of the view can be called on. */
export type NodeTarget =
	| { readonly kind: "finding"; readonly item: FolderItem; readonly folder: FolderReview }
	/** Words in a conversation that are no finding of their own. */
	| { readonly kind: "evidence"; readonly evidence: Evidence }
	/** The heading of the findings of one kind. */
	| { readonly kind: "findings"; readonly of: FindingKind }
	| { readonly kind: "handoff"; readonly past: PastHandoff }
	| { readonly kind: "none" };

/** A line of the view. Its children are made when they are asked for. */
export class ViewNode {
	constructor(
		readonly item: vscode.TreeItem,
		readonly children: () => readonly ViewNode[],
		readonly target: NodeTarget = { kind: "none" },
	) {}
}

/** What VS Code hands to a command of the view; anything may call a command. */
export function targetOf(value: unknown): NodeTarget {
	return value instanceof ViewNode ? value.target : { kind: "none" };
}

/** One part of the view. */
export interface ViewSection {
	/** Fires when it is to be drawn anew. */
	readonly onDidChange: vscode.Event<void>;
	/** True when there is anything to show. A view without content shows its welcome text instead. */
	hasContent(): boolean;
	/** Null: it is left out. */
	root(): ViewNode | null;
}
