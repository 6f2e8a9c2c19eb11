import type { Hook } from "../emit/hook";
import type { HookVerdict, PendingHandoff } from "../emit/pending";
import type { RunHook } from "./completeHandoff";
import { type HookPorts, runHookProcess } from "./runHookProcess";

export interface HookRun {
	readonly hook: Hook;
	readonly pending: PendingHandoff;
	/** For showing only. */
	readonly onOutput: (text: string) => void;
	readonly signal: AbortSignal | null;
}

/** How hooks are run where nobody watches them: by this process itself, their output thrown away. */
export function unwatchedHooks(ports: HookPorts): RunHook {
	return (hook, pending) => runHookDirectly(ports, { hook, pending, onOutput: () => undefined, signal: null });
}

/** Runs one hook: the packet on its standard input, the workspace folder as its working folder (R-000-65). */
export function runHookDirectly(ports: HookPorts, { hook, pending, onOutput, signal }: HookRun): Promise<HookVerdict> {
	const stdin = JSON.stringify(pending.packet);
	return runHookProcess(ports, hook, { cwd: pending.hooks.cwd, stdin, onOutput, signal });
}
