import type { EndedReason } from "../model/beacon";
import type { Closure } from "./closure";
import { type ClosureSignal, type ClosureState, reasonOfTier } from "./closureState";
import { suppressClosure, suppressLifecycle } from "./suppress";

export interface ClosureDecision {
	readonly action: "fire" | "ask" | "ignore";
	/** What the beacon will say: of the fire, or of the handoff asked about. */
	readonly ended: EndedReason | null;
	/** The rule that decided, for logs. */
	readonly why: string;
	readonly state: ClosureState;
}

type UserSignal = Extract<ClosureSignal, { kind: "user" }>;

/**
 * The next state of a session and what to do about its end (R-000-20 to 28): a pure state machine, `now` in milliseconds of any
 * steady clock. "fire" counts as a handoff under way; the caller says `emitted` when it is written.
 */
export function decide(state: ClosureState, signal: ClosureSignal, now: number): ClosureDecision {
	switch (signal.kind) {
		case "user":
			return hearUser(state, signal, now);
		case "assistant":
			return reconsider(
				{
					...state,
					hasNews: true,
					isAsked: signal.asks,
					substantiveTurns: state.substantiveTurns + (signal.substantive ? 1 : 0),
				},
				now,
			);
		case "started":
			return wait({ ...state, hasNews: true, inFlight: new Set([...state.inFlight, signal.id]) }, "work started");
		case "finished":
			return reconsider({ ...state, hasNews: true, inFlight: without(state.inFlight, signal.id) }, now);
		case "emitted":
			return wait(
				{ ...state, hasNews: false, held: null, pending: null, isWishServed: state.messagesSinceWish !== null },
				"handoff written",
			);
		case "toggle":
			return wait({ ...state, auto: signal.on, held: null, pending: null }, `auto-handoff ${signal.on ? "on" : "off"}`);
		case "lifecycle":
		case "idle":
			return endByRuntime(state, signal.kind, now);
	}
}

function hearUser(state: ClosureState, { closure, substantive, answer }: UserSignal, now: number): ClosureDecision {
	if (answer === "yes" && state.pending !== null) return fire(state, state.pending, "asked and confirmed", now);
	const isClosure = closure.tier !== "NONE";
	const isNew = substantive && !isClosure;
	const heard: ClosureState = {
		...state,
		hasNews: state.hasNews || isNew,
		isAsked: isNew ? false : state.isAsked,
		pending: null,
		held: null,
		firedAt: isNew ? null : state.firedAt,
		isWishServed: isNew ? false : state.isWishServed,
		messagesSinceWish: closure.tier === "B" ? 0 : state.messagesSinceWish === null ? null : state.messagesSinceWish + 1,
	};
	return isClosure ? judge(heard, closure, now) : wait(heard, closure.reason);
}

function judge(state: ClosureState, closure: Closure, now: number): ClosureDecision {
	if (closure.tier === "NONE" || closure.confidence === "LOW" || closure.confidence === null)
		return wait(state, closure.reason);
	const suppression = suppressClosure(state, closure, now);
	if (suppression !== null)
		return wait(
			{ ...state, held: suppression.held ? closure : null },
			`rule ${suppression.rule}${suppression.held ? ": held until the work in flight is done" : ""}`,
		);
	const ended = reasonOfTier[closure.tier];
	if (closure.confidence !== "MEDIUM" && closure.tier !== "D") return fire(state, ended, closure.reason, now);
	return { action: "ask", ended, why: closure.reason, state: { ...state, held: null, pending: ended } };
}

/** Work has ended or a turn is over: what was held is judged again. */
function reconsider(state: ClosureState, now: number): ClosureDecision {
	return state.held === null ? wait(state, "nothing held") : judge(state, state.held, now);
}

function endByRuntime(state: ClosureState, kind: "lifecycle" | "idle", now: number): ClosureDecision {
	const obstacle = suppressLifecycle(state, kind);
	if (obstacle !== null) return wait(state, obstacle);
	return fire(state, kind === "idle" ? "inactivity_timeout" : "tier_E_lifecycle", "the session ended", now);
}

function fire(state: ClosureState, ended: EndedReason, why: string, now: number): ClosureDecision {
	return { action: "fire", ended, why, state: { ...state, held: null, pending: null, firedAt: now } };
}

function wait(state: ClosureState, why: string): ClosureDecision {
	return { action: "ignore", ended: null, why, state };
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return new Set([...ids].filter((known) => known !== id));
}
