import * as vscode from "vscode";
import type { ShownNotification } from "../driverActions.mts";
import { waitFor } from "../waitFor.mts";
import { ask } from "./driver";

/**
 * Waits for a notification that holds a text. Under test VS Code shows no toasts: the notification centre is opened.
 * Needs a driver.
 */
export function waitForNotification(text: string): Promise<ShownNotification> {
	return waitFor(async () => {
		await vscode.commands.executeCommand("notifications.showList");
		return (await ask("notifications")).find((shown) => shown.text.includes(text));
	}, `a notification with "${text}"`);
}
