import * as vscode from "vscode";
import type { Basis, Finding, FindingKind } from "../../../core/model/finding";

/** The heading of the findings of a kind. */
export function kindLabel(kind: FindingKind): string {
	switch (kind) {
		case "intent":
			return vscode.l10n.t("Goal");
		case "unfinished":
			return vscode.l10n.t("Unfinished");
		case "question":
			return vscode.l10n.t("Open Questions");
		case "constraint":
			return vscode.l10n.t("Constraints");
		case "correction":
			return vscode.l10n.t("Corrections");
		case "decision":
			return vscode.l10n.t("Decisions");
		case "attempt":
			return vscode.l10n.t("Tried and Failed");
		case "lesson":
			return vscode.l10n.t("Lessons");
		case "issue":
			return vscode.l10n.t("Issues");
	}
}

/** How a finding is known, with what a cut-off call leaves unknown told as that. */
export function shownBasis(finding: Finding): Basis | "unverified" {
	return finding.kind === "unfinished" && finding.unverified ? "unverified" : finding.basis;
}

/** How a claim is known, as an icon. */
export function basisIcon(basis: Basis | "unverified"): vscode.ThemeIcon {
	const icons = { run: "beaker", doc: "book", dialogue: "comment-discussion", unverified: "question" };
	return new vscode.ThemeIcon(icons[basis]);
}

/** The same in words. */
export function basisLabel(basis: Basis | "unverified"): string {
	switch (basis) {
		case "run":
			return vscode.l10n.t("shown by a tool that ran");
		case "doc":
			return vscode.l10n.t("read in a file");
		case "dialogue":
			return vscode.l10n.t("only said");
		case "unverified":
			return vscode.l10n.t("not verified: a tool call was cut off");
	}
}
