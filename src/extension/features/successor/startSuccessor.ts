import * as vscode from "vscode";
import { batchArgument, commandWith } from "../../../core/successor/successors";
import type { Successor } from "./pickSuccessor";

/** A successor that was started in a terminal of this window. */
export interface StartedSuccessor {
	readonly terminal: vscode.Terminal;
	/** ISO 8601. */
	readonly startedAt: string;
}

/**
 * Starts a fresh session with the prompt: a terminal whose program is the agent itself, its arguments given one by one,
 * so that no shell reads the prompt; or the chat of VS Code with the prompt filled in. Null when there is nothing to
 * follow: the prompt went to the chat or to the clipboard.
 */
export async function startSuccessor(
	successor: Successor,
	prompt: string,
	folder: string,
): Promise<StartedSuccessor | null> {
	if (successor.kind === "copy") {
		await vscode.env.clipboard.writeText(prompt);
		vscode.window.setStatusBarMessage(vscode.l10n.t("Handoff prompt copied."), 5_000);
		return null;
	}
	if (successor.kind === "chat") {
		await vscode.commands.executeCommand("workbench.action.chat.newChat");
		await vscode.commands.executeCommand("workbench.action.chat.open", { query: prompt });
		return null;
	}
	const startedAt = new Date().toISOString();
	const isBatch = /\.(?:cmd|bat)$/i.test(successor.program);
	const [, ...args] = commandWith(successor.command, isBatch ? batchArgument(prompt) : prompt);
	const terminal = vscode.window.createTerminal({
		name: `${successor.name} (Codi)`,
		cwd: folder,
		shellPath: successor.program,
		shellArgs: args,
		iconPath: new vscode.ThemeIcon("rocket"),
		isTransient: true,
	});
	terminal.show();
	return { terminal, startedAt };
}

const outgoing = "-OUTGOING";

/** Names the terminals of a session that is handed over (R-002-31), as far as the API allows: only the active one can be renamed. */
export async function renameOutgoing(terminals: readonly vscode.Terminal[]): Promise<void> {
	for (const terminal of terminals) {
		if (terminal.name.endsWith(outgoing)) continue;
		terminal.show(true);
		const name = `${terminal.name}${outgoing}`;
		await vscode.commands.executeCommand("workbench.action.terminal.renameWithArg", { name });
	}
}
