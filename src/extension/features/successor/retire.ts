import * as vscode from "vscode";

interface Retiring extends vscode.QuickPickItem {
	readonly end: () => void;
}

/** Is there anything of the outgoing session that the window still keeps running? */
export function canRetire(outgoing: readonly vscode.Terminal[]): boolean {
	return runningOf(outgoing).length > 0;
}

/**
 * Offers to end what the outgoing session left running in this window: its terminals and the tasks (R-002-32). Nothing is
 * chosen beforehand, and nothing ends that was not chosen.
 */
export async function retire(outgoing: readonly vscode.Terminal[]): Promise<void> {
	const chosen = await vscode.window.showQuickPick(runningOf(outgoing), {
		canPickMany: true,
		title: vscode.l10n.t("Codi: Retire the Outgoing Session"),
		placeHolder: vscode.l10n.t("Choose what is to end now. What was handed over goes on with the next agent."),
	});
	for (const { end } of chosen ?? []) end();
}

function runningOf(outgoing: readonly vscode.Terminal[]): Retiring[] {
	const open = outgoing.filter((terminal) => vscode.window.terminals.includes(terminal));
	return [
		...vscode.tasks.taskExecutions.map((execution) => ({
			label: execution.task.name,
			iconPath: new vscode.ThemeIcon("tools"),
			description: vscode.l10n.t("task"),
			end: () => execution.terminate(),
		})),
		...open.map((terminal) => ({
			label: terminal.name,
			iconPath: new vscode.ThemeIcon("terminal"),
			description: vscode.l10n.t("terminal"),
			end: () => terminal.dispose(),
		})),
	];
}
