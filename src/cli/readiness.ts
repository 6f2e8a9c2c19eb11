import { parentPort, workerData } from "node:worker_threads";
import type { ReadinessMessage, ReadinessStart } from "../app/worker/protocol";
import { runReadiness } from "../app/worker/runReadiness";
import { createClock } from "../node/clock";
import { createFiles } from "../node/files";
import { createGit, createGitAside } from "../node/git";
import { createIds } from "../node/ids";
import { createPlaces } from "../node/places";

/** The card of the next session, on a thread of its own: what the handoffs say at once, then the whole. */
async function answer({ job, window }: ReadinessStart, tell: (message: ReadinessMessage) => void): Promise<void> {
	try {
		const ports = {
			files: createFiles(),
			git: createGit(),
			places: createPlaces(window),
			ids: createIds(),
			clock: createClock(),
		};
		tell({ ok: true, value: await runReadiness(ports, createGitAside(), job, (first) => tell({ first })) });
	} catch (error) {
		tell({ ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
}

// The only sender is our own extension.
void answer(workerData as ReadinessStart, (message) => parentPort?.postMessage(message));
