import { createRedactor, type Redactor } from "../../core/redact/redactor";
import type { Hook } from "../emit/hook";
import { hookVerdict } from "../emit/hookVerdict";
import type { HookVerdict } from "../emit/pending";
import type { Ports, ProcessOutcome, ProcessRequest } from "../ports";

export type HookPorts = Pick<Ports, "processes" | "clock" | "places">;

/** Runs the program of one hook to its end (R-000-64) and says how it did; secrets that it tells of are masked. */
export async function runHookProcess(
	{ processes, clock, places }: HookPorts,
	hook: Hook,
	request: Pick<ProcessRequest, "cwd" | "stdin" | "onOutput" | "signal">,
): Promise<HookVerdict> {
	const start = clock.now().getTime();
	const { command, args, timeoutSeconds } = hook;
	const outcome = await processes.run({ command, args, timeoutSeconds, ...request });
	const redactor = createRedactor({ env: places.env, extraPatterns: [] });
	return hookVerdict(hook, masked(outcome, redactor), clock.now().getTime() - start);
}

/** What a hook says on standard error gets into the pending file, the log and a notification: it may say a secret. */
function masked(outcome: ProcessOutcome, redactor: Redactor): ProcessOutcome {
	return outcome.kind === "notStarted" ? outcome : { ...outcome, stderr: redactor.redact(outcome.stderr) };
}
