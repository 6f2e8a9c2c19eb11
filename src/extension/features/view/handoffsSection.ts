import * as vscode from "vscode";
import type { PastHandoff } from "../../../app/review/packetHistory";
import { plainLine } from "../../../core/render/inline";
import { commands } from "../../ids";
import { hintNode } from "./hintNode";
import { kindLabel } from "./labels";
import type { PastHandoffs } from "./pastHandoffs";
import { ViewNode, type ViewSection } from "./viewNode";

/** `Handoffs`: those made before in the folders of this window, newest first. */
export function handoffsSection(history: PastHandoffs): ViewSection {
	return {
		onDidChange: history.onDidChange,
		hasContent: () => history.all.length > 0,
		root: () => {
			const item = new vscode.TreeItem(vscode.l10n.t("Handoffs"), vscode.TreeItemCollapsibleState.Collapsed);
			item.id = "handoffs";
			return new ViewNode(item, () => {
				if (history.all.length > 0) return history.all.map(pastNode);
				const run = { command: commands.handoff, title: vscode.l10n.t("Handoff") };
				return [hintNode(vscode.l10n.t("Run Codi: Handoff to write the first one."), run)];
			});
		},
	};
}

function pastNode(past: PastHandoff): ViewNode {
	const { packet } = past;
	const time = new Date(past.createdAt).toLocaleString();
	const item = new vscode.TreeItem(time, vscode.TreeItemCollapsibleState.Collapsed);
	const unfinished = vscode.l10n.t("{0} unfinished", packet.unfinished_items.length);
	item.id = `handoff ${packet.session_id}`;
	item.iconPath = new vscode.ThemeIcon("archive");
	item.description = unfinished;
	item.tooltip = plainText(packet.summary);
	item.contextValue = past.file === null ? "handoff" : "handoff file";
	item.accessibilityInformation = { label: vscode.l10n.t("Handoff of {0}, {1}", time, unfinished), role: "treeitem" };
	return new ViewNode(item, () => contentOf(past), { kind: "handoff", past });
}

function contentOf({ packet }: PastHandoff): readonly ViewNode[] {
	return [
		...packet.unfinished_items.map((one) =>
			leaf("unfinished", one.title, [one.why, one.what, one.how, one.whats_left]),
		),
		...packet.decisions_made.map((one) => leaf("decision", one.decision, [one.rationale])),
		...packet.lessons_learned.map((one) => leaf("lesson", one.lesson, [one.applies_to])),
	];
}

const icons = { unfinished: "circle-large-outline", decision: "git-commit", lesson: "lightbulb" } as const;

function leaf(kind: keyof typeof icons, text: string, details: readonly (string | null)[]): ViewNode {
	const item = new vscode.TreeItem(plainLine(text));
	item.iconPath = new vscode.ThemeIcon(icons[kind]);
	item.description = kindLabel(kind);
	item.tooltip = plainText([text, ...details.flatMap((detail) => detail ?? [])].join("\n"));
	item.accessibilityInformation = { label: `${plainLine(text)}, ${kindLabel(kind)}`, role: "treeitem" };
	return new ViewNode(item, () => []);
}

function plainText(text: string): vscode.MarkdownString {
	const tooltip = new vscode.MarkdownString();
	for (const line of text.split("\n")) tooltip.appendText(plainLine(line)).appendMarkdown("\n\n");
	return tooltip;
}
