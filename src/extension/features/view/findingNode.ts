import * as vscode from "vscode";
import type { FolderItem, FolderReview } from "../../../app/review/reviewHandoff";
import type { Evidence, Finding } from "../../../core/model/finding";
import { plainLine } from "../../../core/render/inline";
import { commands } from "../../ids";
import { evidenceTooltip } from "./evidenceTooltip";
import { basisIcon, basisLabel, kindLabel, shownBasis } from "./labels";
import { ViewNode } from "./viewNode";

/** A finding as a line of the view: its text, how it is known, and a box that drops it. */
export function findingNode(item: FolderItem, folder: FolderReview): ViewNode {
	const { finding, dropped, origin } = item;
	const evidence = spokenEvidence(finding);
	const basis = shownBasis(finding);
	const text = plainLine(finding.text);
	const node = new vscode.TreeItem(text, vscode.TreeItemCollapsibleState.None);
	const facts = factsOf(item, evidence);
	node.id = `finding ${finding.kind} ${item.key}`;
	node.iconPath = basisIcon(basis);
	node.description = facts.join(" · ");
	node.tooltip = evidenceTooltip(text, [kindLabel(finding.kind), basisLabel(basis), ...facts], finding.evidence);
	node.contextValue = ["finding", dropped ? "dropped" : "kept", origin, evidence === null ? "noPlace" : "place"].join(
		" ",
	);
	node.accessibilityInformation = {
		label: [text, kindLabel(finding.kind), basisLabel(basis), ...facts].join(", "),
		role: "treeitem",
	};
	node.checkboxState = {
		state: dropped ? vscode.TreeItemCheckboxState.Unchecked : vscode.TreeItemCheckboxState.Checked,
		tooltip: dropped ? vscode.l10n.t("Left out of the handoff") : vscode.l10n.t("Stands in the handoff"),
		accessibilityInformation: {
			label: dropped
				? vscode.l10n.t("{0}: left out of the handoff", text)
				: vscode.l10n.t("{0}: stands in the handoff", text),
		},
	};
	const view = new ViewNode(node, () => [], { kind: "finding", item, folder });
	if (evidence !== null)
		node.command = {
			command: commands.showInTranscript,
			title: vscode.l10n.t("Show in Transcript"),
			arguments: [view],
		};
	return view;
}

/** The first words of a finding that stand in a conversation; null for what the user added or a window ran. */
export function spokenEvidence({ evidence }: Finding): Evidence | null {
	return evidence.find(({ byHand, run }) => byHand === undefined && run === undefined) ?? null;
}

function factsOf({ finding, dropped, origin }: FolderItem, evidence: Evidence | null): string[] {
	const [{ run }] = finding.evidence;
	return [
		...(dropped ? [vscode.l10n.t("dropped")] : []),
		...(origin === "added" ? [vscode.l10n.t("added by hand")] : []),
		...(origin === "reworded" ? [vscode.l10n.t("reworded by hand")] : []),
		...(finding.kind === "unfinished" ? [priorityLabel(finding.priority)] : []),
		...(evidence === null ? [] : [vscode.l10n.t("turn {0}", evidence.turn)]),
		...(run === undefined ? [] : [run.name]),
	];
}

function priorityLabel(priority: "high" | "medium" | "low"): string {
	if (priority === "high") return vscode.l10n.t("high");
	return priority === "medium" ? vscode.l10n.t("medium") : vscode.l10n.t("low");
}
