import type { AdapterState } from "../model/adapters";
import type { Packet } from "../model/packet";
import { invisible, plainLine } from "./inline";

export interface StatusInput {
	readonly packet: Packet;
	readonly adapters: AdapterState;
	/** Names of the hooks that passed. */
	readonly passed: readonly string[];
	/** One line for each hook that failed, ready to print (R-000-70). */
	readonly failureLines: readonly string[];
	/** What the session showed about tool use, or null when there was no evidence. */
	readonly teaser: string | null;
}

/** The status block, to the letter of R-000-82, with the one teaser line of R-000-78 at its end. */
export function statusBlock({ packet, adapters, passed, failureLines, teaser }: StatusInput): string {
	return [
		"Co-Dialectic · Handoff — session codified.",
		`  Unfinished items: ${packet.unfinished_items.length} captured`,
		`  Decisions made: ${packet.decisions_made.length} captured`,
		`  Lessons learned: ${packet.lessons_learned.length} captured`,
		`  Adapters fired: ${adaptersText(adapters)}`,
		`  Session id: ${packet.session_id}`,
		"",
		...outcomeLines(adapters, passed, failureLines).map((line) => `  ${plainLine(line)}`),
		"",
		teaser === null
			? "No tool-usage lesson had enough evidence today"
			: `📚 Today's 1%: ${plainLine(teaser)} — say 'learning time' for the 60-sec version.`,
	].join("\n");
}

/** The words behind `Adapters fired:`, also used by the notification. */
export function adaptersText(adapters: AdapterState): string {
	switch (adapters.kind) {
		case "none":
			return "none registered (stdout)";
		case "skipped":
			return "not run (as asked)";
		case "refused":
			return "not run (registry refused)";
		case "passed":
			return `PASSED ${adapters.passed}/${adapters.total}`;
		case "blocked":
			return `BLOCKED on hook ${adapters.names.map((name) => `"${plainLine(name)}"`).join(", ")}`;
	}
}

function outcomeLines(adapters: AdapterState, passed: readonly string[], failureLines: readonly string[]): string[] {
	if (adapters.kind === "none") return ["Handoff printed to stdout — register an adapter to persist."];
	const isPersisted = adapters.kind === "passed" && passed.length > 0;
	return [...(isPersisted ? [`Handoff persisted by ${passed.join(", ")}.`] : []), ...failureLines];
}

/** The visible fallback when no hook is registered: the packet in full (R-000-48, 49). `contract` says where the registry is described. */
export function fallbackText(packet: Packet, contract: string): string {
	return [
		"Co-Dialectic · Handoff — no workspace adapter registered.",
		"Printing structured JSON to stdout (graceful degradation).",
		packetBlock(packet),
		"To register a workspace adapter, create",
		"`~/.codialectic/hooks/session_end.json` per the Hook Registration Contract",
		`in ${contract}.`,
	].join("\n");
}

/** The packet as a fenced JSON block. What is not seen, or acts on a terminal, is written as an escape. */
export function packetBlock(packet: Packet): string {
	const json = JSON.stringify(packet, null, 2)
		.replace(/[\u007f-\u009f\u2028\u2029]/g, escaped)
		.replace(invisible, escaped);
	return ["```json", json, "```"].join("\n");
}

function escaped(mark: string): string {
	return mark
		.split("")
		.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
		.join("");
}
