import { didSomething } from "./deed";
import { pastedError } from "./pastedLines";
import type { Exchange, SessionView } from "./sessionView";

/** Characters of a message that are looked at. */
const lookedAt = 20_000;

/**
 * The error that a message pastes in and that says how the last change went: null when it pastes none, and when nothing
 * was changed and the error is a new one.
 */
export function setbackIn(view: SessionView, exchange: Exchange, before: Exchange): string | null {
	if (exchange.isTemplate) return null;
	const error = pastedError(exchange.turn.user ?? "");
	if (error === null) return null;
	return didSomething(before) || isShownBefore(view, exchange, error) ? error : null;
}

/** The same error, whatever its numbers, in an earlier message. */
function isShownBefore({ exchanges }: SessionView, exchange: Exchange, error: string): boolean {
	const words = withoutNumbers(error);
	return exchanges.some(
		({ order, turn }) => order < exchange.order && withoutNumbers((turn.user ?? "").slice(0, lookedAt)).includes(words),
	);
}

function withoutNumbers(text: string): string {
	return text.replaceAll(/\d+/g, "0");
}

/** Do the agent's first words take the message for a report that something is wrong? "I see the error!", "You're right." */
export function isOwnedUp({ said }: Exchange): boolean {
	return said
		.filter(({ kind }) => kind !== "heading")
		.slice(0, 2)
		.some(
			({ says, topic }) => says("mistake") || says("found") || (topic.size < 5 && (says("failure") || says("cause"))),
		);
}

/** Does the agent open with the word that the user is right? "You're right", "I misunderstood". */
export function isConceded({ said }: Exchange): boolean {
	return said
		.filter(({ kind }) => kind !== "heading")
		.slice(0, 2)
		.some(({ says }) => says("concedes"));
}

/** Letters of a bare "no" at most, with the mark behind it. */
const bareNo = 6;

/**
 * Does a message open with a "no" to what the agent offered last, and the agent takes it for that? It declines an offer and
 * objects to nothing done.
 */
export function isDeclined(exchange: Exchange, before: Exchange): boolean {
	const [first] = exchange.typed;
	const offered = before.said.findLast(({ closing, kind }) => closing && kind !== "heading")?.says("offer") ?? false;
	const no = first?.find("objection") ?? null;
	const isNo = no !== null && no.index === 0 && no.text.length <= bareNo;
	return offered && isNo && !isConceded(exchange) && !isOwnedUp(exchange);
}
