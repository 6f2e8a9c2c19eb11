import * as vscode from "vscode";
import {
	applyPlan,
	changesAnything,
	type HookChange,
	type HookPlan,
	planAgentHook,
	undoOf,
} from "../../app/agentHooks/hookPlan";
import { type LauncherTarget, refreshLauncher, writeLauncher } from "../../app/agentHooks/launcher";
import { type AgentHookState, listAgentHooks } from "../../app/agentHooks/listAgentHooks";
import type { Problem } from "../../core/model/problem";
import { localised } from "../log";
import type { HandoffServices } from "../services";
import type { SettingsChanges } from "./settingsChanges";

type ConnectServices = Pick<HandoffServices, "ports" | "log">;

interface Applied {
	readonly state: AgentHookState;
	readonly change: HookChange;
	readonly plan: HookPlan;
}

/**
 * Codi: Connect Agents… Lets the user choose which agents tell of the end of their sessions and take the handoff at the
 * start of the next one. Each change of an agent's own settings is shown before it is made, and can be undone.
 */
export async function connectAgents(
	services: ConnectServices,
	settingsChanges: SettingsChanges,
	extensionUri: vscode.Uri,
): Promise<void> {
	const agents = listAgentHooks(services.ports);
	const installed = agents.filter(({ isInstalled }) => isInstalled);
	if (installed.length === 0) return sayNoneInstalled(agents);
	const chosen = await pickAgents(installed);
	if (chosen === null) return;
	const wanted = installed.flatMap((state): { state: AgentHookState; change: HookChange }[] => {
		const isChosen = chosen.includes(state);
		if (isChosen) return state.isConnected ? [] : [{ state, change: "add" }];
		return state.isConnected || state.hasOldHooks ? [{ state, change: "remove" }] : [];
	});
	const isNeeded = wanted.some(({ change }) => change === "add");
	const problem = isNeeded ? writeLauncher(services.ports, launcherTarget(extensionUri)) : null;
	if (problem !== null) {
		sayProblem(services, problem);
		return;
	}
	const applied: Applied[] = [];
	for (const { state, change } of wanted) {
		const plan = await changeSettings(services, settingsChanges, state, change);
		if (plan !== null) applied.push({ state, change, plan });
	}
	if (applied.length > 0) await offerUndo(services, applied);
}

/** To be called at each start: an update has moved the program that the launcher calls. */
export function keepLauncherCurrent({ ports, log }: ConnectServices, extensionUri: vscode.Uri): void {
	const problem = refreshLauncher(ports, launcherTarget(extensionUri));
	if (problem !== null) log.problem(problem);
}

/** The launcher runs VS Code's own runtime: agents' hooks then need no Node on the search path. */
function launcherTarget(extensionUri: vscode.Uri): LauncherTarget {
	return {
		runtime: process.execPath,
		electron: process.versions.electron !== undefined,
		cli: vscode.Uri.joinPath(extensionUri, "dist", "cli.js").fsPath,
	};
}

interface AgentItem extends vscode.QuickPickItem {
	readonly state: AgentHookState;
}

async function pickAgents(installed: readonly AgentHookState[]): Promise<readonly AgentHookState[] | null> {
	const items = installed.map(
		(state): AgentItem => ({
			label: state.name,
			...descriptionOf(state),
			detail: state.problem === null ? state.path : localised(state.problem),
			picked: state.isConnected || state.hasOldHooks,
			state,
		}),
	);
	const picked = await vscode.window.showQuickPick(items, {
		canPickMany: true,
		title: vscode.l10n.t("Codi: Connect Agents"),
		placeHolder: vscode.l10n.t("Agents whose sessions are handed off when they end, and begin with the last handoff"),
		matchOnDetail: true,
	});
	return picked === undefined ? null : picked.map(({ state }) => state);
}

function descriptionOf({ isConnected, hasOldHooks }: AgentHookState): { readonly description?: string } {
	if (isConnected) return { description: vscode.l10n.t("connected") };
	return hasOldHooks ? { description: vscode.l10n.t("connected by an older version: can be brought up to date") } : {};
}

/** Shows one change and makes it when the user agrees. Null when nothing was changed. */
async function changeSettings(
	services: ConnectServices,
	settingsChanges: SettingsChanges,
	state: AgentHookState,
	change: HookChange,
): Promise<HookPlan | null> {
	const plan = planAgentHook(services.ports, state.agent, change);
	if ("code" in plan) return sayProblem(services, plan);
	if (!changesAnything(plan)) return null;
	const shown = await settingsChanges.show(plan, vscode.l10n.t("{0}: settings as they would be", state.name));
	try {
		if (!(await confirm(state, change))) return null;
	} finally {
		await shown.close();
	}
	const problem = applyPlan(services.ports, plan);
	if (problem !== null) return sayProblem(services, problem);
	services.log.info(`${change} hook of ${state.agent}: ${plan.path}`);
	return plan;
}

async function confirm(state: AgentHookState, change: HookChange): Promise<boolean> {
	const accept = vscode.l10n.t("Change");
	const question = questionOf(state, change);
	return (await vscode.window.showInformationMessage(question, accept, vscode.l10n.t("Cancel"))) === accept;
}

function questionOf({ name, path, takesContext }: AgentHookState, change: HookChange): string {
	if (change === "remove")
		return vscode.l10n.t("Take the hooks of Codi Handoff out of {0} again? This changes {1}.", name, path);
	if (!takesContext)
		return vscode.l10n.t("Let {0} tell Codi Handoff when a session ends? This changes {1}.", name, path);
	return vscode.l10n.t(
		"Let {0} tell Codi Handoff when a session ends? And begin the next one with the handoff of its folder? This changes {1}.",
		name,
		path,
	);
}

async function offerUndo(services: ConnectServices, applied: readonly Applied[]): Promise<void> {
	const undo = vscode.l10n.t("Undo");
	const names = applied.map(({ state }) => state.name).join(", ");
	const needsTrust = applied.some(({ state, change }) => state.agent === "codex" && change === "add");
	const message = needsTrust
		? vscode.l10n.t(
				"Settings changed: {0}. Codex runs the new hooks only after you have trusted them there once: type /hooks.",
				names,
			)
		: vscode.l10n.t("Settings changed: {0}.", names);
	if ((await vscode.window.showInformationMessage(message, undo)) !== undo) return;
	const problems = applied.flatMap(({ plan }) => applyPlan(services.ports, undoOf(plan)) ?? []);
	for (const problem of problems) sayProblem(services, problem);
	if (problems.length === 0)
		vscode.window.setStatusBarMessage(vscode.l10n.t("The settings are again as they were."), 5000);
}

async function sayNoneInstalled(agents: readonly AgentHookState[]): Promise<void> {
	const names = agents.map(({ name }) => name).join(", ");
	await vscode.window.showInformationMessage(
		vscode.l10n.t("None of the agents that can be connected was found on this machine: {0}.", names),
	);
}

/** Null, so that callers can end with it. Does not wait until the user has seen it. */
function sayProblem({ log }: ConnectServices, problem: Problem): null {
	log.problem(problem);
	log.settle(Promise.resolve(vscode.window.showErrorMessage(localised(problem))));
	return null;
}
