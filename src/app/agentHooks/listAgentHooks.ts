import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "../emit/emitPorts";
import { findProgram } from "../findProgram";
import { orElse } from "../orElse";
import type { Files } from "../ports";
import { agentSettings } from "./agents/agents";
import { type HookAgent, hookAgentNames } from "./hookAgent";
import { changesAnything, planAgentHook } from "./hookPlan";
import { contextAnswer } from "./start/contextShape";

/** How one agent stands: whether it is on this machine, and whether it calls us when a session ends and starts. */
export interface AgentHookState {
	readonly agent: HookAgent;
	/** For people. */
	readonly name: string;
	/** Its settings file. */
	readonly path: string;
	readonly isInstalled: boolean;
	/** All our hooks stand in its settings, as they would be written now. */
	readonly isConnected: boolean;
	/** Hooks of ours stand there that are not all, or not as they would be written now: an older version's. */
	readonly hasOldHooks: boolean;
	/** A session that starts can be told of the handoff. */
	readonly takesContext: boolean;
	/** Why its settings cannot be read or changed; null when they can. */
	readonly problem: Problem | null;
}

/** All agents that can be connected, installed or not. */
export function listAgentHooks(ports: Pick<EmitPorts, "files" | "places">): readonly AgentHookState[] {
	return hookAgentNames.map((agent) => {
		const settings = agentSettings[agent];
		const plan = planAgentHook(ports, agent, "add");
		const removal = planAgentHook(ports, agent, "remove");
		const isConnected = !("code" in plan) && !changesAnything(plan);
		return {
			agent,
			name: settings.name,
			path: settings.path(ports.places),
			isInstalled:
				isFolder(ports.files, settings.folder(ports.places)) ||
				settings.programs.some((program) => findProgram(ports, program) !== null),
			isConnected,
			hasOldHooks: !isConnected && !("code" in removal) && changesAnything(removal),
			takesContext: contextAnswer(agent, "") !== null,
			problem: "code" in plan ? plan : null,
		};
	});
}

function isFolder(files: Files, path: string): boolean {
	return orElse(() => files.info(path)?.kind === "folder", false);
}
