import type { Places } from "../../ports";
import { launcherPath } from "../launcherPath";
import type { OwnFile } from "./agentSettings";

const folder = ({ home, env }: Places) => `${env.XDG_CONFIG_HOME ?? `${home}/.config`}/opencode`;

/**
 * OpenCode (transcripts.md 8.7) has no hooks that are commands, but loads every file in its folder of plugins. It tells
 * a plugin of no start that takes context (anomalyco/opencode#18007).
 */
export const opencode: OwnFile = {
	kind: "own",
	agent: "opencode",
	name: "OpenCode",
	programs: ["opencode"],
	folder,
	path: (places) => `${folder(places)}/plugin/codi-handoff.js`,
	content: (places) => pluginText(launcherPath(places), places.platform === "win32"),
};

/**
 * OpenCode tells only of its own end, by `dispose`, and of the end of each turn. So the plugin remembers the sessions in
 * which the user's agent worked; a sub-agent's has a parent, and one that the user deleted is forgotten.
 * Only a function may be exported: OpenCode calls each export.
 */
function pluginText(launcher: string, isWindows: boolean): string {
	const program = JSON.stringify(isWindows ? `"${launcher}" hook opencode` : launcher);
	const args = isWindows ? "[]" : '["hook", "opencode"]';
	return `// Written by Codi Handoff: when OpenCode ends, its sessions are handed off. Remove it with "Codi: Connect Agents…".
import { spawn } from "node:child_process";

const tell = (session) =>
	new Promise((resolve) => {
		const child = spawn(${program}, ${args}, {
			detached: true,
			stdio: ["pipe", "ignore", "ignore"],
			windowsHide: true,${isWindows ? "\n\t\t\tshell: true," : ""}
		});
		child.on("error", resolve);
		child.stdin.on("error", resolve);
		child.stdin.end(JSON.stringify(session), resolve);
		child.unref();
		setTimeout(resolve, 500);
	});

export const CodiHandoff = async ({ directory }) => {
	const folders = new Map();
	const children = new Set();
	const worked = new Set();
	return {
		event: async ({ event }) => {
			const { sessionID, info } = event.properties ?? {};
			const id = sessionID ?? info?.id;
			if (id === undefined) return;
			// Messages have a parent of their own, which says nothing of the session.
			if (info?.id === id && info.parentID) children.add(id);
			if (info?.directory) folders.set(id, info.directory);
			if (event.type === "session.idle") worked.add(id);
			if (event.type === "session.deleted") worked.delete(id);
		},
		dispose: async () => {
			const ended = [...worked].filter((id) => !children.has(id));
			worked.clear();
			await Promise.all(
				ended.map((id) =>
					tell({ hook_event_name: "dispose", session_id: id, cwd: folders.get(id) ?? directory }),
				),
			);
		},
	};
};
`;
}
