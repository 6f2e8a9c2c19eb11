import * as vscode from "vscode";
import { registryPath } from "../../../app/emit/paths";
import { commands } from "../../ids";
import type { CommandTable } from "../../registerCommands";
import type { HandoffServices } from "../../services";
import { showSection } from "../lastHandoffCommands";
import type { WatchClient } from "../watchClient";
import { CodiView } from "./codiView";
import { spokenEvidence } from "./findingNode";
import { handoffsSection } from "./handoffsSection";
import { hooksSection } from "./hooksSection";
import { addItem, dropItem, editItem, moveItem, restoreItem } from "./itemCommands";
import { nowSection } from "./nowSection";
import { PastHandoffs } from "./pastHandoffs";
import type { TranscriptDocuments } from "./transcriptDocuments";
import type { NodeTarget, ViewSection } from "./viewNode";

type ViewCommand =
	| typeof commands.editItem
	| typeof commands.dropItem
	| typeof commands.restoreItem
	| typeof commands.addItem
	| typeof commands.moveItemUp
	| typeof commands.moveItemDown
	| typeof commands.showInTranscript
	| typeof commands.openPastHandoff;

/** The view in the activity bar with its commands. Further parts of it take their place in the list of sections. */
export function createView(
	{ ports, onDidHandoff }: HandoffServices,
	watch: WatchClient,
	transcripts: TranscriptDocuments,
	resume: ViewSection,
): vscode.Disposable & { readonly commands: Pick<CommandTable, ViewCommand> } {
	const history = new PastHandoffs(ports);
	const registry = registryPath(ports.places);
	const view = new CodiView([resume, nowSection(watch), handoffsSection(history), hooksSection(ports, history)], watch);
	const subscriptions = vscode.Disposable.from(
		view,
		history,
		onDidHandoff(() => history.refresh()),
		vscode.workspace.onDidSaveTextDocument(({ uri }) => {
			if (uri.fsPath === registry) history.refresh();
		}),
	);
	const on = (work: (target: NodeTarget) => unknown) => async (called: unknown) => work(await view.target(called));
	return {
		dispose: () => subscriptions.dispose(),
		commands: {
			[commands.editItem]: on((target) => editItem(watch, target)),
			[commands.dropItem]: on((target) => dropItem(watch, target)),
			[commands.restoreItem]: on((target) => restoreItem(watch, target)),
			[commands.addItem]: on((target) => addItem(watch, () => ports.ids.uuid(), target)),
			[commands.moveItemUp]: on((target) => moveItem(watch, target, "up")),
			[commands.moveItemDown]: on((target) => moveItem(watch, target, "down")),
			[commands.showInTranscript]: (called) => showInTranscript(transcripts, view.opened(called)),
			[commands.openPastHandoff]: on((target) => openPast(target)),
		},
	};
}

async function showInTranscript(transcripts: TranscriptDocuments, target: NodeTarget): Promise<void> {
	if (target.kind === "evidence") return transcripts.open(target.evidence);
	const evidence = target.kind === "finding" ? spokenEvidence(target.item.finding) : null;
	if (evidence !== null) await transcripts.open(evidence);
}

async function openPast(target: NodeTarget): Promise<void> {
	if (target.kind === "handoff" && target.past.file !== null) await showSection(target.past.file, target.past.heading);
}
