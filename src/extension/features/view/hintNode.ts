import * as vscode from "vscode";
import { ViewNode } from "./viewNode";

/** What to do where a part of the view is empty, in one sentence. */
export function hintNode(sentence: string, command?: vscode.Command): ViewNode {
	const item = new vscode.TreeItem(sentence);
	item.iconPath = new vscode.ThemeIcon("info");
	item.tooltip = sentence;
	if (command !== undefined) item.command = command;
	return new ViewNode(item, () => []);
}
