import type { Problem } from "../../core/model/problem";
import type { EmitPorts } from "../emit/emitPorts";
import { hookAgentNames } from "./hookAgent";
import { readHookCall } from "./hookCall";
import type { Signal } from "./signal";
import { saveSignal } from "./signalFile";
import { noteTurn } from "./turnFile";

/**
 * Set for a finisher and all that it starts. A hook of the registry may run an agent, whose end would be handed off,
 * which would run the hook again: calls with this in their environment are ignored.
 */
export const finisherMark = "CODI_HANDOFF_FINISHER";

export type Receipt =
	/** A session ended: the signal is on the disk, a finisher is to be started for it. */
	| { readonly kind: "ended"; readonly signal: Signal }
	| { readonly kind: "noted" }
	| { readonly kind: "ignored"; readonly why: string }
	| { readonly kind: "failed"; readonly problem: Problem };

/**
 * The part of `codi-handoff hook <agent>` for which the agent waits: reads what it was called with and puts it on the
 * disk.
 * @param named the agent of the command line
 * @param text what came on standard input, as far as it was kept
 */
export function receiveHook(
	ports: Pick<EmitPorts, "files" | "places" | "ids" | "clock">,
	named: string,
	text: string,
): Receipt {
	const agent = hookAgentNames.find((known) => known === named);
	if (agent === undefined) return { kind: "ignored", why: "the agent is unknown" };
	if (ports.places.env[finisherMark] !== undefined) return { kind: "ignored", why: "called by our own finisher" };
	const call = readHookCall(text, agent);
	if ("unused" in call) return { kind: "ignored", why: call.unused };
	if (call.sessionId === null && call.transcriptPath === null) return { kind: "ignored", why: "it names no session" };
	const problem = call.kind === "turn" ? noteTurn(ports, call) : null;
	if (problem !== null) return { kind: "failed", problem };
	if (call.kind === "turn") return { kind: "noted" };
	const { kind: _, ...facts } = call;
	const at = ports.clock.now().toISOString();
	const signal: Signal = { version: 1, id: ports.ids.uuid(), ...facts, at, owner: null };
	const failure = saveSignal(ports, signal);
	return failure === null ? { kind: "ended", signal } : { kind: "failed", problem: failure };
}
