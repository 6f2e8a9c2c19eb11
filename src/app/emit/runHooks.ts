import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "./emitPorts";
import type { Hook } from "./hook";
import type { HookVerdict, PendingHandoff } from "./pending";
import { savePending } from "./pendingFile";
import { readRegistry } from "./registry";

/** How the hooks of a handoff did, as the status block says it (R-000-82). */
export type Adapters =
	/** No registry, or none in it: the packet is printed instead (R-000-48, 62). */
	| { readonly kind: "none" }
	/** The user asked for a handoff without hooks. */
	| { readonly kind: "skipped" }
	/** The registry is malformed or cannot be read: nothing ran, and nothing is printed instead (R-000-63). */
	| { readonly kind: "refused"; readonly problem: Problem }
	/** None blocks; `passed` leaves out those that only warned. */
	| { readonly kind: "passed"; readonly passed: number; readonly total: number }
	/** Names of the required hooks that failed. */
	| { readonly kind: "blocked"; readonly names: readonly string[] };

export interface HooksResult {
	/** The handoff as it stands now. */
	readonly pending: PendingHandoff;
	readonly adapters: Adapters;
	/** In the order of the registry; those that passed or warned in an earlier try included. */
	readonly verdicts: readonly HookVerdict[];
	/** Why the verdicts could not be recorded; null when they are. A later try may then run hooks again. */
	readonly problem: Problem | null;
}

/**
 * Runs the hooks of a pending handoff, one after the other, all of them (R-000-66), as the registry has them now. Each
 * verdict is recorded at once. A hook that passed or warned in an earlier try does not run again; one that blocked, or
 * during which the program was killed, does.
 */
export async function runHooks(
	ports: Pick<EmitPorts, "files" | "places">,
	pending: PendingHandoff,
	runHook: (hook: Hook) => Promise<HookVerdict>,
): Promise<HooksResult> {
	if (pending.hooks.done) return resultOf(pending, null);
	const registry = readRegistry(ports.files, ports.places);
	if (registry.kind === "refused") return { ...resultOf(pending, null), adapters: registry };
	const earlier = [...pending.hooks.verdicts];
	const verdicts: HookVerdict[] = [];
	for (const hook of registry.kind === "hooks" ? registry.hooks : []) {
		verdicts.push(takeSettled(earlier, hook.name) ?? (await runHook(hook)));
		// Those of an earlier try that are not reached yet are kept too: a kill now must not make them run again.
		// A record that fails here is told of by the last one, which fails as well.
		savePending(ports, withVerdicts(pending, [...verdicts, ...earlier], false));
	}
	const after = withVerdicts(pending, verdicts, !verdicts.some(blocks));
	return resultOf(after, savePending(ports, after));
}

/** Takes the verdict of the next hook of that name out of those of an earlier try; null when it has to run (again). */
function takeSettled(earlier: HookVerdict[], name: string): HookVerdict | null {
	const at = earlier.findIndex((verdict) => verdict.name === name);
	const [found] = at < 0 ? [] : earlier.splice(at, 1);
	return found === undefined || blocks(found) ? null : found;
}

function withVerdicts(pending: PendingHandoff, verdicts: HookVerdict[], done: boolean): PendingHandoff {
	return { ...pending, hooks: { ...pending.hooks, verdicts, done } };
}

function resultOf(pending: PendingHandoff, problem: Problem | null): HooksResult {
	return { pending, adapters: adaptersOf(pending), verdicts: pending.hooks.verdicts, problem };
}

function adaptersOf({ hooks: { run, verdicts } }: PendingHandoff): Adapters {
	if (!run) return { kind: "skipped" };
	const blocking = verdicts.filter(blocks);
	if (blocking.length > 0) return { kind: "blocked", names: blocking.map(({ name }) => name) };
	const passed = verdicts.filter(({ verdict }) => verdict === "PASS").length;
	return verdicts.length === 0 ? { kind: "none" } : { kind: "passed", passed, total: verdicts.length };
}

function blocks({ verdict }: HookVerdict): boolean {
	return verdict === "BLOCK";
}
