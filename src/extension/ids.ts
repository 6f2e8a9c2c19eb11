/** Every command that the manifest contributes; a test holds the two lists together. */
export const commands = {
	handoff: "codiHandoff.handoff",
	showLastHandoff: "codiHandoff.showLastHandoff",
	showPacket: "codiHandoff.showPacket",
	copyPrompt: "codiHandoff.copyPrompt",
	openHookRegistry: "codiHandoff.openHookRegistry",
	retryHooks: "codiHandoff.retryHooks",
	showLog: "codiHandoff.showLog",
	toggleAuto: "codiHandoff.toggleAuto",
	connectAgents: "codiHandoff.connectAgents",
	showConversations: "codiHandoff.showConversations",
	resume: "codiHandoff.resume",
	continueInNextAgent: "codiHandoff.continueInNextAgent",
	recreate: "codiHandoff.recreate",
	searchHandoffs: "codiHandoff.searchHandoffs",
	editItem: "codiHandoff.editItem",
	dropItem: "codiHandoff.dropItem",
	restoreItem: "codiHandoff.restoreItem",
	addItem: "codiHandoff.addItem",
	moveItemUp: "codiHandoff.moveItemUp",
	moveItemDown: "codiHandoff.moveItemDown",
	showInTranscript: "codiHandoff.showInTranscript",
	openPastHandoff: "codiHandoff.openPastHandoff",
} as const;
export type CommandId = (typeof commands)[keyof typeof commands];

/** Settings are read under this section; the keys stand in `settings.ts`. */
export const settingsSection = "codiHandoff";

/** The tool that language models can call. */
export const handoffTool = "codi_get_handoff";

/** The view in the activity bar. */
export const viewId = "codiHandoff.view";

/** The type of the tasks that hooks run as. */
export const hookTaskType = "codi-hook";

/** Keys of `ExtensionContext.workspaceState`. */
export const stateKeys = {
	fileOfferMade: "narrative.offerMade",
	lastSeen: "lastHandoff.seen",
	resumeTold: "resume.told",
} as const;
