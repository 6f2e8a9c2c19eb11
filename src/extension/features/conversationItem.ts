import * as vscode from "vscode";
import { shorten } from "../../core/model/shorten";

interface Described {
	readonly agent: string;
	/** What it is called. */
	readonly name: string;
	readonly turns: number;
	/** ISO 8601. */
	readonly lastActivity: string;
	readonly folder: string | null;
}

/** Longer names would push the agent out of sight. */
const longestName = 70;

/** How a conversation stands in a quick pick. */
export function conversationItem({ agent, name, turns, lastActivity, folder }: Described): {
	readonly label: string;
	readonly description: string;
	readonly detail: string;
} {
	const time = new Date(lastActivity).toLocaleString();
	const facts = turns === 1 ? vscode.l10n.t("1 turn · {0}", time) : vscode.l10n.t("{0} turns · {1}", turns, time);
	return {
		label: `$(comment-discussion) ${shorten(name, longestName)}`,
		description: agent,
		detail: folder === null ? facts : `${facts} · ${folder}`,
	};
}
