import type { Problem } from "../../core/model/problem";
import { beginHandoff } from "../emit/beginHandoff";
import { type AdvanceResult, advanceHandoff } from "../emit/emitHandoff";
import type { EmitPorts } from "../emit/emitPorts";
import { notWritten, unreadable } from "../emit/failureProblem";
import type { HandoffRequest } from "../emit/pending";
import { listOrphaned, type Prepared, readPrepared, removeTemporaries } from "../emit/preparedFile";

export type Seal =
	| ({ readonly kind: "sealed" } & AdvanceResult)
	/** Nothing was ready, or another process handed the same turns off. */
	| { readonly kind: "nothing" }
	| { readonly kind: "failed"; readonly problem: Problem };

/**
 * Makes the handoff of what a window kept ready, in a few milliseconds and whatever the size of the history: pending
 * file, narrative, beacon. Hooks are left to `completeHandoff`. The ready file goes when the pending file stands.
 */
export function sealPrepared(ports: EmitPorts, path: string): Seal {
	const now = ports.clock.now().toISOString();
	const prepared = readReady(ports, path);
	if (prepared === null) return { kind: "nothing" };
	if ("code" in prepared) return { kind: "failed", problem: prepared };
	const begun = beginHandoff(ports, datedNow(prepared.request, now));
	if (begun.kind === "failed") return begun;
	const problem = removeReady(ports, path);
	if (begun.kind === "covered") return { kind: "nothing" };
	const advanced = advanceHandoff(ports, begun.pending);
	return {
		kind: "sealed",
		...advanced,
		problems: problem === null ? advanced.problems : [...advanced.problems, problem],
	};
}

/** Seals what windows left that ended without closing: killed, crashed, machine off, connection lost. */
export function sealOrphaned(ports: EmitPorts): {
	readonly sealed: readonly AdvanceResult[];
	readonly problems: readonly Problem[];
} {
	const { orphaned, problems } = listOrphaned(ports);
	const seals = orphaned.map(({ path }) => sealPrepared(ports, path));
	const unsealed = seals.flatMap((seal) => (seal.kind === "failed" ? [seal.problem] : []));
	const unswept = removeTemporaries(ports);
	return {
		sealed: seals.flatMap((seal) => (seal.kind === "sealed" ? [seal] : [])),
		problems: [...problems, ...unsealed, ...(unswept === null ? [] : [unswept])],
	};
}

function readReady(ports: EmitPorts, path: string): Prepared | Problem | null {
	try {
		return readPrepared(ports, path);
	} catch (error) {
		return unreadable(error, path);
	}
}

/** A section tells when the session ended, not when it was last made ready. */
function datedNow(request: HandoffRequest, now: string): HandoffRequest {
	const sections = request.sections.map((section) => ({ ...section, heading: `## Auto-Handoff ${now}` }));
	return { ...request, sections, onlyNews: true };
}

/** Not having it removed costs nothing: what it covers is handed off, so that sealing it again is refused. */
function removeReady({ files }: EmitPorts, path: string): Problem | null {
	try {
		files.remove(path);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}
