import { isAbsolutePath } from "../../../core/model/isAbsolutePath";
import type { Store } from "./store";
import { fileCandidate, type StoreAccess } from "./storeAccess";

/** `.aider.chat.history.md` in the folder itself, or where AIDER_CHAT_HISTORY_FILE says: one file for all of its sessions. */
export function aiderStore(access: StoreAccess): Store {
	const named = access.ports.places.env.AIDER_CHAT_HISTORY_FILE ?? ".aider.chat.history.md";
	const history = (folder: string) => (isAbsolutePath(named) ? named : `${folder}/${named}`);
	return {
		agent: "aider",
		places: (roots) => (roots.paths ?? []).map(history),
		*candidates(roots) {
			for (const folder of roots.paths ?? []) {
				const path = history(folder);
				const info = access.file(path);
				if (info !== null) yield fileCandidate({ path, name: named, info }, path, () => [folder]);
			}
		},
		watched: (roots) => (roots.paths ?? []).map((path) => ({ path, only: /^\.aider\.chat\.history\.md$/ })),
	};
}
