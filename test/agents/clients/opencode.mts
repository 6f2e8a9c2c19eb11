import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AgentClient } from "./agentClient.mts";

/** OpenCode, whose sessions are in one database and whose hook is a plugin. */
export const opencode: AgentClient = {
	configure: ({ home, modelAddress }) => {
		const folder = join(home, ".config", "opencode");
		mkdirSync(join(folder, "node_modules"), { recursive: true });
		writeFileSync(join(folder, "opencode.json"), JSON.stringify(configuration(modelAddress), null, 2));
		// With a plugin it installs its plugin library before the first turn, unless that stands in the lock file.
		const library = { "@opencode-ai/plugin": "*" };
		const lock = { lockfileVersion: 3, packages: { "": { dependencies: library } } };
		writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
	},
	environment: () => ({
		OPENCODE_DISABLE_AUTOUPDATE: "1",
		OPENCODE_DISABLE_MODELS_FETCH: "1",
		OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
		OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
	}),
	turnArgs: ({ prompt, isFirst }) => ["run", ...(isFirst ? [] : ["--continue"]), prompt],
	useOf: (call, workspace) => {
		switch (call.kind) {
			case "shell":
				return { name: "bash", input: { command: call.command, description: "Run the check" } };
			case "read":
				return { name: "read", input: { filePath: join(workspace, call.path) } };
			case "edit":
				return {
					name: "edit",
					input: { filePath: join(workspace, call.path), oldString: call.before, newString: call.after },
				};
			case "plan":
				return {
					name: "todowrite",
					input: { todos: call.items.map(({ text, status }) => ({ content: text, status, priority: "medium" })) },
				};
		}
	},
	hasReadTool: true,
	quit: null,
	takesContext: false,
	sessionFiles: ".local/share/opencode/opencode.db",
};

function configuration(modelAddress: string): object {
	const model = { name: "Scripted", tool_call: true, limit: { context: 128_000, output: 8192 } };
	return {
		autoupdate: false,
		share: "disabled",
		model: "scripted/scripted-model",
		small_model: "scripted/scripted-model",
		enabled_providers: ["scripted"],
		permission: { "*": "allow" },
		provider: {
			scripted: {
				npm: "@ai-sdk/openai-compatible",
				name: "Scripted",
				options: { baseURL: `${modelAddress}/v1`, apiKey: "none" },
				models: { "scripted-model": model },
			},
		},
	};
}
