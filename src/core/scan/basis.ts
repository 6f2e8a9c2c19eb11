import type { Basis } from "../model/finding";
import type { Passage } from "./passage";
import type { SessionView } from "./sessionView";
import { covered, topicWords } from "./words";

/** Calls before a sentence that may support it, and how much of its words must stand in what they show. */
const lookedAt = 3;
const enough = 0.4;
/** Characters of a result that are looked at. */
const looked = 6_000;

/**
 * How a sentence of the agent is known (R-003-11): by a command that ran just before it and whose output speaks
 * of the same, by something read, else from the talk alone.
 */
export function basisOf(view: SessionView, passage: Passage): Basis {
	const calls = view.exchanges[passage.exchange]?.calls ?? [];
	const before = calls.filter((call) => call.order < passage.order).slice(-lookedAt);
	let basis: Basis = "dialogue";
	for (const { tool } of before) {
		if (tool.result === null || tool.denial !== null) continue;
		const shown = topicWords(`${tool.command ?? ""} ${tool.files.join(" ")} ${tool.result.slice(0, looked)}`);
		if (covered(passage.topic, shown) < enough) continue;
		if (tool.kind === "shell") return "run";
		if (tool.kind === "read" || tool.kind === "search") basis = "doc";
	}
	return basis;
}
