import { Worker } from "node:worker_threads";
import * as vscode from "vscode";
import type { EditorWindow } from "../../app/ports";
import type { JobResults, WorkerAnswer, WorkerJob, WorkerStart } from "../../app/worker/protocol";

/** Runs one job on a worker thread. */
export type RunWorker = <K extends keyof JobResults>(
	job: Extract<WorkerJob, { readonly kind: K }>,
	token?: vscode.CancellationToken,
) => Promise<JobResults[K]>;

/** Reading and scanning run beside the extension host's own thread. Rejects with CancellationError when cancelled. */
export function createRunWorker(extensionUri: vscode.Uri, window: EditorWindow): RunWorker {
	const script = vscode.Uri.joinPath(extensionUri, "dist", "worker.js").fsPath;
	return <K extends keyof JobResults>(
		job: Extract<WorkerJob, { readonly kind: K }>,
		token?: vscode.CancellationToken,
	) =>
		new Promise<JobResults[K]>((resolve, reject) => {
			const worker = new Worker(script, { workerData: { job, window } satisfies WorkerStart });
			const cancel = token?.onCancellationRequested(() => {
				reject(new vscode.CancellationError());
				void worker.terminate();
			});
			worker.once("message", (answer: WorkerAnswer<K>) => {
				if (answer.ok) resolve(answer.value);
				else reject(new Error(answer.message));
			});
			worker.once("error", reject);
			worker.once("exit", (code) => {
				cancel?.dispose();
				reject(new Error(`the worker ended with code ${code} and without an answer`));
			});
		});
}
