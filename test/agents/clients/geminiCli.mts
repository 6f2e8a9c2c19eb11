import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AgentClient } from "./agentClient.mts";

/** Gemini CLI with the model that is still offered a tool for todos. */
export const geminiCli: AgentClient = {
	configure: ({ home }) => {
		const settings = {
			security: { auth: { selectedType: "gemini-api-key" } },
			// Resumed in another minute, a session has a stub beside it, for which a later start deletes them both.
			general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, sessionRetention: { enabled: false } },
			privacy: { usageStatisticsEnabled: false },
			telemetry: { enabled: false },
		};
		mkdirSync(join(home, ".gemini"));
		writeFileSync(join(home, ".gemini", "settings.json"), JSON.stringify(settings, null, 2));
	},
	environment: ({ modelAddress }) => ({ GEMINI_API_KEY: "none", GOOGLE_GEMINI_BASE_URL: modelAddress }),
	turnArgs: ({ prompt, isFirst }) => [
		...["--model", "gemini-2.5-pro", "--yolo", "--skip-trust"],
		...(isFirst ? [] : ["--resume", "latest"]),
		...["--prompt", prompt],
	],
	useOf: (call, workspace) => {
		switch (call.kind) {
			case "shell":
				return { name: "run_shell_command", input: { command: call.command } };
			case "read":
				return { name: "read_file", input: { file_path: join(workspace, call.path) } };
			case "edit":
				return {
					name: "replace",
					input: {
						file_path: join(workspace, call.path),
						instruction: "Add the surcharge",
						old_string: call.before,
						new_string: call.after,
					},
				};
			case "plan":
				return {
					name: "write_todos",
					input: { todos: call.items.map(({ text, status }) => ({ description: text, status })) },
				};
		}
	},
	hasReadTool: true,
	quit: null,
	takesContext: true,
	sessionFiles: ".gemini/tmp/*/chats/session-*.jsonl",
};
