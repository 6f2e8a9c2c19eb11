import type { AdapterState } from "../../core/model/adapters";
import type { Packet } from "../../core/model/packet";
import type { Problem } from "../../core/model/problem";
import { fallbackText, packetBlock, statusBlock } from "../../core/render/status";
import { indexEntry } from "../../core/search/indexEntry";
import { type AdvanceResult, finishHandoff, type NarrativeOutcome } from "../emit/emitHandoff";
import type { Hook } from "../emit/hook";
import { narrativePath } from "../emit/paths";
import type { HookVerdict, PendingHandoff } from "../emit/pending";
import { runHooks } from "../emit/runHooks";
import type { Ports } from "../ports";
import { keepInHistory } from "../review/packetHistory";
import { enterInIndex } from "../search/handoffIndex";
import { keepLastHandoff } from "./lastHandoff";

/** Where the hook registry is described for users. */
const contract = "the README of Codi Handoff, section Hooks";

/** What became of a handoff, for the user. */
export interface HandoffReport {
	readonly packet: Packet;
	/** Time of the last record of the conversations that it covers, ISO 8601. */
	readonly endedAt: string | null;
	/** R-000-82. */
	readonly status: string;
	/** The handoff in full where a sink is missing (R-000-47 to 49); null when every sink took it. */
	readonly fallback: string | null;
	readonly narratives: readonly NarrativeOutcome[];
	readonly adapters: AdapterState;
	/** Required hooks that failed. */
	readonly blocking: readonly HookVerdict[];
	/** What the user must be told of. */
	readonly problems: readonly Problem[];
	/** Something is still to be done: it is tried again at the next start, or on request. */
	readonly isPending: boolean;
}

/** How one hook is run: as a VS Code task, or by the command line itself. */
export type RunHook = (hook: Hook, pending: PendingHandoff) => Promise<HookVerdict>;

/**
 * Runs the hooks of a handoff that is on the disk, removes its pending file when every sink has confirmed, and says
 * what became of it. `runHook` null: hooks must wait (Restricted Mode), the handoff stays pending.
 */
export async function completeHandoff(
	ports: Ports,
	advanced: AdvanceResult,
	runHook: RunHook | null,
	teaser: string | null,
): Promise<HandoffReport> {
	const ran =
		runHook === null ? null : await runHooks(ports, advanced.pending, (hook) => runHook(hook, advanced.pending));
	const pending = ran?.pending ?? advanced.pending;
	const adapters: AdapterState = ran?.adapters ?? { kind: "skipped" };
	const verdicts = ran?.verdicts ?? [];
	const failureLines = verdicts.flatMap(({ line }) => (line === null ? [] : [line]));
	const passed = verdicts.filter(({ verdict }) => verdict === "PASS").map(({ name }) => name);
	const status = statusBlock({ packet: pending.packet, adapters, passed, failureLines, teaser });
	const kept = keepForShowing(ports, pending, status);
	const finished = finishHandoff(ports, pending);
	const recorded = pending.conversations.flatMap(({ lastRecordAt }) => lastRecordAt ?? []);
	return {
		packet: pending.packet,
		endedAt: recorded.sort().at(-1) ?? null,
		status,
		fallback: fallbackOf(pending, advanced.narratives, adapters),
		narratives: advanced.narratives,
		adapters,
		blocking: verdicts.filter(({ verdict }) => verdict === "BLOCK"),
		problems: [
			...advanced.narratives.flatMap((outcome) => (outcome.kind === "written" ? [] : [outcome.problem])),
			...(advanced.beacon === null ? [] : [advanced.beacon]),
			...(ran?.adapters.kind === "refused" ? [ran.adapters.problem] : []),
			...[ran?.problem ?? null, kept].flatMap((problem) => (problem === null ? [] : [problem])),
			...(finished.kind === "notRemoved" ? [finished.problem] : []),
			...advanced.problems,
		],
		isPending: finished.kind === "kept",
	};
}

function keepForShowing(
	ports: Ports,
	{ sections, packet, createdAt, reason, hooks, conversations }: PendingHandoff,
	status: string,
): Problem | null {
	const agents = conversations.map(({ agent }) => agent);
	const ran = hooks.verdicts.map(({ name, verdict, ms }) => ({ name, verdict, ms }));
	for (const { folder, state, heading, body } of sections) {
		const file = folder !== null && state === "written" ? narrativePath(folder) : null;
		const problem =
			keepLastHandoff(ports, folder, { createdAt, packet, file, heading, status }) ??
			keepInHistory(ports, folder, { createdAt, reason, packet, file, heading, hooks: ran }) ??
			enterInIndex(ports, indexEntry({ at: createdAt, folder, file, heading, body, packet, agents }));
		if (problem !== null) return problem;
	}
	return null;
}

function fallbackOf(
	{ packet, sections }: PendingHandoff,
	narratives: readonly NarrativeOutcome[],
	adapters: AdapterState,
): string | null {
	const unwritten = sections.filter((_, at) => narratives[at]?.kind !== "written");
	const texts = unwritten.map(({ heading, body }) => `${heading}\n\n${body}`);
	if (adapters.kind === "none") texts.push(fallbackText(packet, contract));
	else if (unwritten.length > 0) texts.push(packetBlock(packet));
	return texts.length === 0 ? null : texts.join("\n\n");
}
