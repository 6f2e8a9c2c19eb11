import type { Places } from "../../ports";

/** VS Code and the editors made from it, as their folders of user data are called. */
const products = ["Code", "Code - Insiders", "Code - OSS", "VSCodium", "VSCodium - Insiders", "Cursor", "Windsurf"];
/** Where their servers keep theirs, on the far side of a remote connection and behind a browser. */
const servers = [
	".vscode-server",
	".vscode-server-insiders",
	".vscodium-server",
	".cursor-server",
	".windsurf-server",
	".vscode-remote",
];

/**
 * The `User` folders that editors can have on this machine, that of the asking window first: what a window tells of
 * itself, a portable installation, the products' own places, their servers (transcripts.md 1.1). They need not exist.
 */
export function editorFolders(places: Places): readonly string[] {
	const { home, env, window } = places;
	const data = [
		...(env.VSCODE_PORTABLE === undefined ? [] : [`${env.VSCODE_PORTABLE}/user-data`]),
		...products.map((product) => `${configFolder(places)}/${product}`),
		...servers.map((server) => `${home}/${server}/data`),
		`${env.XDG_DATA_HOME ?? `${home}/.local/share`}/code-server`,
	];
	const users = data.map((folder) => `${folder}/User`);
	return [...new Set(window === null ? users : [window.userFolder.replaceAll("\\", "/"), ...users])];
}

/** Cursor's own `User` folder. */
export function cursorFolder(places: Places): string {
	return `${configFolder(places)}/Cursor/User`;
}

function configFolder({ home, env, platform }: Places): string {
	if (platform === "darwin") return `${home}/Library/Application Support`;
	if (platform === "win32") return env.APPDATA ?? `${home}/AppData/Roaming`;
	return env.XDG_CONFIG_HOME ?? `${home}/.config`;
}
