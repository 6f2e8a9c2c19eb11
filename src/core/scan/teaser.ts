import { baseName } from "../model/baseName";
import { shorten } from "./plainText";
import type { Call, SessionView } from "./sessionView";

/** How often something has to happen before it is worth a sentence (R-000-79). */
const failures = 3;
const reads = 4;
const refusals = 5;

/** One sentence on what cost the session most by repetition, from counts alone; null when nothing repeated enough. */
export function teaserOf(view: SessionView): string | null {
	const failed = most(
		view.calls.filter(({ tool }) => tool.kind === "shell" && tool.ok === false && tool.denial === null),
		commandOf,
	);
	if (failed !== null && failed.count >= failures)
		return `\`${shorten(failed.key, 60)}\` failed ${failed.count} times before it was left or fixed`;
	const refused = view.calls.filter(({ tool }) => tool.denial !== null).length;
	if (refused >= refusals) return `${refused} tool calls were refused: a permission rule may save the asking`;
	const read = most(
		view.calls.filter(({ tool }) => tool.kind === "read"),
		(call) => call.tool.files[0] ?? null,
	);
	if (read !== null && read.count >= reads) return `${baseName(read.key)} was read ${read.count} times`;
	return null;
}

function commandOf(call: Call): string | null {
	return call.tool.command?.replace(/\s+/g, " ").trim() ?? null;
}

function most(calls: readonly Call[], keyOf: (call: Call) => string | null): { key: string; count: number } | null {
	const counts = new Map<string, number>();
	for (const call of calls) {
		const key = keyOf(call);
		if (key !== null && key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	let top: { key: string; count: number } | null = null;
	for (const [key, count] of counts) if (top === null || count > top.count) top = { key, count };
	return top;
}
