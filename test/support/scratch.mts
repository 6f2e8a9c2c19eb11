import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Places } from "../host/plan.mts";
import { killAllGroups } from "./processGroup.mts";

const kept = new Set<string>();

/** Makes the scratch folders of one window. They go with `removeScratch`, or else when this process exits. */
export function makePlaces(name: string): Places {
	// The real path: macOS hands out a link, and agents record the real one.
	const scratch = realpathSync(mkdtempSync(join(tmpdir(), `codi-${name}-`)));
	if (kept.size === 0) process.once("exit", removeAll);
	kept.add(scratch);
	const places = { scratch, home: join(scratch, "home"), workspace: join(scratch, "workspace") };
	mkdirSync(places.home);
	mkdirSync(places.workspace);
	return places;
}

export function removeScratch(scratch: string): void {
	// A process that was just killed may still be writing its last file.
	rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	kept.delete(scratch);
}

function removeAll(): void {
	killAllGroups();
	for (const scratch of kept) {
		try {
			removeScratch(scratch);
		} catch (error) {
			console.error(`${scratch} could not be removed: ${error}`);
		}
	}
}
