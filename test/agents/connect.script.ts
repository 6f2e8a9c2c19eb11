import type { HookAgent } from "../../src/app/agentHooks/hookAgent";
import { applyPlan, planAgentHook } from "../../src/app/agentHooks/hookPlan";
import { writeLauncher } from "../../src/app/agentHooks/launcher";
import { listAgentHooks } from "../../src/app/agentHooks/listAgentHooks";
import { locksFolder } from "../../src/app/emit/paths";
import { createPorts } from "../../src/node/createPorts";

/** Connects an agent in this home folder, as the command in the palette does once the user has agreed. */
const [agent, cli = ""] = process.argv.slice(2) as [HookAgent, string?];
const ports = createPorts(locksFolder);
const before = listAgentHooks(ports).find((state) => state.agent === agent);
if (before?.isInstalled !== true) throw new Error(`${agent} is not seen to be installed`);
const plan = planAgentHook(ports, agent, "add");
const problem =
	writeLauncher(ports, { runtime: process.execPath, electron: false, cli }) ??
	("code" in plan ? plan : applyPlan(ports, plan));
if (problem !== null) throw new Error(JSON.stringify(problem));
const after = listAgentHooks(ports).find((state) => state.agent === agent);
if (after?.isConnected !== true) throw new Error(`${agent} is not connected`);
