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
} as const;
export type CommandId = (typeof commands)[keyof typeof commands];

/** Settings are read under this section; the keys stand in `settings.ts`. */
export const settingsSection = "codiHandoff";

/** The type of the tasks that hooks run as. */
export const hookTaskType = "codi-hook";

/** Keys of `ExtensionContext.workspaceState`. */
export const stateKeys = { fileOfferMade: "narrative.offerMade", lastSeen: "lastHandoff.seen" } as const;
