import { resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type AgentName, agentNames } from "../core/model/transcript";
import { UsageError } from "./usage";

/** Parses a command's options; anything unknown or missing its value is a UsageError. */
export function parseOptions<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
	try {
		return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
	} catch (error) {
		if (error instanceof TypeError) throw new UsageError(error.message);
		throw error;
	}
}

export function agentOption(name: string | undefined): AgentName | undefined {
	if (name === undefined) return undefined;
	const agent = agentNames.find((known) => known === name);
	if (agent === undefined) throw new UsageError(`--agent ${name}: not one of ${agentNames.join(", ")}`);
	return agent;
}

export function pathOption(name: string, path: string | undefined, cwd: string): string {
	if (path === undefined || path === "") throw new UsageError(`${name} is missing`);
	return resolve(cwd, path);
}
