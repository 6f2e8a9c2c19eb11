import * as vscode from "vscode";
import { inline } from "../../../core/render/inline";
import { commands } from "../../ids";
import type { ChatQuestion, ChatWindow } from "./participant";

/** `/status`: what the status bar's item says when one points at it. */
export function answerStatus({ auto, statusBar }: ChatWindow, { stream }: ChatQuestion): void {
	const lines = [auto.stateText, ...statusBar.summary()];
	stream.markdown(lines.map((line) => `- ${inline(line)}`).join("\n"));
	stream.button({ command: commands.handoff, title: vscode.l10n.t("Handoff") });
	stream.button({ command: commands.showLastHandoff, title: vscode.l10n.t("Show Last Handoff") });
}
