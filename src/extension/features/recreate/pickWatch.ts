import * as vscode from "vscode";
import type { Watch } from "../../../core/model/watch";
import { plainLine } from "../../../core/render/inline";

interface WatchItem extends vscode.QuickPickItem {
	readonly watch?: Watch;
}

/** Lets the user choose one, those to be recreated first. `isAll` false: there may be more. Null: cancelled. */
export async function pickWatch(watches: readonly Watch[], isAll: boolean): Promise<Watch | null> {
	const items = [
		...group(
			vscode.l10n.t("Recommended"),
			watches.filter(({ recreate }) => recreate),
		),
		...group(
			vscode.l10n.t("Ended by itself, or kept elsewhere"),
			watches.filter(({ recreate }) => !recreate),
		),
	];
	const picked = await vscode.window.showQuickPick(items, {
		title: vscode.l10n.t("Codi: Recreate"),
		placeHolder: isAll
			? vscode.l10n.t("What ended with the last session. Nothing starts before you have seen it.")
			: vscode.l10n.t("What the handoff tells of. The conversations are gone, so there may be more."),
		matchOnDetail: true,
		// The terminal of what was started before takes the focus.
		ignoreFocusOut: true,
	});
	return picked?.watch ?? null;
}

function group(name: string, watches: readonly Watch[]): WatchItem[] {
	if (watches.length === 0) return [];
	return [{ label: name, kind: vscode.QuickPickItemKind.Separator }, ...watches.map(itemOf)];
}

function itemOf(watch: Watch): WatchItem {
	const { id, schedule, ports, owner, since, mayRun } = watch;
	// The picker cuts what is long: what tells most stands first.
	const facts = [
		...(schedule === null ? [] : [schedule]),
		...(ports.length === 0 ? [] : [vscode.l10n.t("port {0}", ports.join(", "))]),
		...(mayRun ? [vscode.l10n.t("may still run")] : []),
		...(since === null ? [] : [vscode.l10n.t("since {0}", new Date(since).toLocaleString(vscode.env.language))]),
		owner,
		...(id === null ? [] : [vscode.l10n.t("id {0}", id)]),
	];
	return {
		label: asText(watch.what),
		description: watchLabel(watch.kind),
		detail: asText(facts.join(" · ")).replace(uuid, "$1"),
		iconPath: new vscode.ThemeIcon(icons[watch.kind]),
		watch,
	};
}

/** Its first digits tell it from the others. */
const uuid = /\b([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g;

const icons: Readonly<Record<Watch["kind"], string>> = {
	background: "server-process",
	cron: "clockface",
	monitor: "eye",
	loop: "sync",
	crontab: "calendar",
	terminal: "terminal",
	task: "tools",
	debug: "debug-alt",
};

/** What each kind is, in words. */
export function watchLabel(kind: Watch["kind"]): string {
	switch (kind) {
		case "background":
			return vscode.l10n.t("background command");
		case "cron":
			return vscode.l10n.t("cron");
		case "monitor":
			return vscode.l10n.t("monitor");
		case "loop":
			return vscode.l10n.t("loop");
		case "crontab":
			return vscode.l10n.t("edit of the crontab");
		case "terminal":
			return vscode.l10n.t("command in a terminal");
		case "task":
			return vscode.l10n.t("task");
		case "debug":
			return vscode.l10n.t("debug session");
	}
}

/** `$(date)` in a command is no icon. */
function asText(text: string): string {
	return plainLine(text).replace(/\$\([\w~-]+\)/g, "\\$&");
}
