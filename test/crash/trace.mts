import { hookRuns, look, type Pending, type Sight } from "./look.mts";
import type { Phase } from "./tally.mts";
import type { World } from "./world.mts";

/** What was seen of a round's handoffs while they were killed and taken up again. */
export interface Trace {
	kills: number;
	/** From here on the handoff may not get lost: it lay on the disk. */
	isDurable: boolean;
	/** By handoff and hook: how often the hook had begun when its verdict stood in the pending file. */
	readonly settled: Map<string, Map<string, number>>;
	/** By handoff: what its section must hold. */
	readonly bodies: Map<string, string>;
}

export function newTrace(): Trace {
	return { kills: 0, isDurable: false, settled: new Map(), bodies: new Map() };
}

/** Looks at what a killed process left, and says how far it was. */
export function noteKill(trace: Trace, world: World, narrativeBefore: Buffer): Phase {
	const sight = look(world, narrativeBefore);
	trace.kills++;
	if (sight.pending.length + sight.unnamed.length + sight.sections.length + sight.ready.length > 0)
		trace.isDurable = true;
	for (const pending of [...sight.pending, ...sight.unnamed]) notePending(trace, world, pending);
	return phaseOf(sight);
}

function notePending(trace: Trace, world: World, { id, sections, hooks }: Pending): void {
	trace.bodies.set(id, sections.map(({ heading, body }) => `${heading}\n\n${body.trimEnd()}\n`).join());
	const runs = hookRuns(world, id);
	const settled = trace.settled.get(id) ?? new Map<string, number>();
	const done = hooks.verdicts.filter(({ verdict }) => verdict !== "BLOCK");
	for (const { name } of done) if (!settled.has(name)) settled.set(name, runs.get(name)?.begun ?? 0);
	trace.settled.set(id, settled);
}

function phaseOf({ sections, torn, pending, unnamed, ready }: Sight): Phase {
	const [handoff] = pending;
	if (handoff !== undefined && handoff.hooks.verdicts.length > 0) return "some hooks";
	if (handoff?.ledger.done) return "ledger";
	if (handoff?.beacon.done) return "beacon";
	if (torn !== "") return "section torn";
	if (sections.length > 0) return handoff === undefined ? "done" : "section";
	if (handoff !== undefined) return "pending";
	if (unnamed.length > 0) return "pending not named yet";
	return ready.length > 0 ? "kept ready" : "nothing on the disk";
}
