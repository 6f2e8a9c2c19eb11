import * as vscode from "vscode";
import { ViewNode } from "./viewNode";

/** How long VS Code may take to tell of a choice. */
const lateMs = 300;

/**
 * The line of a view that has the keyboard's focus. VS Code tells an extension only which line is selected, and arrow keys
 * do not select: so the focused one is selected first, and the command that selecting it runs is not carried out.
 */
export class FocusedLine {
	/** Takes the line when its command is called, while it is asked for. */
	private take: ((node: ViewNode) => void) | null = null;

	constructor(private readonly tree: vscode.TreeView<ViewNode>) {}

	/** To be asked only while the view has the focus. */
	async line(): Promise<ViewNode | undefined> {
		let changed: vscode.Disposable | undefined;
		let timer: NodeJS.Timeout | undefined;
		const answer = new Promise<ViewNode | undefined>((resolve) => {
			this.take = resolve;
			changed = this.tree.onDidChangeSelection(({ selection }) => resolve(selection[0]));
			timer = setTimeout(() => resolve(this.tree.selection[0]), lateMs);
		});
		await vscode.commands.executeCommand("list.selectAndPreserveFocus");
		const node = await answer;
		changed?.dispose();
		clearTimeout(timer);
		// The line's own command may still be on its way.
		setTimeout(() => {
			this.take = null;
		}, lateMs);
		return node;
	}

	/** Was the command of a line called only because it was asked which line has the focus? */
	isOnlyAskedFor(called: unknown): boolean {
		if (this.take === null || !(called instanceof ViewNode)) return false;
		this.take(called);
		return true;
	}
}
