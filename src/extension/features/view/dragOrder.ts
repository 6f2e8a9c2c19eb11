import * as vscode from "vscode";
import { viewId } from "../../ids";
import type { WatchClient } from "../watchClient";
import { moveEdits } from "./itemEdits";
import type { NodeTarget, ViewNode } from "./viewNode";

const mimeType = `application/vnd.code.tree.${viewId.toLowerCase()}`;

/** Dragging a finding onto another of its kind puts it before that one; onto the heading of its kind, behind all. */
export class DragOrder implements vscode.TreeDragAndDropController<ViewNode> {
	readonly dragMimeTypes = [mimeType];
	readonly dropMimeTypes = [mimeType];

	constructor(private readonly watch: WatchClient) {}

	handleDrag(source: readonly ViewNode[], data: vscode.DataTransfer): void {
		const [node] = source;
		if (node?.target.kind === "finding") data.set(mimeType, new vscode.DataTransferItem(node.target));
	}

	handleDrop(onto: ViewNode | undefined, data: vscode.DataTransfer): void {
		const dragged: unknown = data.get(mimeType)?.value;
		if (onto === undefined || !isFinding(dragged)) return;
		const { item, folder } = dragged;
		const { target } = onto;
		if (target.kind === "findings" && target.of === item.finding.kind) this.watch.edit(moveEdits(folder, item, null));
		if (target.kind !== "finding" || target.item.key === item.key || target.folder.folder !== folder.folder) return;
		if (target.item.finding.kind === item.finding.kind) this.watch.edit(moveEdits(folder, item, target.item));
	}
}

/** Within one window the transferred value is the very target that `handleDrag` put in. */
function isFinding(value: unknown): value is Extract<NodeTarget, { readonly kind: "finding" }> {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "finding";
}
