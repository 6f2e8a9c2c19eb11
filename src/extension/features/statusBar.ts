import * as vscode from "vscode";
import { lastHandoffTime } from "../../app/handoff/lastHandoff";
import type { Ports } from "../../app/ports";
import { commands } from "../ids";
import { workspaceFolders } from "./targetFolders";
import type { WatchClient } from "./watchClient";

export type StatusMode = "idle" | "working" | "blocked";

/** The one item on the right of the status bar: whether handoffs happen by themselves, and what would happen now. */
export class StatusBar implements vscode.Disposable {
	private readonly item = vscode.window.createStatusBarItem("codiHandoff.auto", vscode.StatusBarAlignment.Right, 90);
	private mode: StatusMode = "idle";

	constructor(
		private readonly ports: Ports,
		private readonly watch: WatchClient,
		private readonly isAuto: () => boolean,
	) {
		this.item.name = "Codi Handoff";
		this.item.command = commands.toggleAuto;
		this.render();
		this.item.show();
	}

	set(mode: StatusMode): void {
		this.mode = mode;
		this.render();
	}

	render(): void {
		const icon = this.mode === "working" ? "$(sync~spin)" : "$(archive)";
		this.item.text = `${icon} ${this.isAuto() ? vscode.l10n.t("Auto-handoff: ON") : vscode.l10n.t("Auto-handoff: OFF")}`;
		this.item.backgroundColor =
			this.mode === "blocked" ? new vscode.ThemeColor("statusBarItem.errorBackground") : undefined;
		this.item.tooltip = this.tooltip();
	}

	/** What is followed, when the last handoff was, what would happen on close: a line each. */
	summary(): readonly string[] {
		return [...this.watched(), ...this.lastHandoff(), this.onClose()];
	}

	dispose(): void {
		this.item.dispose();
	}

	private tooltip(): vscode.MarkdownString {
		const text = new vscode.MarkdownString(undefined, true);
		text.isTrusted = { enabledCommands: [commands.handoff, commands.showLastHandoff, commands.showLog] };
		for (const line of this.summary()) text.appendText(line).appendMarkdown("\n\n");
		text.appendMarkdown(
			[
				`[${vscode.l10n.t("Handoff")}](command:${commands.handoff})`,
				`[${vscode.l10n.t("Last Handoff")}](command:${commands.showLastHandoff})`,
				`[${vscode.l10n.t("Log")}](command:${commands.showLog})`,
			].join(" · "),
		);
		return text;
	}

	private watched(): string[] {
		if (this.watch.conversations.length === 0) return [vscode.l10n.t("No conversation is followed.")];
		return this.watch.conversations.slice(0, 5).map(({ agent, title, state }) => {
			const time = state.lastRecordAt === null ? "" : new Date(state.lastRecordAt).toLocaleTimeString();
			return vscode.l10n.t("{0}: {1} ({2} turns, {3})", agent, title ?? "…", state.turns, time);
		});
	}

	private lastHandoff(): string[] {
		const times = workspaceFolders().flatMap(({ uri }) => lastHandoffTime(this.ports, uri.fsPath)?.getTime() ?? []);
		if (times.length === 0) return [];
		return [vscode.l10n.t("Last handoff: {0}", new Date(Math.max(...times)).toLocaleString())];
	}

	private onClose(): string {
		if (!this.isAuto()) return vscode.l10n.t("On close: nothing, until you switch it on.");
		const items = this.watch.readyItems;
		if (items === null) return vscode.l10n.t("On close: nothing, there is no news.");
		return vscode.l10n.t("On close: a handoff with {0} unfinished.", items);
	}
}
