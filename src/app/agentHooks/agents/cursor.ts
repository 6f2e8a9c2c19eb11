import { hookCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

/** Cursor (transcripts.md 4.6): hooks stand in the event's list themselves, without a group around them. */
export const cursor: SharedSettings = {
	kind: "shared",
	agent: "cursor",
	name: "Cursor",
	programs: ["cursor", "cursor-agent"],
	folder: ({ home }) => `${home}/.cursor`,
	path: ({ home }) => `${home}/.cursor/hooks.json`,
	hooks: (places) => [
		{ event: "sessionEnd", entry: { command: hookCommandLine(places, "cursor"), timeout: 10 } },
		{ event: "sessionStart", entry: { command: hookCommandLine(places, "cursor", "hook-start"), timeout: 5 } },
	],
	fresh: { version: 1 },
};
