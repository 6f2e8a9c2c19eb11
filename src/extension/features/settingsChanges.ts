import * as vscode from "vscode";
import type { HookPlan } from "../../app/agentHooks/hookPlan";
import { decodeExactly } from "../../app/emit/encodedText";

const scheme = "codi-handoff-settings";

/** Shows planned changes of settings files side by side, read-only. */
export interface SettingsChanges extends vscode.Disposable {
	show(plan: HookPlan, title: string): Promise<{ close(): Promise<void> }>;
}

export function createSettingsChanges(): SettingsChanges {
	const texts = new Map<string, string>();
	const provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
		provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? "",
	});
	let count = 0;
	return {
		show: async ({ path, before, after }, title) => {
			count++;
			// The name of the file gives the language; the number keeps VS Code from showing an earlier change.
			const left = vscode.Uri.file(path).with({ scheme, query: `before-${count}` });
			const right = vscode.Uri.file(path).with({ scheme, query: `after-${count}` });
			texts.set(left.toString(), textOf(before));
			texts.set(right.toString(), textOf(after));
			await vscode.commands.executeCommand("vscode.diff", left, right, title, { preview: true });
			return {
				close: async () => {
					await closeDiff(right);
					texts.delete(left.toString());
					texts.delete(right.toString());
				},
			};
		},
		dispose: () => provider.dispose(),
	};
}

function textOf(bytes: Uint8Array | null): string {
	return bytes === null ? "" : decodeExactly(bytes).text;
}

async function closeDiff(right: vscode.Uri): Promise<void> {
	const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
	const shown = tabs.filter(
		({ input }) => input instanceof vscode.TabInputTextDiff && input.modified.toString() === right.toString(),
	);
	await vscode.window.tabGroups.close(shown);
}
