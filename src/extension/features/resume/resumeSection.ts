import * as vscode from "vscode";
import { baseName } from "../../../core/model/baseName";
import { alertSentence } from "../../../core/render/alertSentence";
import type { Said } from "../../../core/resume/handoffRecord";
import type { FirstCard, HandoffCard, ReadinessCard } from "../../../core/resume/readinessCard";
import { commands } from "../../ids";
import { localisedSentence } from "../../log";
import { ViewNode, type ViewSection } from "../view/viewNode";
import type { ResumeCards, ShownCard } from "./resumeCards";
import { whenWritten } from "./whenWritten";

/** `Resume`: what waits from the last handoff, as the first part of the view; left out when a session started from it. */
export function resumeSection(cards: ResumeCards): ViewSection {
	return {
		onDidChange: cards.onDidChange,
		hasContent: () => cards.unconsumed.length > 0,
		root: () => {
			const [only, ...more] = cards.unconsumed;
			if (only === undefined) return null;
			const item = new vscode.TreeItem(vscode.l10n.t("Resume"), vscode.TreeItemCollapsibleState.Expanded);
			item.id = "resume";
			item.contextValue = "resume";
			if (more.length === 0) item.description = whenWritten(only);
			return new ViewNode(item, () => (more.length === 0 ? cardNodes(only) : cards.unconsumed.map(folderNode)));
		},
	};
}

function folderNode(card: ShownCard): ViewNode {
	const name = baseName(card.folder);
	const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Expanded);
	item.id = `resume ${card.folder}`;
	item.description = whenWritten(card);
	return new ViewNode(item, () => cardNodes(card));
}

function cardNodes(card: ShownCard): ViewNode[] {
	const { content } = card;
	const [first, ...rest] = content.items;
	const open = { command: commands.resume, title: vscode.l10n.t("Resume"), arguments: [card.folder] };
	const line = (label: string, icon: string, detail: string | null = null) => leaf(label, { icon, detail, open });
	return [
		line(
			first === undefined ? vscode.l10n.t("Nothing was left to do.") : first.title,
			"debug-start",
			first?.step ?? first?.whatsLeft ?? null,
		),
		...card.alerts.map((alert) => line(localisedSentence(alertSentence(alert)), "warning")),
		...group(
			vscode.l10n.t("After That"),
			rest.map(({ title, step }) => line(title, "circle-outline", step)),
		),
		...group(vscode.l10n.t("Open Questions"), content.questions.map(said("question", line))),
		...group(vscode.l10n.t("Constraints"), [...content.constraints, ...content.corrections].map(said("pinned", line))),
		...group(vscode.l10n.t("Do Not Retry"), content.attempts.map(said("circle-slash", line))),
		...(card.kind === "first" ? [notChecked(card, line)] : [...citations(card, line), ...sinceThen(card, line)]),
		leaf(vscode.l10n.t("Continue in Next Agent…"), {
			icon: "rocket",
			detail: null,
			open: { command: commands.continueInNextAgent, title: "", arguments: [card.folder] },
		}),
		...recreate(card),
	];
}

function recreate({ watches, folder }: HandoffCard): ViewNode[] {
	if (watches.length === 0) return [];
	const open = { command: commands.recreate, title: "", arguments: [folder] };
	const detail =
		watches.length === 1
			? vscode.l10n.t("1 ended with the last session")
			: vscode.l10n.t("{0} ended with the last session", watches.length);
	return [leaf(vscode.l10n.t("Recreate…"), { icon: "debug-restart", detail, open })];
}

type Line = (label: string, icon: string, detail?: string | null) => ViewNode;

function said(icon: string, line: Line): (said: Said) => ViewNode {
	return ({ text, source }) => line(text, icon, source);
}

/** No verdict without a look. */
function notChecked({ isBeingChecked }: FirstCard, line: Line): ViewNode {
	return isBeingChecked
		? line(vscode.l10n.t("Citations are being checked…"), "loading~spin")
		: line(vscode.l10n.t("Citations were not checked"), "question");
}

function citations({ citations: all, counts }: ReadinessCard, line: Line): ViewNode[] {
	if (all.length === 0) return [];
	const wrong = all.length - counts.holds;
	const label =
		wrong === 0
			? vscode.l10n.t("All {0} citations hold", all.length)
			: vscode.l10n.t("{0} of {1} citations hold", counts.holds, all.length);
	return [line(label, wrong === 0 ? "pass" : "question")];
}

function sinceThen({ since }: ReadinessCard, line: Line): ViewNode[] {
	if (since.commitsCount === null) return [];
	const files = since.filesCount ?? 0;
	return [line(vscode.l10n.t("{0} commits and {1} changed files since", since.commitsCount, files), "git-commit")];
}

function group(name: string, lines: readonly ViewNode[]): ViewNode[] {
	if (lines.length === 0) return [];
	const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Collapsed);
	item.description = String(lines.length);
	return [new ViewNode(item, () => lines)];
}

function leaf(
	label: string,
	{ icon, detail, open }: { readonly icon: string; readonly detail: string | null; readonly open: vscode.Command },
): ViewNode {
	const item = new vscode.TreeItem(label);
	item.iconPath = new vscode.ThemeIcon(icon);
	if (detail !== null && detail !== label) item.description = detail;
	item.tooltip = detail === null ? label : `${label}\n${detail}`;
	item.command = open;
	item.accessibilityInformation = { label: detail === null ? label : `${label}, ${detail}` };
	return new ViewNode(item, () => []);
}
