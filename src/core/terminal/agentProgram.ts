import type { AgentName } from "../model/transcript";
import { type Program, programsOf } from "./program";

/** An agent that a command line starts. */
export interface AgentProgram {
	/** Null for agents whose sessions cannot be read. */
	readonly agent: AgentName | null;
	/** False for housekeeping (`claude mcp list`, `codex --version`), in which nobody talks to it. */
	readonly isSession: boolean;
}

const agents: ReadonlyMap<string, AgentName | null> = new Map<string, AgentName | null>([
	["claude", "claude-code"],
	["@anthropic-ai/claude-code", "claude-code"],
	["codex", "codex"],
	["@openai/codex", "codex"],
	["gemini", "gemini-cli"],
	["@google/gemini-cli", "gemini-cli"],
	["copilot", "copilot-cli"],
	["@github/copilot", "copilot-cli"],
	["opencode", "opencode"],
	["opencode-ai", "opencode"],
	["aider", "aider"],
	["aider-chat", "aider"],
	["qwen", "qwen-code"],
	["@qwen-code/qwen-code", "qwen-code"],
	["cursor-agent", "cursor"],
	["cline", "cline"],
	["kilo", "kilo-code"],
	["kilocode", "kilo-code"],
	["@kilocode/cli", "kilo-code"],
	["goose", null],
	["crush", null],
	["amp", null],
	["droid", null],
]);

/** What agents do beside talking: asking for help, settings, servers, accounts. */
const housekeeping =
	/^(?:-v|-V|--version|-h|--help|help|version|update|upgrade|doctor|install|uninstall|login|logout|auth|setup-token|config|configure|settings|mcp|mcp-server|app-server|serve|web|acp|plugins?|extensions?|skills|hooks|models|stats|usage|export|import|completions?|features|status|list|ls|about|session|agent|debug)$/;

/** Whole files are pasted into shells: what starts an agent stands at the beginning. */
const longestLine = 4_000;

/** The agent that a command line starts, the last one where it starts several; null when it starts none. */
export function findAgentProgram(commandLine: string): AgentProgram | null {
	return programsOf(commandLine.slice(0, longestLine)).reduce<AgentProgram | null>(
		(found, program) => agentOf(program) ?? found,
		null,
	);
}

function agentOf(program: Program): AgentProgram | null {
	const { name, args } = agentCall(program);
	const agent = agents.get(name);
	if (agent === undefined) return null;
	const isHousekeeping = args.length > 0 && (housekeeping.test(args[0] ?? "") || args.some(asksForHelp));
	return { agent, isSession: !isHousekeeping };
}

function asksForHelp(arg: string): boolean {
	return arg === "--help" || arg === "--version";
}

/** Some agents are started through another program: `gh copilot`, or Node with the package's script. */
function agentCall({ name, args }: Program): Program {
	if (name === "gh" && args[0] === "copilot" && !/^(?:suggest|explain|alias)$/.test(args[1] ?? ""))
		return { name: "copilot", args: args.slice(1) };
	if (name !== "node" && name !== "bun" && name !== "deno") return { name, args };
	const script = args.findIndex((arg) => !arg.startsWith("-"));
	const found = /node_modules[\\/]((?:@[\w.-]+[\\/])?[\w.-]+)[\\/]/.exec(args[script] ?? "")?.[1];
	return found === undefined ? { name, args } : { name: found.replace("\\", "/"), args: args.slice(script + 1) };
}
