import * as vscode from "vscode";
import type { FolderReview } from "../../../app/review/reviewHandoff";
import type { CheckState } from "../../../core/model/finding";
import { plainLine } from "../../../core/render/inline";
import { isAddable } from "../../../core/review/addedFinding";
import { findingKinds } from "../../../core/review/findingKinds";
import { commands } from "../../ids";
import type { WatchClient } from "../watchClient";
import { evidenceTooltip } from "./evidenceTooltip";
import { findingNode } from "./findingNode";
import { hintNode } from "./hintNode";
import { basisIcon, kindLabel } from "./labels";
import { ViewNode, type ViewSection } from "./viewNode";

/** `Now`: what a handoff would say at this moment, by kind. */
export function nowSection(watch: WatchClient): ViewSection {
	return {
		onDidChange: watch.onDidFind,
		hasContent: () => watch.findings.length > 0,
		root: () => {
			const item = new vscode.TreeItem(vscode.l10n.t("Now"), vscode.TreeItemCollapsibleState.Expanded);
			item.id = "now";
			item.contextValue = "now";
			if (watch.findings.length > 0 && !watch.conversations.some(({ hasNews }) => hasNews))
				item.description = vscode.l10n.t("handed off");
			return new ViewNode(item, () => kindNodes(watch.findings));
		},
	};
}

function kindNodes(folders: readonly FolderReview[]): readonly ViewNode[] {
	const kinds = findingKinds.flatMap((kind) => {
		const nodes = folders.flatMap((folder) =>
			folder.items.filter(({ finding }) => finding.kind === kind).map((item) => findingNode(item, folder)),
		);
		if (nodes.length === 0) return [];
		const item = groupItem(kindLabel(kind), nodes.length);
		item.id = `kind ${kind}`;
		item.contextValue = isAddable(kind) ? "findings addable" : "findings";
		return [new ViewNode(item, () => nodes, { kind: "findings", of: kind })];
	});
	const all = [...kinds, ...checksNode(folders.flatMap(({ checks }) => checks))];
	if (all.length > 0) return all;
	return [
		hintNode(
			folders.length === 0
				? vscode.l10n.t("Work with a coding agent here, and what a handoff would say appears.")
				: vscode.l10n.t("Nothing to hand off was found yet; add an item of your own with +."),
		),
	];
}

function groupItem(label: string, count: number): vscode.TreeItem {
	const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Expanded);
	item.description = String(count);
	item.accessibilityInformation = { label: vscode.l10n.t("{0}, {1} items", label, count), role: "treeitem" };
	return item;
}

function checksNode(checks: readonly CheckState[]): ViewNode[] {
	if (checks.length === 0) return [];
	const item = groupItem(vscode.l10n.t("Checks"), checks.length);
	item.id = "checks";
	return [new ViewNode(item, () => checks.map(checkNode))];
}

function checkNode(check: CheckState): ViewNode {
	const item = new vscode.TreeItem(plainLine(check.command));
	const facts = [
		verdictLabel(check),
		...(check.editedSince ? [vscode.l10n.t("files were edited since")] : []),
		...(check.evidence.run === undefined
			? [vscode.l10n.t("turn {0}", check.evidence.turn)]
			: [check.evidence.run.name]),
	];
	item.id = `check ${check.command} ${check.evidence.conversation} ${check.evidence.offset}`;
	item.iconPath = basisIcon("run");
	item.description = facts.join(" · ");
	item.tooltip = evidenceTooltip(plainLine(check.command), [...facts, ...check.failing], [check.evidence]);
	item.accessibilityInformation = { label: [check.command, ...facts].join(", "), role: "treeitem" };
	if (check.evidence.run !== undefined) return new ViewNode(item, () => []);
	item.contextValue = "check place";
	const view = new ViewNode(item, () => [], { kind: "evidence", evidence: check.evidence });
	item.command = {
		command: commands.showInTranscript,
		title: vscode.l10n.t("Show in Transcript"),
		arguments: [view],
	};
	return view;
}

function verdictLabel({ verdict, exitCode }: CheckState): string {
	if (verdict === "passed") return vscode.l10n.t("passed");
	if (verdict === "unknown") return vscode.l10n.t("ended without a known result");
	return exitCode === null ? vscode.l10n.t("failed") : vscode.l10n.t("failed (exit {0})", exitCode);
}
