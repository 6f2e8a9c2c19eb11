import { parentPort, workerData } from "node:worker_threads";
import { locksFolder } from "../app/emit/paths";
import type { JobResults, WorkerAnswer, WorkerStart } from "../app/worker/protocol";
import { runCollect, runCreate, runList } from "../app/worker/runJob";
import { createPorts } from "../node/createPorts";

/** Does one job on a thread of its own and ends. A bug is told to the caller, not lost with the thread. */
function answer({ job, window }: WorkerStart): WorkerAnswer<keyof JobResults> {
	try {
		const ports = createPorts(locksFolder, window);
		if (job.kind === "collect") return { ok: true, value: runCollect(ports, job) };
		if (job.kind === "list") return { ok: true, value: runList(ports, job) };
		return { ok: true, value: runCreate(ports, job) };
	} catch (error) {
		return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

// The only sender is our own extension, which passes a job of exactly this type.
parentPort?.postMessage(answer(workerData as WorkerStart));
