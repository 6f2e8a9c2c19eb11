import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is asked in the chat, each by a command of its own. */
export const questions = {
	Handoff: "@codi /handoff",
	Resume: "@codi /resume",
	Status: "@codi /status",
	"Auto Off": "@codi /auto off",
	Wake: "@codi Waky waky!",
	Something: "@codi what is the weather like?",
	Tool: "@scripted What was left to do here?",
} as const;

/** The palette's title of the command that asks. */
export function askTitle(name: keyof typeof questions): string {
	return `Test: Ask ${name}`;
}

const commandOf = (name: string) => `scriptedAsker.${name.replace(" ", "")}`;
const manifest = {
	name: "scripted-asker",
	publisher: "codialectic-test",
	version: "0.0.1",
	engines: { vscode: "^1.104.0" },
	main: "./main.js",
	activationEvents: ["onStartupFinished"],
	contributes: {
		languageModelChatProviders: [{ vendor: "scripted", displayName: "Scripted" }],
		chatParticipants: [{ id: "scripted.asker", name: "scripted", fullName: "Scripted", description: "Asks a model" }],
		commands: Object.keys(questions).map((name) => ({
			command: commandOf(name),
			title: `Ask ${name}`,
			category: "Test",
		})),
	},
};

/**
 * A model that calls the tool it is offered and then says what stands first in the result; a participant that lets it, as
 * any participant with tools does; and commands that ask in the built-in chat view.
 */
const program = `
const vscode = require("vscode");
const model = { id: "scripted", name: "Scripted", family: "scripted", version: "1", maxInputTokens: 100000, maxOutputTokens: 1000, capabilities: { toolCalling: true } };
const partsOf = (messages) => messages.flatMap(({ content }) => content);
const provider = {
	provideLanguageModelChatInformation: () => [model],
	provideTokenCount: () => 1,
	provideLanguageModelChatResponse: async (_, messages, options, progress) => {
		const result = partsOf(messages).find((part) => part instanceof vscode.LanguageModelToolResultPart);
		if (result === undefined) {
			progress.report(new vscode.LanguageModelToolCallPart("call1", options.tools[0].name, {}));
			return;
		}
		const text = result.content.map(({ value }) => value).join("");
		const first = /## Priority 1\\n1\\. “([^”]+)”/.exec(text)?.[1];
		const isFramed = text.startsWith("<codi-handoff-record>") && text.endsWith("</codi-handoff-record>");
		progress.report(new vscode.LanguageModelTextPart("The tool said first: " + first + (isFramed ? ", as a record." : "")));
	},
};
const ask = async (request, _, stream, token) => {
	const tools = vscode.lm.tools.filter(({ name }) => name === "codi_get_handoff");
	const [scripted] = await vscode.lm.selectChatModels({ vendor: "scripted" });
	const messages = [vscode.LanguageModelChatMessage.User(request.prompt)];
	for (let turn = 0; turn < 2; turn++) {
		const answer = await scripted.sendRequest(messages, { tools }, token);
		for await (const part of answer.stream) {
			if (part instanceof vscode.LanguageModelTextPart) stream.markdown(part.value);
			if (!(part instanceof vscode.LanguageModelToolCallPart)) continue;
			const { content } = await vscode.lm.invokeTool(part.name, { input: part.input, toolInvocationToken: request.toolInvocationToken }, token);
			messages.push(vscode.LanguageModelChatMessage.Assistant([part]));
			messages.push(vscode.LanguageModelChatMessage.User([new vscode.LanguageModelToolResultPart(part.callId, content)]));
		}
	}
	return {};
};
exports.activate = (context) => {
	context.subscriptions.push(
		vscode.lm.registerLanguageModelChatProvider("scripted", provider),
		vscode.chat.createChatParticipant("scripted.asker", ask),
		...Object.entries(${JSON.stringify(Object.fromEntries(Object.entries(questions).map(([name, query]) => [commandOf(name), query])))}).map(([command, query]) =>
			vscode.commands.registerCommand(command, () =>
				vscode.commands.executeCommand("workbench.action.chat.open", { query, modelSelector: { vendor: "scripted" } }),
			),
		),
	);
};
`;

/** The extension, unpacked into an extensions folder. */
export function placeScriptedAsker(extensions: string): void {
	const folder = join(extensions, "codialectic-test.scripted-asker-0.0.1");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
	writeFileSync(join(folder, "main.js"), program);
}
