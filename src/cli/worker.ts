import { parentPort, workerData } from "node:worker_threads";
import { locksFolder } from "../app/emit/paths";
import { openTranscript } from "../app/review/openTranscript";
import { searchableHandoffs } from "../app/search/searchableHandoffs";
import { wake } from "../app/wake/wake";
import type { JobResults, WorkerAnswer, WorkerStart } from "../app/worker/protocol";
import { runBrief, runCollect, runCreate, runList, runRefine, runReview, runTransfer } from "../app/worker/runJob";
import { createPorts } from "../node/createPorts";

/** Does one job on a thread of its own and ends. A bug is told to the caller, not lost with the thread. */
async function answer({ job, window }: WorkerStart): Promise<WorkerAnswer<keyof JobResults>> {
	try {
		const ports = createPorts(locksFolder, window);
		if (job.kind === "collect") return { ok: true, value: await runCollect(ports, job) };
		if (job.kind === "list") return { ok: true, value: await runList(ports, job) };
		if (job.kind === "review") return { ok: true, value: runReview(ports, job) };
		if (job.kind === "transcript") return { ok: true, value: await openTranscript(ports, job.request) };
		if (job.kind === "wake") return { ok: true, value: await wake(ports, job.order) };
		if (job.kind === "search") return { ok: true, value: searchableHandoffs(ports) };
		if (job.kind === "brief") return { ok: true, value: await runBrief(ports, job) };
		if (job.kind === "transfer") return { ok: true, value: runTransfer(ports, job) };
		if (job.kind === "refine") return { ok: true, value: runRefine(ports, job) };
		return { ok: true, value: runCreate(ports, job) };
	} catch (error) {
		return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}

// The only sender is our own extension, which passes a job of exactly this type.
void answer(workerData as WorkerStart).then((value) => parentPort?.postMessage(value));
