import * as z from "zod/mini";
import { createRedactor } from "../../core/redact/redactor";
import { clean } from "../../core/sources/text";
import type { StartHooks } from "../../core/wake/wake";
import { type Hook, hookEntrySchema } from "../emit/hook";
import { hookVerdict } from "../emit/hookVerdict";
import { codialecticFolder, inside } from "../emit/paths";
import type { HookVerdict } from "../emit/pending";
import { type HookPorts, runHookProcess } from "../handoff/runHookProcess";
import type { Ports } from "../ports";
import { readSettingsFile } from "./settingsFile";

/** As in `session_end.json`, but that a session that starts waits for them (R-000-74). */
const startRegistrySchema = z.object({
	hooks: z.optional(
		z.array(z.extend(hookEntrySchema, { timeout_seconds: z._default(z.int().check(z.positive()), 10) })),
	),
});

/** Characters of what they print that are kept, of all of them together. */
const mostKept = 4000;

type StartPorts = HookPorts & Pick<Ports, "files">;

export interface StartHooksOrder {
	/** Their working folder; null for none. */
	readonly cwd: string | null;
	/** False in Restricted Mode. */
	readonly trusted: boolean;
	/** What all of them together may take, in seconds; null for no other limit than their own. */
	readonly budgetSeconds: number | null;
}

/**
 * Runs the programs that the user registered in `~/.codialectic/hooks/session_start.json`, one after the other, all of
 * them, and keeps what they print. Never throws.
 */
export async function runStartHooks(ports: StartPorts, order: StartHooksOrder): Promise<StartHooks> {
	const path = inside(codialecticFolder(ports.places), "hooks/session_start.json");
	const registry = readSettingsFile(ports.files, path, startRegistrySchema);
	if (registry.kind === "refused") return registry;
	const hooks = registry.kind === "read" ? (registry.value.hooks ?? []).map(toHook) : [];
	if (hooks.length === 0) return { kind: "none" };
	if (!order.trusted) return { kind: "notTrusted" };
	const printed: string[] = [];
	const verdicts: HookVerdict[] = [];
	const start = ports.clock.now().getTime();
	for (const hook of hooks) {
		const spent = (ports.clock.now().getTime() - start) / 1000;
		const left = order.budgetSeconds === null ? hook.timeoutSeconds : order.budgetSeconds - spent;
		const limited = { ...hook, timeoutSeconds: Math.min(hook.timeoutSeconds, left) };
		verdicts.push(
			left > 0
				? await runOne(ports, limited, order.cwd, (text) => printed.push(text))
				: hookVerdict(hook, { kind: "notStarted", code: "ETIMEDOUT", reason: "no time was left" }, 0),
		);
	}
	const redactor = createRedactor({ env: ports.places.env, extraPatterns: [] });
	return {
		kind: "ran",
		passed: verdicts.filter(({ verdict }) => verdict === "PASS").length,
		total: verdicts.length,
		blocked: verdicts.filter(({ verdict }) => verdict === "BLOCK").map(({ name }) => name),
		failures: verdicts.flatMap(({ line }) => line ?? []),
		output: clean(redactor.redact(printed.join("")))
			.slice(0, mostKept)
			.toWellFormed(),
	};
}

function runOne(ports: HookPorts, hook: Hook, cwd: string | null, keep: (text: string) => void): Promise<HookVerdict> {
	let room = mostKept;
	return runHookProcess(ports, hook, {
		cwd,
		stdin: "",
		onOutput: (text, from) => {
			if (from === "stderr" || room <= 0) return;
			keep(text.slice(0, room));
			room -= text.length;
		},
		signal: null,
	});
}

function toHook({ timeout_seconds, ...entry }: z.infer<typeof hookEntrySchema>): Hook {
	return { ...entry, timeoutSeconds: timeout_seconds };
}
