import { Worker } from "node:worker_threads";
import * as vscode from "vscode";
import type { ThreadAnswer } from "../../app/worker/protocol";

/**
 * Runs a script on a thread of its own until it answers. `take` is given each message and returns the answer when it is
 * the last one, else null. Rejects with CancellationError when cancelled.
 */
export function runThread<M, T>(
	script: vscode.Uri,
	workerData: unknown,
	token: vscode.CancellationToken | undefined,
	take: (message: M) => ThreadAnswer<T> | null,
): Promise<T> {
	return new Promise<T>((resolve, reject) => {
		const worker = new Worker(script.fsPath, { workerData });
		const cancel = token?.onCancellationRequested(() => {
			reject(new vscode.CancellationError());
			void worker.terminate();
		});
		worker.on("message", (message: M) => {
			const answer = take(message);
			if (answer?.ok === true) resolve(answer.value);
			if (answer?.ok === false) reject(new Error(answer.message));
		});
		worker.once("error", reject);
		worker.once("exit", (code) => {
			cancel?.dispose();
			reject(new Error(`the worker ended with code ${code} and without an answer`));
		});
	});
}
