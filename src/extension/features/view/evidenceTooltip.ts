import * as vscode from "vscode";
import type { Evidence } from "../../../core/model/finding";
import { shorten } from "../../../core/model/shorten";
import { plainLine } from "../../../core/render/inline";

/** Places shown of a finding that many words support. */
const mostPlaces = 4;

/** The words that a finding comes from. They are foreign: nothing in them is a link, an icon or HTML. */
export function evidenceTooltip(
	text: string,
	facts: readonly string[],
	evidence: readonly Evidence[],
): vscode.MarkdownString {
	const tooltip = new vscode.MarkdownString();
	tooltip.isTrusted = false;
	tooltip.supportHtml = false;
	tooltip.appendMarkdown("**").appendText(text).appendMarkdown("**\n\n");
	tooltip.appendText(facts.join(" · ")).appendMarkdown("\n\n");
	for (const one of evidence.slice(0, mostPlaces)) {
		tooltip
			.appendMarkdown("> ")
			.appendText(shorten(plainLine(one.quote), 300))
			.appendMarkdown("\n\n");
		tooltip.appendText(`— ${speakerOf(one)}`).appendMarkdown("\n\n");
	}
	return tooltip;
}

function speakerOf({ speaker, turn, run, byHand }: Evidence): string {
	if (byHand !== undefined) return vscode.l10n.t("you, in this view");
	if (run !== undefined) return vscode.l10n.t("{0}, in this window", run.name);
	if (speaker === "user") return vscode.l10n.t("user, turn {0}", turn);
	return speaker === "assistant" ? vscode.l10n.t("agent, turn {0}", turn) : vscode.l10n.t("tool, turn {0}", turn);
}
