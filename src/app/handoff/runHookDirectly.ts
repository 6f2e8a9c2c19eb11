import { createRedactor, type Redactor } from "../../core/redact/redactor";
import type { Hook } from "../emit/hook";
import { hookVerdict } from "../emit/hookVerdict";
import type { HookVerdict, PendingHandoff } from "../emit/pending";
import type { Ports, ProcessOutcome } from "../ports";
import type { RunHook } from "./completeHandoff";

export interface HookRun {
	readonly hook: Hook;
	readonly pending: PendingHandoff;
	/** For showing only. */
	readonly onOutput: (text: string) => void;
	readonly signal: AbortSignal | null;
}

type HookPorts = Pick<Ports, "processes" | "clock" | "places">;

/** How hooks are run where nobody watches them: by this process itself, their output thrown away. */
export function unwatchedHooks(ports: HookPorts): RunHook {
	return (hook, pending) => runHookDirectly(ports, { hook, pending, onOutput: () => undefined, signal: null });
}

/** Runs one hook: the packet on its standard input, the workspace folder as its working folder (R-000-64, 65). */
export async function runHookDirectly(
	{ processes, clock, places }: HookPorts,
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
	const redactor = createRedactor({ env: places.env, extraPatterns: [] });
	return hookVerdict(hook, masked(outcome, redactor), clock.now().getTime() - start);
}

/** What a hook says on standard error gets into the pending file, the log and a notification: it may say a secret. */
function masked(outcome: ProcessOutcome, redactor: Redactor): ProcessOutcome {
	return outcome.kind === "notStarted" ? outcome : { ...outcome, stderr: redactor.redact(outcome.stderr) };
}
