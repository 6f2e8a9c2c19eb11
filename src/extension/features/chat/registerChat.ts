import * as vscode from "vscode";
import { registerHandoffTool } from "../handoffTool";
import { type ChatWindow, registerParticipant } from "./participant";

/** What reaches into VS Code's chat. An editor made from VS Code may have none: the rest must start all the same. */
export function registerChat(window: ChatWindow, extensionUri: vscode.Uri): vscode.Disposable {
	try {
		return vscode.Disposable.from(registerHandoffTool(window.cards), registerParticipant(window, extensionUri));
	} catch (error) {
		window.services.log.warn(`no chat: ${error instanceof Error ? error.message : String(error)}`);
		return new vscode.Disposable(() => undefined);
	}
}
