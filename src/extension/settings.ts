import * as vscode from "vscode";
import { briefsFolder } from "../app/resume/briefsFolder";
import { settingsSection } from "./ids";

/** Kinds of notification that can be switched off; failures are always shown. */
export type NotificationKind = "handoff" | "fileCreated" | "recovered" | "contextPressure";

/** The settings as they are at one moment. Read anew for each use: nothing keeps an old copy. */
export interface Settings {
	readonly extraPatterns: readonly string[];
	/** How long nothing may happen before a handoff is made, in milliseconds. */
	readonly idleMs: number;
	/** Substantive turns below which thanks alone close nothing (R-000-23). */
	readonly minimumTurns: number;
	/** How long after a handoff no other one is made by itself, in milliseconds (R-000-26). */
	readonly cooldownMs: number;
	/** Share of the model's context, in percent, at which a handoff is suggested. */
	readonly contextPressurePercent: number;
	/** May a language model that VS Code offers settle whether the user is leaving? */
	readonly useLanguageModel: boolean;
	/** Is a handoff that waits told of on opening its folder? */
	readonly notifiesOnResume: boolean;
	/** Where briefs for the next agent are written, relative to the workspace folder. */
	readonly briefsFolder: string;
	/** Files in which the work is talked about with others, for the brief. */
	readonly collabFiles: readonly string[];
	/** Which retro documents the next agent has to read in full, as a glob; empty for none. */
	readonly retroGlob: string;
	/** May GitHub be asked, through the user's own `gh`, when a brief is written? */
	readonly asksGitHub: boolean;
	/** Commands of agents in place of the usual ones, one argument after the other. */
	readonly successorCommands: Readonly<Record<string, readonly string[] | undefined>>;
	/** Which model looks at the findings of a handoff before it is written. */
	readonly refineWith: "none" | "languageModel" | "claude" | "codex";
	/** Is what runs in terminals, tasks and debug sessions kept for the handoff? */
	readonly capturesTerminals: boolean;
	/** Does "Codi: Handoff" show what it would write before it does? */
	readonly reviewsBeforeHandoff: boolean;
	shows(kind: NotificationKind): boolean;
	/** Folder setting: may the narrative file be created there? */
	createNarrative(folder: vscode.Uri): "always" | "never";
}

/** Calls back after a setting of this extension changed; those of others are none of our work. */
export function onSettingsChange(act: () => void): vscode.Disposable {
	return vscode.workspace.onDidChangeConfiguration((event) => {
		if (event.affectsConfiguration(settingsSection)) act();
	});
}

export function readSettings(): Settings {
	const section = vscode.workspace.getConfiguration(settingsSection);
	const notifications = section.get<Partial<Record<NotificationKind, boolean>>>("notifications", {});
	return {
		extraPatterns: section.get<string[]>("redact.extraPatterns", []),
		idleMs: section.get<number>("auto.idleMinutes", 10) * 60_000,
		minimumTurns: section.get<number>("auto.minimumTurns", 5),
		cooldownMs: section.get<number>("auto.cooldownSeconds", 60) * 1_000,
		useLanguageModel: section.get<boolean>("closure.useLanguageModel", false),
		notifiesOnResume: section.get<boolean>("resume.notify", true),
		briefsFolder: section.get<string>("resume.briefsFolder", briefsFolder),
		collabFiles: section.get<string[]>("resume.collabFiles", []),
		retroGlob: section.get<string>("resume.retroGlob", ""),
		asksGitHub: section.get<boolean>("resume.askGitHub", false),
		successorCommands: section.get<Settings["successorCommands"]>("successor.commands", {}),
		refineWith: section.get<Settings["refineWith"]>("scan.refineWith", "none"),
		capturesTerminals: section.get<boolean>("terminals.capture", true),
		contextPressurePercent: section.get<number>("contextPressure.percent", 70),
		reviewsBeforeHandoff: section.get<boolean>("review.beforeHandoff", false),
		shows: (kind) => notifications[kind] !== false,
		createNarrative: (folder) =>
			vscode.workspace.getConfiguration(settingsSection, folder).get<"always" | "never">("narrative.create", "always"),
	};
}
