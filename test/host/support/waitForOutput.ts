import * as vscode from "vscode";
import { waitFor } from "../waitFor.mts";

/**
 * Shows an output channel and waits until it holds a text; returns everything that it holds then.
 * VS Code gives a channel out as a document only while it is shown, and fills that document a moment later.
 */
export async function waitForOutput(channel: string, text: string): Promise<string> {
	const command = await waitFor(() => showCommand(channel), `the command that shows the output channel ${channel}`);
	await vscode.commands.executeCommand(command);
	return waitFor(() => {
		const shown = vscode.workspace.textDocuments.find(
			({ uri }) => uri.scheme === "output" && withoutLog(uri.path).endsWith(channel),
		);
		const held = shown?.getText() ?? "";
		return held.includes(text) && held;
	}, `"${text}" in the output channel ${channel}`);
}

/** VS Code registers one for each channel; its name ends with the channel's, and with `.log` for a log channel. */
async function showCommand(channel: string): Promise<string | undefined> {
	const commands = await vscode.commands.getCommands();
	return commands.find(
		(command) => command.startsWith("workbench.action.output.show.") && withoutLog(command).endsWith(channel),
	);
}

function withoutLog(name: string): string {
	return name.replace(/\.log$/, "");
}
