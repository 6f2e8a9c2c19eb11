import type { Hook } from "../emit/hook";
import { hookVerdict } from "../emit/hookVerdict";
import type { HookVerdict, PendingHandoff } from "../emit/pending";
import type { Clock, Processes } from "../ports";

export interface HookRun {
	readonly hook: Hook;
	readonly pending: PendingHandoff;
	/** For showing only. */
	readonly onOutput: (text: string) => void;
	readonly signal: AbortSignal | null;
}

/** Runs one hook: the packet on its standard input, the workspace folder as its working folder (R-000-64, 65). */
export async function runHookDirectly(
	{ processes, clock }: { readonly processes: Processes; readonly clock: Clock },
	{ hook, pending, onOutput, signal }: HookRun,
): Promise<HookVerdict> {
	const start = clock.now().getTime();
	const outcome = await processes.run({
		command: hook.command,
		args: hook.args,
		cwd: pending.hooks.cwd,
		stdin: JSON.stringify(pending.packet),
		timeoutSeconds: hook.timeoutSeconds,
		onOutput,
		signal,
	});
	return hookVerdict(hook, outcome, clock.now().getTime() - start);
}
