import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ToolUse } from "../protocols/protocol.mts";
import type { AgentClient } from "./agentClient.mts";

/**
 * Codex in its default model's "code mode": each call is a program in JavaScript, and what it did stands in events of
 * its own. A hook runs only when trusted; the flag stands for the user's "trust" in `/hooks`.
 */
export const codex: AgentClient = {
	configure: ({ home, modelAddress }) => {
		mkdirSync(join(home, ".codex"));
		writeFileSync(join(home, ".codex", "config.toml"), configuration(modelAddress));
	},
	environment: () => ({ SCRIPTED_KEY: "none" }),
	// A key of the configuration that a new version does not know any more is an error in the first turn.
	turnArgs: ({ prompt, isFirst }) => [
		"exec",
		...(isFirst ? ["--strict-config"] : ["resume", "--last"]),
		"--dangerously-bypass-approvals-and-sandbox",
		"--dangerously-bypass-hook-trust",
		"--skip-git-repo-check",
		prompt,
	],
	useOf: (call) => {
		switch (call.kind) {
			case "shell":
				return program("exec_command", { cmd: call.command });
			case "read":
				return program("exec_command", { cmd: `cat ${call.path}` });
			case "edit":
				return program("apply_patch", patch(call));
			case "plan":
				return program("update_plan", { plan: call.items.map(({ text, status }) => ({ step: text, status })) });
		}
	},
	hasReadTool: false,
	quit: null,
	takesContext: true,
	sessionFiles: ".codex/sessions/**/rollout-*.jsonl",
};

/** The plan tool is off by default. */
function configuration(modelAddress: string): string {
	return `model_provider = "scripted"
check_for_update_on_startup = false
[analytics]
enabled = false
[feedback]
enabled = false
[model_providers.scripted]
name = "scripted"
base_url = "${modelAddress}/v1"
wire_api = "responses"
env_key = "SCRIPTED_KEY"
[tools.update_plan]
enabled = true
`;
}

function program(tool: string, input: unknown): ToolUse {
	const lines = [`const result = await tools.${tool}(${JSON.stringify(input)});`, "text(JSON.stringify(result));"];
	return { name: "exec", input: lines.join("\n") };
}

function patch({ path, before, after }: { readonly path: string; readonly before: string; readonly after: string }) {
	return ["*** Begin Patch", `*** Update File: ${path}`, "@@", `-${before}`, `+${after}`, "*** End Patch"].join("\n");
}
