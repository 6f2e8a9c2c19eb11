import type { Passage } from "./passage";
import type { Call, SessionView } from "./sessionView";

/** Words that carry a topic and that a sentence needs to say what a call is for: "Let me fix it:" does not. */
const fewest = 4;

/**
 * What the agent said a call was for: of the message right before it the last sentence that tells of a change, else the
 * last that says anything; null when the agent said nothing.
 */
export function purposeOf(view: SessionView, call: Call): Passage | null {
	const { announced } = call;
	if (announced === null) return null;
	const said = (view.exchanges[call.exchange]?.said ?? []).filter(
		({ order, kind, topic }) => order === announced.order && kind !== "heading" && topic.size >= fewest,
	);
	return said.findLast(({ says }) => says("changed") || says("mayChange")) ?? said.at(-1) ?? announced;
}

/** The last edit of an exchange that was not refused. */
export function lastEdit(calls: readonly Call[]): Call | null {
	return calls.findLast(({ tool }) => tool.kind === "edit" && tool.denial === null) ?? null;
}
