import * as vscode from "vscode";
import { type CommandId, commands } from "./ids";
import type { OutputLog } from "./log";

/**
 * Every command of the manifest with what it does: a missing one does not compile. `target` is what the command was
 * called on, in a view or by other code: anything.
 */
export type CommandTable = Readonly<Record<CommandId, (target: unknown) => unknown>>;

/** Registers the commands. One that fails says so with the cause in the log, instead of VS Code's bare message. */
export function registerCommands(table: CommandTable, log: OutputLog): vscode.Disposable {
	return vscode.Disposable.from(
		...Object.values(commands).map((id) =>
			vscode.commands.registerCommand(id, async (target: unknown) => {
				try {
					return await table[id](target);
				} catch (error) {
					log.error(`${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
					log.settle(sayFailed(log, error));
					return undefined;
				}
			}),
		),
	);
}

async function sayFailed(log: OutputLog, error: unknown): Promise<void> {
	const show = vscode.l10n.t("Show Log");
	const reason = error instanceof Error ? error.message : String(error);
	const answer = await vscode.window.showErrorMessage(vscode.l10n.t("Codi Handoff failed: {0}", reason), show);
	if (answer === show) log.show();
}
