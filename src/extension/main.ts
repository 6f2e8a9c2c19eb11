import * as vscode from "vscode";
import { locksFolder } from "../app/emit/paths";
import { completeHandoff, type RunHook } from "../app/handoff/completeHandoff";
import { createPorts } from "../node/createPorts";
import { runHandoffCommand } from "./features/handoffCommand";
import { createHookTasks } from "./features/hookTasks";
import { copyPrompt, registerPacketDocuments, showLastHandoff, showPacket } from "./features/lastHandoffCommands";
import { openHookRegistry } from "./features/openHookRegistry";
import { PendingHandoffs, resumePending } from "./features/pendingHandoffs";
import { presentReport } from "./features/presentReport";
import { createRunWorker } from "./features/runWorker";
import { commands } from "./ids";
import { createOutputLog } from "./log";
import { registerCommands } from "./registerCommands";
import type { HandoffServices, SettledHook } from "./services";

/** Puts the extension together: log first, then services, then features. */
export function activate(context: vscode.ExtensionContext): void {
	const log = createOutputLog();
	const ports = createPorts(locksFolder);
	const pending = new PendingHandoffs(ports);
	const hookTasks = createHookTasks(ports, log, {
		current: () => pending.newest(),
		settled: (hook, verdict) => log.settle(resumePending(services, pending, { hook, verdict })),
	});
	const services: HandoffServices = {
		ports,
		log,
		memento: context.workspaceState,
		runWorker: createRunWorker(context.extensionUri),
		complete: async (advanced, { reportTo, settled, teaser }) => {
			const report = await completeHandoff(ports, advanced, hookRunner(hookTasks.run, settled), teaser);
			pending.note(advanced.pending.id, report.isPending);
			presentReport(services, report, reportTo);
			return report;
		},
	};
	const commandTable = registerCommands(
		{
			[commands.handoff]: () => runHandoffCommand(services),
			[commands.showLastHandoff]: () => showLastHandoff(ports),
			[commands.showPacket]: () => showPacket(ports),
			[commands.copyPrompt]: () => copyPrompt(ports),
			[commands.openHookRegistry]: () => openHookRegistry(ports, log),
			[commands.retryHooks]: () => retryHooks(services, pending),
			[commands.showLog]: () => log.show(),
		},
		log,
	);
	const trust = vscode.workspace.onDidGrantWorkspaceTrust(() => log.settle(resumePending(services, pending, null)));
	context.subscriptions.push(log, hookTasks, commandTable, trust, registerPacketDocuments(ports));
	log.settle(resumePending(services, pending, null));
}

/** Null: in Restricted Mode nothing is run, and the handoff waits. */
function hookRunner(runAsTask: RunHook, settled: SettledHook | null): RunHook | null {
	if (!vscode.workspace.isTrusted) return null;
	if (settled === null) return runAsTask;
	return async (hook, handoff) => {
		if (hook.name === settled.hook.name) return settled.verdict;
		return handoff.hooks.verdicts.find(({ name }) => name === hook.name) ?? runAsTask(hook, handoff);
	};
}

async function retryHooks(services: HandoffServices, pending: PendingHandoffs): Promise<void> {
	if ((await resumePending(services, pending, null)) === 0)
		await vscode.window.showInformationMessage(vscode.l10n.t("No handoff is waiting for a hook."));
}
