import type { Closure } from "./closure";
import type { ClosureState } from "./closureState";

/** Rule (a), R-000-22: turns that an explicit handoff looks back. */
const wishWindow = 2;

/** Why a closure may not act now: a rule of R-000-22 to 27 by its letter; `held`: it may when the work in flight is done. */
export type Suppression = { readonly rule: "a" | "b" | "d" | "e" | "f"; readonly held: boolean };

/**
 * The rules of suppression for what words say; null: nothing stands against it. Rule (c) is `detectClosure`'s. An explicit
 * handoff (tier B) fires at once, whatever the rules say (R-000-15, 27).
 */
export function suppressClosure(state: ClosureState, closure: Closure, now: number): Suppression | null {
	if (closure.tier === "B" && closure.confidence === "HIGHEST") return null;
	if (!state.auto) return { rule: "f", held: false };
	if (isServed(state)) return { rule: "a", held: false };
	if (isCooling(state, now)) return { rule: "e", held: false };
	if (closure.tier === "C" && state.substantiveTurns < state.limits.fewestTurns) return { rule: "b", held: false };
	if (state.inFlight.size > 0 || (state.isAsked && closure.confidence !== "HIGH")) return { rule: "d", held: true };
	return null;
}

/** Tier E (R-000-28, C-07): only (a), (f) and "nothing new" stand against it; an idle session must also have finished its work. */
export function suppressLifecycle(state: ClosureState, kind: "lifecycle" | "idle"): string | null {
	if (!state.auto) return "rule f";
	if (isServed(state)) return "rule a";
	if (!state.hasNews) return "nothing new";
	return kind === "idle" && (state.inFlight.size > 0 || state.isAsked) ? "unfinished work" : null;
}

function isServed({ isWishServed, messagesSinceWish }: ClosureState): boolean {
	return isWishServed && messagesSinceWish !== null && messagesSinceWish <= wishWindow;
}

/** A clock that was set back ends the cooldown: better one handoff too many than none for hours. */
function isCooling({ firedAt, limits }: ClosureState, now: number): boolean {
	return firedAt !== null && now >= firedAt && now - firedAt < limits.cooldownMs;
}
