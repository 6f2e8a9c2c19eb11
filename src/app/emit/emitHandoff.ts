import type { Problem } from "../../core/model/problem";
import { keepWrittenSection } from "../resume/writtenSection";
import { mergeBeacon } from "./beaconFile";
import type { EmitPorts } from "./emitPorts";
import { recordHandedOff } from "./ledger";
import { appendNarrative } from "./narrativeFile";
import { narrativePath } from "./paths";
import type { PendingHandoff, PendingSection } from "./pending";
import { removePending, savePending } from "./pendingFile";

/** What became of the section for one workspace folder. */
export type NarrativeOutcome =
	/** `created`: the file was made for this handoff. */
	| { readonly kind: "written"; readonly path: string; readonly created: boolean }
	/** Not written, or not yet (Restricted Mode); the visible fallback takes its place (R-000-47). */
	| { readonly kind: "skipped"; readonly problem: Problem }
	/** To be tried again. */
	| { readonly kind: "failed"; readonly problem: Problem };

export interface AdvanceResult {
	/** The handoff as it stands now. */
	readonly pending: PendingHandoff;
	/** In the order of the sections. */
	readonly narratives: readonly NarrativeOutcome[];
	/** Why the beacon is not merged; null when it is. */
	readonly beacon: Problem | null;
	/** What else went wrong: with the ledger, or with the record of the steps. */
	readonly problems: readonly Problem[];
}

/**
 * Does what is still to be done for a pending handoff, but for its hooks: narrative, beacon, ledger, in this order. Each
 * step is recorded right after it and can be done twice without harm, so that this may be called again after a kill at
 * any point. A step that fails does not keep the others from being done.
 */
export function advanceHandoff(ports: EmitPorts, before: PendingHandoff): AdvanceResult {
	let pending = before;
	let unrecorded: Problem | null = null;
	const record = (next: PendingHandoff) => {
		pending = next;
		unrecorded = savePending(ports, next);
	};
	const narratives = before.sections.map((section, at) => {
		const outcome = settledOutcome(section) ?? writeSection(ports, before.id, section);
		const isDecided = (section.trusted || section.folder === null) && outcome.kind !== "failed";
		if (section.state === "todo" && isDecided) record(withSection(pending, at, outcome));
		return outcome;
	});
	const beacon = before.beacon.done ? null : mergeBeacon(ports, before.beacon.value);
	if (!before.beacon.done && beacon === null) record({ ...pending, beacon: { ...pending.beacon, done: true } });
	// Not before what the handoff itself needs: a closing window has no time to lose.
	const unkept = keepWritten(ports, before, pending);
	const ledger = before.ledger.done ? { done: false, problems: [] } : enterInLedgers(ports, pending);
	if (ledger.done) record({ ...pending, ledger: { done: true } });
	return {
		pending,
		narratives,
		beacon,
		problems: [...unkept, ...ledger.problems, ...(unrecorded === null ? [] : [unrecorded])],
	};
}

/** Which sinks of a handoff are still to be reached. */
export type OpenSink = "narrative" | "beacon" | "ledger" | "hooks";

export type FinishResult =
	| { readonly kind: "finished" }
	/** It stays, and is offered again at the next start. */
	| { readonly kind: "kept"; readonly open: readonly OpenSink[] }
	/** All is done, but the system did not let the pending file be removed: nothing will be done twice. */
	| { readonly kind: "notRemoved"; readonly problem: Problem };

/** Removes the pending handoff when every sink has confirmed or was deliberately left out; keeps it otherwise. */
export function finishHandoff(ports: Pick<EmitPorts, "files" | "places">, pending: PendingHandoff): FinishResult {
	const open: OpenSink[] = [];
	if (pending.sections.some((section) => section.state === "todo")) open.push("narrative");
	if (!pending.beacon.done) open.push("beacon");
	if (!pending.ledger.done) open.push("ledger");
	if (!pending.hooks.done) open.push("hooks");
	if (open.length > 0) return { kind: "kept", open };
	const problem = removePending(ports, pending.id);
	return problem === null ? { kind: "finished" } : { kind: "notRemoved", problem };
}

/** What is known of a section without writing: that it was written, or that it is not to be, or not before the folder is trusted. */
function settledOutcome({ folder, trusted, state, created }: PendingSection): NarrativeOutcome | null {
	if (folder === null) return { kind: "skipped", problem: { code: "narrative.noFolder" } };
	const path = narrativePath(folder);
	if (!trusted) return { kind: "skipped", problem: { code: "narrative.notTrusted", path } };
	if (state === "written") return { kind: "written", path, created };
	return state === "skipped" ? { kind: "skipped", problem: { code: "narrative.never", path } } : null;
}

function writeSection(ports: EmitPorts, id: string, section: PendingSection): NarrativeOutcome {
	const { folder, heading, body, create } = section;
	if (folder === null) return { kind: "skipped", problem: { code: "narrative.noFolder" } };
	const write = appendNarrative(ports, folder, { id, heading, body }, create);
	return write.kind === "failed" && write.problem.code === "narrative.never" ? { ...write, kind: "skipped" } : write;
}

/**
 * Keeps the sections that stand in their files by now and were not kept yet: the next session is told when somebody
 * changed one since. Not knowing keeps no handoff from being made. Until the ledger is done a kill may have come between.
 */
function keepWritten(ports: EmitPorts, before: PendingHandoff, { id, sections }: PendingHandoff): Problem[] {
	return sections.flatMap(({ folder, heading, body, state }, at) => {
		const isNew = before.sections[at]?.state === "todo" || !before.ledger.done;
		if (folder === null || state !== "written" || !isNew) return [];
		return keepWrittenSection(ports, folder, { id, heading, body }) ?? [];
	});
}

function withSection(pending: PendingHandoff, at: number, outcome: NarrativeOutcome): PendingHandoff {
	const created = outcome.kind === "written" && outcome.created;
	const state: PendingSection["state"] = outcome.kind === "written" ? "written" : "skipped";
	const sections = pending.sections.map((section, index) => (index === at ? { ...section, state, created } : section));
	return { ...pending, sections };
}

function enterInLedgers(ports: EmitPorts, pending: PendingHandoff): { done: boolean; problems: readonly Problem[] } {
	const results = pending.conversations.map(({ folder, agent, id, lastTurn, lastRecordAt }) => {
		const written = pending.sections.find((one) => one.folder === folder && one.state === "written");
		const heading = written?.heading ?? null;
		const covered = { agent, id, folder, lastTurn, lastRecordAt, heading };
		return recordHandedOff(ports, { version: 1, ...covered, handoff: pending.id, at: pending.createdAt });
	});
	return {
		done: results.every(({ done }) => done),
		problems: results.flatMap(({ problem }) => (problem === null ? [] : [problem])),
	};
}
