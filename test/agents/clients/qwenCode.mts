import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AgentClient } from "./agentClient.mts";

/** Qwen Code with its todo tool, which is off by default. Only a session in a terminal calls a hook at its end. */
export const qwenCode: AgentClient = {
	configure: ({ home }) => {
		const settings = {
			security: { auth: { selectedType: "openai" } },
			general: { enableAutoUpdate: false },
			privacy: { usageStatisticsEnabled: false },
			telemetry: { enabled: false },
			tools: { todoWrite: { enabled: true } },
		};
		mkdirSync(join(home, ".qwen"));
		writeFileSync(join(home, ".qwen", "settings.json"), JSON.stringify(settings, null, 2));
	},
	environment: ({ modelAddress }) => ({
		OPENAI_API_KEY: "none",
		OPENAI_BASE_URL: `${modelAddress}/v1`,
		OPENAI_MODEL: "scripted-model",
	}),
	turnArgs: ({ prompt, isFirst, inTerminal }) => [
		"--yolo",
		...(isFirst ? [] : ["--continue"]),
		...[inTerminal ? "--prompt-interactive" : "--prompt", prompt],
	],
	useOf: (call, workspace) => {
		switch (call.kind) {
			case "shell":
				return { name: "run_shell_command", input: { command: call.command, is_background: false } };
			case "read":
				return { name: "read_file", input: { file_path: join(workspace, call.path) } };
			case "edit":
				return {
					name: "edit",
					input: { file_path: join(workspace, call.path), old_string: call.before, new_string: call.after },
				};
			case "plan":
				return {
					name: "todo_write",
					input: { todos: call.items.map(({ text, status }, at) => ({ id: `${at + 1}`, content: text, status })) },
				};
		}
	},
	hasReadTool: true,
	quit: "/quit",
	takesContext: true,
	sessionFiles: ".qwen/projects/*/chats/*.jsonl",
};
