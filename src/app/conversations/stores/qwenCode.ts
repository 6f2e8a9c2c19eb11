import type { Places } from "../../ports";
import type { WorkspaceRoots } from "../workspaceRoots";
import { slugFolders } from "./slugFolders";
import { allIn, type Store } from "./store";
import { recordsCandidate, type StoreAccess } from "./storeAccess";

/** `<data>/projects/<slug>/chats/<session>.jsonl`, archived ones in `chats/archive` (transcripts.md 11). */
export function qwenCodeStore(access: StoreAccess): Store {
	const projects = `${qwenData(access.ports.places)}/projects`;
	const chatFolders = (roots: WorkspaceRoots) =>
		slugFolders(access, projects, roots).flatMap((project) => [`${project}/chats`, `${project}/chats/archive`]);
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

/** Where Qwen Code keeps what it writes: apart from its settings when QWEN_RUNTIME_DIR says so. */
export function qwenData({ home, env }: Pick<Places, "home" | "env">): string {
	return env.QWEN_RUNTIME_DIR ?? env.QWEN_HOME ?? `${home}/.qwen`;
}
