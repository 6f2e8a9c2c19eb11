import * as vscode from "vscode";
import { baseName } from "../../../core/model/baseName";
import type { Watch } from "../../../core/model/watch";
import { type NotStartable, type Recreation, recreationOf } from "../../../core/resume/recreation";
import type { HandoffServices } from "../../services";
import { commandOf } from "../taskCapture";
import { watchLabel } from "./pickWatch";
import { executionOf, startTask } from "./startTask";

/**
 * Recreates one, once the user has seen it in full and agreed: commands are an agent's, or what an agent wrote down of
 * the window. True when nothing is left to be done with it.
 */
export async function recreateWatch(services: HandoffServices, folder: string, watch: Watch): Promise<boolean> {
	const isDone = await recreateBy(services, folder, watch);
	if (isDone) services.log.info(`recreated or copied: ${watch.kind}`);
	return isDone;
}

async function recreateBy(services: HandoffServices, folder: string, watch: Watch): Promise<boolean> {
	const task = watch.kind === "task" ? await ownTask(watch.what) : undefined;
	if (task !== undefined) {
		if ((await ask(vscode.l10n.t("Run this task again?"), watch.what, false)) !== "start") return false;
		await vscode.tasks.executeTask(task);
		return true;
	}
	const recreation = recreationOf(watch);
	switch (recreation.kind) {
		case "none":
			return tellWhyNot(watch, recreation.reason);
		case "agent":
			return offerWords(watch, recreation.words);
		case "debug":
			return startDebugging(folder, watch);
		case "process":
		case "shell":
			return startCommand(services, folder, watch, recreation);
	}
}

/** A task of the workspace's own; one without a name that is known any more is a command. */
async function ownTask(what: string): Promise<vscode.Task | undefined> {
	const tasks = await vscode.tasks.fetchTasks();
	return tasks.find(({ name }) => name === what) ?? tasks.find((task) => commandOf(task) === what);
}

async function startCommand(
	{ ports }: HandoffServices,
	folder: string,
	{ what }: Watch,
	recreation: Extract<Recreation, { readonly kind: "process" | "shell" }>,
): Promise<boolean> {
	const execution = executionOf(ports, folder, what, recreation);
	const name = baseName(folder);
	const question =
		execution instanceof vscode.ShellExecution
			? vscode.l10n.t("Let a shell run this in {0}?", name)
			: vscode.l10n.t("Start this in {0}?", name);
	const answer = await ask(question, what, true);
	if (answer === "start") await startTask(folder, what, execution);
	return answer !== null;
}

async function startDebugging(folder: string, { what }: Watch): Promise<boolean> {
	if ((await ask(vscode.l10n.t("Start this debug session again?"), what, false)) !== "start") return false;
	const workspaceFolder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder));
	return vscode.debug.startDebugging(workspaceFolder, what);
}

/** Null: neither. What is asked about stands below the question, whole and alone. */
async function ask(question: string, what: string, canCopy: boolean): Promise<"start" | "copy" | null> {
	const start = vscode.l10n.t("Start");
	const copy = vscode.l10n.t("Copy");
	const buttons = canCopy ? [start, copy] : [start];
	const answer = await vscode.window.showWarningMessage(question, { modal: true, detail: what }, ...buttons);
	if (answer !== copy) return answer === start ? "start" : null;
	await copyText(what);
	return "copy";
}

async function offerWords({ kind }: Watch, words: string): Promise<boolean> {
	const message = vscode.l10n.t("Only an agent can recreate this {0}. Give it these words:", watchLabel(kind));
	return offerCopy(message, words);
}

async function tellWhyNot({ what }: Watch, reason: NotStartable): Promise<boolean> {
	const message = reasonSentence(reason);
	if (reason !== "hidden") return offerCopy(message, what);
	await vscode.window.showWarningMessage(message, { modal: true });
	return false;
}

async function offerCopy(message: string, text: string): Promise<boolean> {
	const copy = vscode.l10n.t("Copy");
	const answer = await vscode.window.showInformationMessage(message, { modal: true, detail: text }, copy);
	if (answer === copy) await copyText(text);
	return answer === copy;
}

async function copyText(text: string): Promise<void> {
	await vscode.env.clipboard.writeText(text);
	vscode.window.setStatusBarMessage(vscode.l10n.t("Copied."), 5_000);
}

function reasonSentence(reason: NotStartable): string {
	switch (reason) {
		case "masked":
			return vscode.l10n.t("A secret was masked in this command, so it cannot be started from here.");
		case "cut":
			return vscode.l10n.t("This command was cut when it was written down, so it cannot be started from here.");
		case "hidden":
			return vscode.l10n.t("This command holds characters that cannot be seen, so it is not started from here.");
		case "variable":
			return vscode.l10n.t("VS Code would put values of its own into this command, so it is not started from here.");
	}
}
