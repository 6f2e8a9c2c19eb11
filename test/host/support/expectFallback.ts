import { ok } from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { waitFor } from "../waitFor.mts";
import { ask } from "./driver";
import { hostPlan } from "./hostPlan";
import { waitForNotification } from "./waitForNotification";
import { waitForOutput } from "./waitForOutput";

/**
 * Runs the handoff command where the folder must stay as it is, and expects the visible fallback (R-000-47 to 49): the
 * packet in the output channel, and a notification that offers it as a document. Needs a driver.
 */
export async function expectFallback(): Promise<void> {
	const done = vscode.commands.executeCommand("codiHandoff.handoff");
	const { buttons } = await waitForNotification("stands in the output channel");
	ok(buttons.includes("Copy JSON"));
	await waitForOutput("Codi Handoff", '"unfinished_items"');
	ok(!existsSync(join(hostPlan().places.workspace, "NEXT_SESSION_HANDOFF.md")));
	await done;
	await ask("pressNotificationButton", "Open as Document");
	await waitFor(
		() => vscode.window.activeTextEditor?.document.isUntitled && vscode.window.activeTextEditor.document.getText(),
		"the handoff as a document",
	);
}
