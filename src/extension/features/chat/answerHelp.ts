import * as vscode from "vscode";
import type { ChatQuestion, ChatWindow } from "./participant";

/** To everything else. */
export function answerHelp(_: ChatWindow, { stream }: ChatQuestion): void {
	stream.markdown(
		[
			vscode.l10n.t("I keep what a coding session knew for the next one. I understand:"),
			"",
			`- \`/handoff\` ${vscode.l10n.t("hands off the conversations of this folder")}`,
			`- \`/resume\` ${vscode.l10n.t("tells what the last handoff left to do")}`,
			`- \`waky waky\`, \`restore context\` ${vscode.l10n.t("restores the context and says what was loaded")}`,
			`- \`/status\` ${vscode.l10n.t("tells what is followed, and what would happen on close")}`,
			`- \`/auto on\`, \`/auto off\` ${vscode.l10n.t("switches handoffs that happen by themselves")}`,
		].join("\n"),
	);
}
