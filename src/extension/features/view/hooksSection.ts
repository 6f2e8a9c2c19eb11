import * as vscode from "vscode";
import type { Hook } from "../../../app/emit/hook";
import { readRegistry } from "../../../app/emit/registry";
import type { Ports } from "../../../app/ports";
import type { PastHandoff } from "../../../app/review/packetHistory";
import { commands } from "../../ids";
import { localised } from "../../log";
import { hintNode } from "./hintNode";
import type { PastHandoffs } from "./pastHandoffs";
import { ViewNode, type ViewSection } from "./viewNode";

type LastRun = PastHandoff["hooks"][number] & { readonly at: string };

/** `Hooks`: the programs that receive handoffs, with how each did last. */
export function hooksSection(ports: Ports, history: PastHandoffs): ViewSection {
	return {
		onDidChange: history.onDidChange,
		hasContent: () => ["hooks", "refused"].includes(readRegistry(ports.files, ports.places).kind),
		root: () => {
			const item = new vscode.TreeItem(vscode.l10n.t("Hooks"), vscode.TreeItemCollapsibleState.Collapsed);
			item.id = "hooks";
			item.contextValue = "hooks";
			return new ViewNode(item, () => hookNodes(ports, history));
		},
	};
}

function hookNodes(ports: Ports, history: PastHandoffs): readonly ViewNode[] {
	const open = { command: commands.openHookRegistry, title: vscode.l10n.t("Open Registry") };
	const registry = readRegistry(ports.files, ports.places);
	if (registry.kind === "refused") return [hintNode(localised(registry.problem), open)];
	if (registry.kind !== "hooks")
		return [hintNode(vscode.l10n.t("Register a program that receives each handoff in the hook registry."), open)];
	return registry.hooks.map((hook) => hookNode(hook, lastRun(history.all, hook), open));
}

function lastRun(past: readonly PastHandoff[], { name }: Hook): LastRun | null {
	for (const { hooks, createdAt } of past) {
		const run = hooks.find((one) => one.name === name);
		if (run !== undefined) return { ...run, at: createdAt };
	}
	return null;
}

function hookNode(hook: Hook, run: LastRun | null, open: vscode.Command): ViewNode {
	const item = new vscode.TreeItem(hook.name);
	item.id = `hook ${hook.name}`;
	item.iconPath = iconOf(run);
	item.description = run === null ? vscode.l10n.t("has not run yet") : runLabel(run);
	item.tooltip = [hook.command, ...hook.args].join(" ");
	item.command = open;
	const required = hook.required ? [vscode.l10n.t("required")] : [];
	item.accessibilityInformation = { label: [hook.name, ...required, item.description].join(", "), role: "treeitem" };
	return new ViewNode(item, () => []);
}

function runLabel({ verdict, ms, at }: LastRun): string {
	const words = {
		PASS: vscode.l10n.t("passed"),
		WARN: vscode.l10n.t("failed, not required"),
		BLOCK: vscode.l10n.t("blocked the handoff"),
	};
	return vscode.l10n.t("{0} · {1} ms · {2}", words[verdict], Math.round(ms), new Date(at).toLocaleString());
}

function iconOf(run: LastRun | null): vscode.ThemeIcon {
	if (run === null) return new vscode.ThemeIcon("circle-outline");
	const icons = {
		PASS: ["pass", "testing.iconPassed"],
		WARN: ["warning", "list.warningForeground"],
		BLOCK: ["error", "list.errorForeground"],
	} as const;
	const [icon, colour] = icons[run.verdict];
	return new vscode.ThemeIcon(icon, new vscode.ThemeColor(colour));
}
