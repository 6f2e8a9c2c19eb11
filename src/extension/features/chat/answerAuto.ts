import * as vscode from "vscode";
import { commands } from "../../ids";
import type { ChatQuestion, ChatWindow } from "./participant";

/** `/auto on`, `/auto off`; without either it tells how it stands. */
export function answerAuto({ auto }: ChatWindow, { words, stream }: ChatQuestion): void {
	const wanted = /^on\b/i.test(words) ? true : /^off\b/i.test(words) ? false : null;
	if (wanted !== null) auto.set(wanted);
	stream.markdown(auto.stateText);
	if (wanted === null) stream.button({ command: commands.toggleAuto, title: vscode.l10n.t("Toggle Auto-Handoff") });
}
