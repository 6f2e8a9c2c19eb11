import * as vscode from "vscode";

/** Does work that may take long, with a notification that lets the user cancel it. Null when the user did. */
export async function withProgress<T>(
	title: string,
	work: (token: vscode.CancellationToken, report: (message: string) => void) => Promise<T>,
): Promise<T | null> {
	try {
		return await vscode.window.withProgress(
			{ location: vscode.ProgressLocation.Notification, title, cancellable: true },
			(progress, token) => work(token, (message) => progress.report({ message })),
		);
	} catch (error) {
		if (error instanceof vscode.CancellationError) return null;
		throw error;
	}
}
