import type { WorkspaceRoots } from "../workspaceRoots";
import { slugFolders } from "./slugFolders";
import { allIn, type Store } from "./store";
import { recordsCandidate, type StoreAccess } from "./storeAccess";

/** `~/.qwen/projects/<slug>/chats/<session>.jsonl` (transcripts.md 11). */
export function qwenCodeStore(access: StoreAccess): Store {
	const projects = `${access.ports.places.home}/.qwen/projects`;
	const chatFolders = (roots: WorkspaceRoots) =>
		slugFolders(access, projects, roots).map((project) => `${project}/chats`);
	return {
		agent: "qwen-code",
		places: () => [projects],
		*candidates(roots) {
			for (const folder of chatFolders(roots))
				for (const file of access.files(folder, (name) => name.endsWith(".jsonl")))
					yield recordsCandidate(access, file, file.name.slice(0, -".jsonl".length));
		},
		watched: (roots) => allIn([projects, ...chatFolders(roots)].map((folder) => access.nearestFolder(folder))),
	};
}
