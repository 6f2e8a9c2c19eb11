import * as vscode from "vscode";
import { locksFolder } from "../app/emit/paths";
import { preparedPath } from "../app/emit/preparedFile";
import { mirrorUserSettings } from "../app/userSettings";
import { createPorts } from "../node/createPorts";
import { AgentTerminals } from "./features/agentTerminals";
import { type CodiHandoffApi, createApi, registerUriHandler } from "./features/api";
import { AutoHandoff } from "./features/autoHandoff";
import { CapturedRuns } from "./features/capturedRuns";
import { registerChat } from "./features/chat/registerChat";
import { ClosureWatch } from "./features/closureWatch";
import { connectAgents, keepLauncherCurrent } from "./features/connectAgents";
import { suggestUnderPressure } from "./features/contextPressure";
import { DebugCapture } from "./features/debugCapture";
import { editorWindow } from "./features/editorWindow";
import { runHandoffCommand } from "./features/handoffCommand";
import { createHookTasks } from "./features/hookTasks";
import { Idle } from "./features/idle";
import { copyPrompt, registerPacketDocuments, showLastHandoff, showPacket } from "./features/lastHandoffCommands";
import { openHookRegistry } from "./features/openHookRegistry";
import { PendingHandoffs, resumePending } from "./features/pendingHandoffs";
import { recoverUnclosed } from "./features/recoverUnclosed";
import { recreate } from "./features/recreate/recreateCommand";
import { reportClosed } from "./features/reportClosed";
import { CardDocuments } from "./features/resume/cardDocuments";
import { createReadReadiness } from "./features/resume/readReadiness";
import { ResumeCards } from "./features/resume/resumeCards";
import { resumeFromLastHandoff } from "./features/resume/resumeCommand";
import { noticeHandoff } from "./features/resume/resumeNotice";
import { resumeSection } from "./features/resume/resumeSection";
import { createRunWorker } from "./features/runWorker";
import { searchHandoffs } from "./features/searchHandoffs";
import { createSettingsChanges } from "./features/settingsChanges";
import { showConversations } from "./features/showConversations";
import { finishSignalsAside, sealOnShutdown } from "./features/shutdown";
import { StatusBar } from "./features/statusBar";
import { continueInNextAgent } from "./features/successor/continueCommand";
import { targetFolders } from "./features/targetFolders";
import { TaskCapture } from "./features/taskCapture";
import { TerminalCapture } from "./features/terminalCapture";
import { UserActivity } from "./features/userActivity";
import { createView } from "./features/view/createView";
import { TranscriptDocuments } from "./features/view/transcriptDocuments";
import { WatchClient } from "./features/watchClient";
import { WindowWork } from "./features/windowWork";
import { commands } from "./ids";
import { createOutputLog } from "./log";
import { registerCommands } from "./registerCommands";
import { HandoffServices } from "./services";
import { onSettingsChange, readSettings } from "./settings";

/** What `deactivate` runs first, synchronously; set while the extension is active. */
let seal: (() => void) | null = null;

