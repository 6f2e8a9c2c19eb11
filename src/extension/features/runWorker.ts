import * as vscode from "vscode";
import type { EditorWindow } from "../../app/ports";
import type { JobResults, WorkerAnswer, WorkerJob, WorkerStart } from "../../app/worker/protocol";
import { runThread } from "./runThread";

/** Runs one job on a worker thread. */
export type RunWorker = <K extends keyof JobResults>(
	job: Extract<WorkerJob, { readonly kind: K }>,
	token?: vscode.CancellationToken,
) => Promise<JobResults[K]>;

/** Reading and scanning run beside the extension host's own thread. Rejects with CancellationError when cancelled. */
export function createRunWorker(extensionUri: vscode.Uri, window: EditorWindow): RunWorker {
	const script = vscode.Uri.joinPath(extensionUri, "dist", "worker.js");
	return <K extends keyof JobResults>(
		job: Extract<WorkerJob, { readonly kind: K }>,
		token?: vscode.CancellationToken,
	) =>
		runThread<WorkerAnswer<K>, JobResults[K]>(script, { job, window } satisfies WorkerStart, token, (answer) => answer);
}
