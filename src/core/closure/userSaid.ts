import type { ClosureMessage } from "./closure";
import type { ClosureSignal } from "./closureState";
import { detectClosure } from "./detectClosure";
import { isOnlyFilling } from "./isOnlyFilling";

const yes = /^(?:y|yes)[.!]?$/i;

/** The signal of a message of the user. "y" and "yes" answer the ask (R-000-21); filling ("ok", "nice") has no substance. */
export function userSaid(message: ClosureMessage): Extract<ClosureSignal, { kind: "user" }> {
	const closure = detectClosure(message);
	return {
		kind: "user",
		closure,
		substantive: closure.tier === "NONE" && !isOnlyFilling(message),
		answer: yes.test(message.text.trim()) ? "yes" : null,
	};
}
