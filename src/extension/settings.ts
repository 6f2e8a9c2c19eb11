import * as vscode from "vscode";
import { settingsSection } from "./ids";

/** Kinds of notification that can be switched off; failures are always shown. */
export type NotificationKind = "handoff" | "fileCreated" | "recovered";

/** The settings as they are at one moment. Read anew for each use: nothing keeps an old copy. */
export interface Settings {
	readonly extraPatterns: readonly string[];
	shows(kind: NotificationKind): boolean;
	/** Folder setting: may the narrative file be created there? */
	createNarrative(folder: vscode.Uri): "always" | "never";
}

export function readSettings(): Settings {
	const section = vscode.workspace.getConfiguration(settingsSection);
	const notifications = section.get<Partial<Record<NotificationKind, boolean>>>("notifications", {});
	return {
		extraPatterns: section.get<string[]>("redact.extraPatterns", []),
		shows: (kind) => notifications[kind] !== false,
		createNarrative: (folder) =>
			vscode.workspace.getConfiguration(settingsSection, folder).get<"always" | "never">("narrative.create", "always"),
	};
}
