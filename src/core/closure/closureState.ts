import type { EndedReason } from "../model/beacon";
import type { Closure, ClosureTier } from "./closure";

/** What happens in a watched session, as far as it bears on its end. */
export type ClosureSignal =
	/** A message of the user; `substantive`: it has content of its own, not only farewell or filling (`userSaid`). */
	| { readonly kind: "user"; readonly closure: Closure; readonly substantive: boolean; readonly answer: "yes" | null }
	/** The agent ended its turn; substantive = at least one tool call, a code block or 200 characters (R-000-23). */
	| { readonly kind: "assistant"; readonly substantive: boolean; readonly asks: boolean }
	/** A tool, task, terminal command or debug session; `id` tells them apart. */
	| { readonly kind: "started" | "finished"; readonly id: string }
	/** A handoff was written, by whomever. */
	| { readonly kind: "emitted" }
	| { readonly kind: "toggle"; readonly on: boolean }
	/** The runtime ends the session: window closed, agent's process ended, hook called (R-000-18). */
	| { readonly kind: "lifecycle" }
	/** Longer without input than the setting allows (R-000-18). */
	| { readonly kind: "idle" };

export interface ClosureLimits {
	/** Rule (e), R-000-26: milliseconds. */
	readonly cooldownMs: number;
	/** Rule (b), R-000-23. */
	readonly fewestTurns: number;
}

export interface ClosureState {
	readonly limits: ClosureLimits;
	readonly auto: boolean;
	readonly substantiveTurns: number;
	readonly inFlight: ReadonlySet<string>;
	/** The agent's last message ends with a question that the user has not answered. */
	readonly isAsked: boolean;
	/** A handoff was asked about and not answered. */
	readonly pending: EndedReason | null;
	/** A closure that waits for work in flight. */
	readonly held: Closure | null;
	/** When Protocol 9 fired last, until the next substantive message of the user; milliseconds. */
	readonly firedAt: number | null;
	/** User messages since the last explicit handoff, that one not counted; null: none. */
	readonly messagesSinceWish: number | null;
	/** A handoff was written after that wish, and nothing of substance said since. */
	readonly isWishServed: boolean;
	/** Anything happened since the last handoff. */
	readonly hasNews: boolean;
}

/** A new session: auto-handoff is on again (R-000-12). */
export const freshClosureState: ClosureState = {
	limits: { cooldownMs: 60_000, fewestTurns: 5 },
	auto: true,
	substantiveTurns: 0,
	inFlight: new Set(),
	isAsked: false,
	pending: null,
	held: null,
	firedAt: null,
	messagesSinceWish: null,
	isWishServed: false,
	hasNews: false,
};

/** Reasons of the beacon for the tiers that words can have. */
export const reasonOfTier: Readonly<Record<Exclude<ClosureTier, "NONE">, EndedReason>> = {
	A: "tier_A_direct_closure",
	B: "tier_B_explicit_handoff",
	C: "tier_C_terminal_gratitude",
	D: "tier_D_pause_confirmed",
	F: "tier_F_unknown_unknown",
};
