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

/** Answers yes to whatever names a meeting. `provideLanguageModelChatResponse` is VS Code's own contract. */
const program = `
const vscode = require("vscode");
exports.activate = (context) => {
	const model = { id: "scripted", name: "Scripted", family: "scripted", version: "1", maxInputTokens: 1000, maxOutputTokens: 100, capabilities: {} };
	context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider("scripted", {
		provideLanguageModelChatInformation: () => [model],
		provideTokenCount: () => 1,
		provideLanguageModelChatResponse: async (_, messages, __, progress) => {
			const text = JSON.stringify(messages);
			progress.report(new vscode.LanguageModelTextPart(text.includes("meeting") ? "yes" : "no"));
		},
	}));
};
`;

/** An extension that offers a scripted language model, unpacked into an extensions folder. */
export function placeScriptedModel(extensions: string): void {
	const folder = join(extensions, "codialectic-test.scripted-model-0.0.1");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
	writeFileSync(join(folder, "main.js"), program);
}
