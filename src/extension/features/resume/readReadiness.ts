import * as vscode from "vscode";
import type { EditorWindow } from "../../../app/ports";
import type { ReadinessJob, ReadinessMessage, ReadinessStart } from "../../../app/worker/protocol";
import type { FirstReadiness, Readiness } from "../../../core/resume/readinessCard";
import { runThread } from "../runThread";

/**
 * What the next session in each folder starts from; `tell` is called before with what the handoffs themselves say. Rejects
 * with CancellationError when cancelled.
 */
export type ReadReadiness = (
	job: ReadinessJob,
	token: vscode.CancellationToken | undefined,
	tell: (first: readonly FirstReadiness[]) => void,
) => Promise<readonly Readiness[]>;

/** Reads beside the extension host's own thread, in a small one that starts soon. */
export function createReadReadiness(extensionUri: vscode.Uri, window: EditorWindow): ReadReadiness {
	const script = vscode.Uri.joinPath(extensionUri, "dist", "readiness.js");
	return (job, token, tell) =>
		runThread<ReadinessMessage, readonly Readiness[]>(
			script,
			{ job, window } satisfies ReadinessStart,
			token,
			(message) => {
				if (!("first" in message)) return message;
				tell(message.first);
				return null;
			},
		);
}
