import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const manifest = {
	name: "scripted-chat",
	publisher: "codialectic-test",
	version: "0.0.1",
	engines: { vscode: "^1.104.0" },
	main: "./main.js",
	activationEvents: ["onStartupFinished"],
	contributes: {
		languageModelChatProviders: [{ vendor: "scripted", displayName: "Scripted" }],
		chatParticipants: [{ id: "scripted.chat", name: "scripted", fullName: "Scripted", description: "Answers" }],
		commands: [{ command: "scripted.ask", title: "Ask Scripted", category: "Test" }],
	},
};

export const question = "Parse the zebra table, and leave the header for tomorrow.";
export const answer = "The zebra table is parsed. The header is left for tomorrow.";

/** A model and a participant that always answer the same, and a command that asks in the built-in chat view. */
const program = `
const vscode = require("vscode");
const answer = ${JSON.stringify(answer)};
exports.activate = (context) => {
	const model = { id: "scripted", name: "Scripted", family: "scripted", version: "1", maxInputTokens: 1000, maxOutputTokens: 100, capabilities: {} };
	context.subscriptions.push(
		vscode.lm.registerLanguageModelChatProvider("scripted", {
			provideLanguageModelChatInformation: () => [model],
			provideTokenCount: () => 1,
			provideLanguageModelChatResponse: async (_, __, ___, progress) =>
				progress.report(new vscode.LanguageModelTextPart(answer)),
		}),
		vscode.chat.createChatParticipant("scripted.chat", async (_, __, stream) => {
			stream.markdown(answer);
			return {};
		}),
		vscode.commands.registerCommand("scripted.ask", () =>
			vscode.commands.executeCommand("workbench.action.chat.open", {
				query: ${JSON.stringify(`@scripted ${question}`)},
				modelSelector: { vendor: "scripted" },
			}),
		),
	);
};
`;

/** An extension that answers in the built-in chat view, unpacked into an extensions folder. */
export function placeScriptedChat(extensions: string): void {
	const folder = join(extensions, "codialectic-test.scripted-chat-0.0.1");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
	writeFileSync(join(folder, "main.js"), program);
}
