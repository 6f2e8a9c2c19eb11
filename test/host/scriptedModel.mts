import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const manifest = {
	name: "scripted-model",
	publisher: "codialectic-test",
	version: "0.0.1",
	engines: { vscode: "^1.104.0" },
	main: "./main.js",
	activationEvents: ["onStartupFinished"],
	contributes: { languageModelChatProviders: [{ vendor: "scripted", displayName: "Scripted" }] },
};

/** `provideLanguageModelChatResponse` is VS Code's own contract. */
const program = (answer: ScriptedAnswer) => `
const vscode = require("vscode");
exports.activate = (context) => {
	const model = { id: "scripted", name: "Scripted", family: "scripted", version: "1", maxInputTokens: 100000, maxOutputTokens: 100, capabilities: {} };
	context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider("scripted", {
		provideLanguageModelChatInformation: () => [model],
		provideTokenCount: () => 1,
		provideLanguageModelChatResponse: async (_, messages, __, progress) => {
			const text = messages.flatMap(({ content }) => content).map(({ value }) => value).join("");
			progress.report(new vscode.LanguageModelTextPart((${answer})(text)));
		},
	}));
};
`;

/** What the model answers to the text it is sent. It is run elsewhere: nothing from outside the function is known to it. */
export type ScriptedAnswer = (text: string) => string;

/** An extension that offers a scripted language model, unpacked into an extensions folder. */
export function placeScriptedModel(extensions: string, answer: ScriptedAnswer): void {
	const folder = join(extensions, "codialectic-test.scripted-model-0.0.1");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
	writeFileSync(join(folder, "main.js"), program(answer));
}