/** Puts the extension together: log first, then services, then features. */
export function activate(context: vscode.ExtensionContext): CodiHandoffApi {
	const log = createOutputLog();
	const window = editorWindow(context);
	const ports = createPorts(locksFolder, window);
	const pending = new PendingHandoffs(ports);
	const hookTasks = createHookTasks(ports, log, {
		current: () => pending.newest(),
		settled: (hook, verdict) => log.settle(resumePending(services, { hook, verdict })),
	});
	const runWorker = createRunWorker(context.extensionUri, window);
	const services = new HandoffServices(
		ports,
		log,
		context.workspaceState,
		runWorker,
		pending,
		hookTasks.run,
		context.languageModelAccessInformation,
	);
	const auto = new AutoHandoff(services);
	const readyFile = preparedPath(ports, ports.ids.uuid());
	const watch = new WatchClient(context.extensionUri, { readyFile, window }, log, () => auto.isOn);
	const activity = new UserActivity();
	const work = new WindowWork();
	const runs = new CapturedRuns(
		() => ports.ids.uuid(),
		(event) => watch.noteRun(event),
	);
	const settingsChanges = createSettingsChanges();
	const closure = new ClosureWatch(auto, watch, activity, work, log, services.onDidHandoff);
	const statusBar = new StatusBar(ports, watch, () => auto.isOn);
	const transcripts = new TranscriptDocuments(runWorker, watch);
	const cards = new ResumeCards(services, createReadReadiness(context.extensionUri, window));
	const cardDocuments = new CardDocuments();
	const agentTerminals = new AgentTerminals(
		() => watch.conversations,
		(conversation) => closure.end(conversation),
	);
	const successorWindow = { services, cards, watch, agentTerminals: () => agentTerminals.open };
	const view = createView(services, watch, transcripts, resumeSection(cards));
	const fire = (reason: Parameters<AutoHandoff["fire"]>[0]) => auto.fire(reason, watch);
	seal = () => {
		const start = performance.now();
		const { kind } = sealOnShutdown(ports, readyFile, context.extensionUri);
		log.info(`closing: ${kind} in ${(performance.now() - start).toFixed(1)} ms`);
	};
	context.subscriptions.push(
		...[log, hookTasks, services, watch, activity, work, settingsChanges, statusBar, registerPacketDocuments(ports)],
		...[transcripts, view],
		registerCommands(
			{
				[commands.handoff]: () => runHandoffCommand(services),
				[commands.showLastHandoff]: () => showLastHandoff(ports),
				[commands.showPacket]: () => showPacket(ports),
				[commands.copyPrompt]: () => copyPrompt(ports),
				[commands.openHookRegistry]: () => openHookRegistry(ports, log),
				[commands.retryHooks]: () => retryHooks(services),
				[commands.showLog]: () => log.show(),
				[commands.toggleAuto]: () => auto.set(!auto.isOn),
				[commands.showConversations]: () => showConversations(services),
				[commands.connectAgents]: () => connectAgents(services, settingsChanges, context.extensionUri),
				[commands.resume]: (folder) => resumeFromLastHandoff(cards, cardDocuments, folder),
				[commands.continueInNextAgent]: (folder) => continueInNextAgent(successorWindow, folder),
				[commands.recreate]: (folder) => recreate(services, cards, folder),
				[commands.searchHandoffs]: () => searchHandoffs(services, cardDocuments),
				...view.commands,
			},
			log,
		),
		auto.onDidToggle(() => {
			watch.sendSettings();
			statusBar.render();
		}),
		watch.onDidChange(() => statusBar.render()),
		services.onDidChangeActivity((mode) => statusBar.set(mode)),
		services.onDidHandoff(() => watch.noteHandoff()),
		closure,
		agentTerminals,
		...[cards, cardDocuments],
		new TerminalCapture(runs, (task) => log.settle(task)),
		new TaskCapture(runs),
		new DebugCapture(runs),
		new Idle(auto, watch, activity, work, (task) => log.settle(task)),
		suggestUnderPressure(watch, (task) => log.settle(task)),
		registerUriHandler(fire, (uri) => transcripts.openUri(uri)),
		reportClosed(services),
		registerChat({ services, cards, auto, statusBar }, context.extensionUri),
		vscode.workspace.onDidGrantWorkspaceTrust(() => log.settle(resumePending(services, null))),
	);
	auto.report();
	const mirror = () => {
		const problem = mirrorUserSettings(ports, readSettings().extraPatterns, targetFolders());
		if (problem !== null) log.problem(problem);
	};
	context.subscriptions.push(onSettingsChange(mirror));
	mirror();
	keepLauncherCurrent(services, context.extensionUri);
	finishSignalsAside(ports, context.extensionUri, log);
	log.settle(beginWithHandoff(services, cards));
	return createApi(fire, services.onDidHandoff);
}

/** VS Code gives this a moment at most: what was kept ready is sealed at once. */
export function deactivate(): void {
	seal?.();
	seal = null;
}

/**
 * Takes up what earlier windows left, and tells of the handoff that waits: at once, and again when there is a newer one,
 * for hooks can take minutes.
 */
async function beginWithHandoff(services: HandoffServices, cards: ResumeCards): Promise<void> {
	const { log } = services;
	const tell = () => {
		const { first, whole } = cards.refresh();
		log.settle(whole);
		log.settle(first.then(() => noticeHandoff(services, cards)));
	};
	const recovered = recoverUnclosed(services);
	tell();
	await recovered;
	if ((await resumePending(services, null)) > 0) tell();
}

async function retryHooks(services: HandoffServices): Promise<void> {
	if ((await resumePending(services, null)) === 0)
		await vscode.window.showInformationMessage(vscode.l10n.t("No handoff is waiting for a hook."));
}
