import type { MemoryIndex, StartHooks, Wake } from "../wake/wake";
import { plainLine, withoutTags } from "./inline";
import { english, sentenceOf } from "./sentence";

const longestSummary = 120;

/**
 * The compact status block (R-000-75): what was loaded and what was not found, never what stands in it. Plain text, one
 * line each; paths and what hooks print are foreign words.
 */
export function wakeStatus(wake: Wake): string[] {
	const { registry, files, handoffs, wipHandoffs, memory, hooks, skipped } = wake;
	const isBlocked = hooks.kind === "ran" && hooks.blocked.length > 0;
	return [
		"Co-Dialectic · Waky Waky — context restored.",
		...(registry === "read" ? [] : [`  Context registry: ${registryState(registry)}`]),
		...files.map(({ name }) => `  ${name}: loaded`),
		`  Tier 1.5 (hooks): ${hooksSummary(hooks)}`,
		...handoffs.map(({ name, at }) => `  ${name}: loaded (last updated: ${at?.slice(0, 10) ?? "not known"})`),
		...(wipHandoffs === null ? [] : [`  Per-WIP handoffs: loaded (${wipHandoffs.length} files)`]),
		`  Tier 2.6 (memory): ${memorySummary(memory)}`,
		`  Skipped (not found): ${skipped.length === 0 ? "none" : skipped.map(plainLine).join(", ")}`,
		...(hooks.kind === "ran" ? hooks.failures : []),
		"",
		isBlocked ? "Mend what blocks, then say it again." : "Ready. What are we picking up?",
	].map(withoutTags);
}

function registryState(registry: Exclude<Wake["registry"], "read">): string {
	if (registry === "absent") return "not found — Tier 1-4 paths skipped";
	return plainLine(english(sentenceOf(registry)));
}

/** How the hooks did, on one line, with the first line of what they printed. */
export function hooksSummary(hooks: StartHooks): string {
	switch (hooks.kind) {
		case "none":
			return "none registered";
		case "notTrusted":
			return "not run, this folder is not trusted";
		case "refused":
			return plainLine(english(sentenceOf(hooks.problem)));
		case "ran": {
			const first = plainLine(hooks.output.split("\n").find((line) => line.trim() !== "") ?? "");
			const said = first === "" ? "" : ` — ${first.slice(0, longestSummary).toWellFormed()}`;
			const names = hooks.blocked.map((name) => `"${plainLine(name)}"`).join(", ");
			return names === "" ? `PASSED ${hooks.passed}/${hooks.total}${said}` : `BLOCKED on ${names}${said}`;
		}
	}
}

function memorySummary(memory: MemoryIndex | null): string {
	if (memory === null) return "none (no index path resolved)";
	const { loadedBytes, totalBytes, budgetBytes } = memory;
	const cut = loadedBytes < totalBytes ? ", truncated" : "";
	return `loaded ~${kilobytes(loadedBytes)} KB (budget ${kilobytes(budgetBytes)} KB)${cut}`;
}

function kilobytes(bytes: number): number {
	return Math.ceil(bytes / 1024);
}
