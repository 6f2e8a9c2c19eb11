import * as vscode from "vscode";
import { viewId } from "../../ids";
import type { WatchClient } from "../watchClient";
import { DragOrder } from "./dragOrder";
import { FocusedLine } from "./focusedLine";
import { dropChange, editOf } from "./itemEdits";
import { type NodeTarget, targetOf, type ViewNode, type ViewSection } from "./viewNode";

/** What the manifest's key bindings call a command with. */
const calledByKey = "focused";

/** The view in the activity bar: its parts one below the other; without any content, its welcome text. */
export class CodiView implements vscode.TreeDataProvider<ViewNode>, vscode.Disposable {
	private readonly changed = new vscode.EventEmitter<ViewNode | undefined>();
	private readonly tree: vscode.TreeView<ViewNode>;
	private readonly focused: FocusedLine;
	private readonly subscriptions: vscode.Disposable;
	/** The parts in sight, as VS Code knows them. */
	private readonly shown = new Map<ViewSection, ViewNode>();
	/** What a part in sight has become since VS Code got to know it. */
	private readonly latest = new WeakMap<ViewNode, ViewNode>();
	readonly onDidChangeTreeData = this.changed.event;

	constructor(
		private readonly sections: readonly ViewSection[],
		private readonly watch: WatchClient,
	) {
		this.tree = vscode.window.createTreeView(viewId, {
			treeDataProvider: this,
			showCollapseAll: true,
			manageCheckboxStateManually: true,
			dragAndDropController: new DragOrder(watch),
		});
		this.focused = new FocusedLine(this.tree);
		this.subscriptions = vscode.Disposable.from(
			this.tree,
			this.changed,
			this.tree.onDidChangeVisibility(() => this.lookOrNot()),
			this.tree.onDidChangeCheckboxState(({ items }) => this.dropOrKeep(items)),
			...sections.map((section) => section.onDidChange(() => this.redraw(section))),
		);
		this.lookOrNot();
	}

	/** What a command is meant for: the line that it was called on, or for a key the line that has the focus. */
	async target(called: unknown): Promise<NodeTarget> {
		return called === calledByKey ? targetOf(await this.focused.line()) : targetOf(called);
	}

	/** What is opened by choosing a line; nothing where only its place in the list was asked for. */
	opened(called: unknown): NodeTarget {
		return this.focused.isOnlyAskedFor(called) ? { kind: "none" } : targetOf(called);
	}

	getTreeItem(node: ViewNode): vscode.TreeItem {
		return (this.latest.get(node) ?? node).item;
	}

	getChildren(node?: ViewNode): ViewNode[] {
		if (node !== undefined) return [...(this.latest.get(node) ?? node).children()];
		this.shown.clear();
		if (!this.hasContent()) return [];
		for (const section of this.sections) {
			const root = section.root();
			if (root !== null) this.shown.set(section, root);
		}
		return [...this.shown.values()];
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private hasContent(): boolean {
		return this.sections.some((section) => section.hasContent());
	}

	/** Draws one part anew, and no other: a line that is drawn while it is clicked loses the click. */
	private redraw(section: ViewSection): void {
		const [shown, root] = [this.shown.get(section), section.root()];
		const isAlone = shown !== undefined && root !== null && this.hasContent();
		if (isAlone) this.latest.set(shown, root);
		this.changed.fire(isAlone ? shown : undefined);
	}

	/** What nobody looks at is not kept up to date. */
	private lookOrNot(): void {
		this.watch.showFindings(this.tree.visible);
		if (this.tree.visible) this.changed.fire(undefined);
	}

	private dropOrKeep(items: readonly (readonly [ViewNode, vscode.TreeItemCheckboxState])[]): void {
		this.watch.edit(
			items.flatMap(([{ target }, state]) =>
				target.kind === "finding"
					? [editOf(target.item, dropChange(target.item, state === vscode.TreeItemCheckboxState.Unchecked))]
					: [],
			),
		);
	}
}
