import type { Places } from "../../ports";
import type { SharedSettings } from "./agentSettings";
import { geminiHooks } from "./geminiHooks";

const folder = ({ home, env }: Places) => `${env.GEMINI_CLI_HOME ?? home}/.gemini`;

/** Gemini CLI (transcripts.md 7.6). */
export const geminiCli: SharedSettings = {
	kind: "shared",
	agent: "gemini-cli",
	name: "Gemini CLI",
	programs: ["gemini"],
	folder,
	path: (places) => `${folder(places)}/settings.json`,
	hooks: geminiHooks("gemini-cli"),
	fresh: {},
};
