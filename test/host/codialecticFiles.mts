import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The hook registry and beacon in a home. */
export function registryFile(home: string): string {
	return join(home, ".codialectic", "hooks", "session_end.json");
}

/** Registers hooks as a user would, by editing the file; what else stands in it stays. */
export function registerHooks(home: string, hooks: readonly object[]): void {
	const path = registryFile(home);
	const before = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
	mkdirSync(join(path, ".."), { recursive: true });
	writeFileSync(path, JSON.stringify({ ...before, hooks }, null, 2));
}

/** Ids of the handoffs that are not finished. */
export function pendingHandoffs(home: string): string[] {
	return jsonFiles(join(home, ".codialectic", "pending"));
}

/** Handoffs that open windows keep ready. */
export function readyHandoffs(home: string): string[] {
	return jsonFiles(join(home, ".codialectic", "journal", "open"));
}

function jsonFiles(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
}

/** The handoff file of a folder, empty when there is none. */
export function narrative(folder: string): string {
	const path = join(folder, "NEXT_SESSION_HANDOFF.md");
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** How many sections the handoff file has. */
export function sectionCount(folder: string): number {
	return narrative(folder).match(/^## (?:Auto-)?Handoff /gm)?.length ?? 0;
}

/** Why the last session ended, as the beacon says; undefined when there is none yet. */
export function endedReason(home: string): string | undefined {
	const path = registryFile(home);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).ended_reason : undefined;
}
