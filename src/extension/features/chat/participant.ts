import * as vscode from "vscode";
import { ownParticipant } from "../../../core/sources/copilotVscode/requests";
import { isWakePhrase } from "../../../core/wake/wakePhrase";
import type { HandoffServices } from "../../services";
import type { AutoHandoff } from "../autoHandoff";
import type { ResumeCards } from "../resume/resumeCards";
import type { StatusBar } from "../statusBar";
import { answerAuto } from "./answerAuto";
import { answerHandoff } from "./answerHandoff";
import { answerHelp } from "./answerHelp";
import { answerResume } from "./answerResume";
import { answerStatus } from "./answerStatus";
import { answerWake } from "./answerWake";

/** What `@codi` tells of and acts on. */
export interface ChatWindow {
	readonly services: HandoffServices;
	readonly cards: ResumeCards;
	readonly auto: AutoHandoff;
	readonly statusBar: StatusBar;
}

/** One question to `@codi`. */
export interface ChatQuestion {
	/** What stands behind the command, without blanks around it. */
	readonly words: string;
	readonly stream: vscode.ChatResponseStream;
	readonly token: vscode.CancellationToken;
}

type Answer = (window: ChatWindow, question: ChatQuestion) => Promise<void> | void;

const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
	["handoff", answerHandoff],
	["resume", answerResume],
	["status", answerStatus],
	["auto", answerAuto],
	["wake", answerWake],
]);

/** `@codi` in VS Code's chat: short answers of our own, with what can be done next as buttons. No model is asked. */
export function registerParticipant(window: ChatWindow, extensionUri: vscode.Uri): vscode.Disposable {
	const participant = vscode.chat.createChatParticipant(ownParticipant, async (request, _, stream, token) => {
		const { command, words } = commandOf(request);
		await (answers.get(command) ?? answerHelp)(window, { words, stream, token });
	});
	participant.iconPath = vscode.Uri.joinPath(extensionUri, "media", "icon.png");
	return participant;
}

/** `@codi status` means `@codi /status`, and `@codi waky waky` is what it is everywhere (R-000-75). */
function commandOf({ command, prompt }: vscode.ChatRequest): { readonly command: string; readonly words: string } {
	if (command !== undefined) return { command, words: prompt.trim() };
	if (isWakePhrase(prompt)) return { command: "wake", words: "" };
	const [first = "", ...words] = prompt.trim().split(/\s+/);
	return { command: first.toLowerCase().replace(/^\//, ""), words: words.join(" ") };
}
