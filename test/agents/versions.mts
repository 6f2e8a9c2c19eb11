/** What is installed from the npm registry, pinned: a new version may write its sessions in another way. */
export const clientPackages = {
	codex: { name: "@openai/codex", version: "0.171.0" },
	"gemini-cli": { name: "@google/gemini-cli", version: "0.61.0" },
	opencode: { name: "opencode-ai", version: "1.18.33" },
	"qwen-code": { name: "@qwen-code/qwen-code", version: "0.24.4" },
} as const;

/** Named as our readers and our Connect code name the agents. */
export type ClientName = keyof typeof clientPackages;
export const clientNames = Object.keys(clientPackages) as ClientName[];

/** In every run of all tests: the fastest two, one a program of its own and one on Node. */
export const quickClientNames: readonly ClientName[] = ["codex", "gemini-cli"];
