import { parentPort, workerData } from "node:worker_threads";
import { locksFolder } from "../app/emit/paths";
import type { WorkerAnswer, WorkerJob } from "../app/worker/protocol";
import { runCollect, runCreate } from "../app/worker/runJob";
import { createPorts } from "../node/createPorts";

/** Does one job on a thread of its own and ends. A bug is told to the caller, not lost with the thread. */
function answer(job: WorkerJob): WorkerAnswer<"collect"> | WorkerAnswer<"create"> {
	try {
		const ports = createPorts(locksFolder);
		return job.kind === "collect"
			? { ok: true, value: runCollect(ports, job) }
			: { ok: true, value: runCreate(ports, job) };
	} catch (error) {
		return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

// The only sender is our own extension, which passes a job of exactly this type.
parentPort?.postMessage(answer(workerData as WorkerJob));
