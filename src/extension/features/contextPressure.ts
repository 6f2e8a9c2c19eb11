import * as vscode from "vscode";
import { commands } from "../ids";
import { readSettings } from "../settings";
import type { WatchClient } from "./watchClient";

/** At the share of the setting (70 %) of the model's context: one suggestion to hand off, once a conversation (R-002-4). */
export function suggestUnderPressure(watch: WatchClient, onError: (work: Promise<unknown>) => void): vscode.Disposable {
	const suggested = new Set<string>();
	return watch.onDidChange(() => {
		const { contextPressurePercent: limit } = readSettings();
		const full = watch.conversations.find(
			({ path, state, hasNews }) => hasNews && !suggested.has(path) && (state.contextPercent ?? 0) >= limit,
		);
		if (full === undefined) return;
		suggested.add(full.path);
		if (readSettings().shows("contextPressure")) onError(suggest(Math.round(full.state.contextPercent ?? 0)));
	});
}

async function suggest(percent: number): Promise<void> {
	const handOff = vscode.l10n.t("Hand Off");
	const message = vscode.l10n.t("Context at ~{0}%. Quality may degrade.", percent);
	if ((await vscode.window.showInformationMessage(message, handOff)) === handOff)
		await vscode.commands.executeCommand(commands.handoff);
}
