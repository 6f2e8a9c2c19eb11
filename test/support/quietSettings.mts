/** User settings for quiet windows: no welcome page, no network, nothing that moves while a test looks. */
export const QUIET_SETTINGS = {
	"workbench.startupEditor": "none",
	"workbench.welcomePage.walkthroughs.openOnInstall": false,
	"workbench.tips.enabled": false,
	"workbench.secondarySideBar.defaultVisibility": "hidden",
	"workbench.enableExperiments": false,
	"workbench.reduceMotion": "on",
	"extensions.autoCheckUpdates": false,
	"extensions.autoUpdate": false,
	"extensions.ignoreRecommendations": true,
	"telemetry.telemetryLevel": "off",
	"update.mode": "none",
	"chat.disableAIFeatures": true,
	"git.openRepositoryInParentFolders": "never",
};
