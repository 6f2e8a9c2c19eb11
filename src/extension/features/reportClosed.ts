import type * as vscode from "vscode";
import { readLastHandoff } from "../../app/handoff/lastHandoff";
import { stateKeys } from "../ids";
import type { HandoffServices } from "../services";
import { workspaceFolders } from "./targetFolders";

/**
 * What was handed off after this window had gone stands in the output channel of the next one, once: the finisher
 * had nobody to tell.
 */
export function reportClosed({ ports, log, memento, onDidHandoff }: HandoffServices): vscode.Disposable {
	const seen = memento.get<readonly string[]>(stateKeys.lastSeen, []);
	const last = workspaceFolders().flatMap(({ uri }) => readLastHandoff(ports, uri.fsPath) ?? []);
	for (const { packet, status, createdAt } of last)
		if (!seen.includes(packet.session_id)) log.block(`Handed off at ${createdAt}:\n${status}`);
	const note = (ids: readonly string[]) => log.settle(Promise.resolve(memento.update(stateKeys.lastSeen, ids)));
	note(last.map(({ packet }) => packet.session_id));
	return onDidHandoff(({ sessionId }) => note([sessionId]));
}
