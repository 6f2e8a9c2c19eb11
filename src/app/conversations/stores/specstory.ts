import { allIn, type Store } from "./store";
import { fileCandidate, type StoreAccess } from "./storeAccess";

/** `<folder>/.specstory/history/*.md`: exports of other agents' conversations, kept in the project itself. */
export function specstoryStore(access: StoreAccess): Store {
	const history = (folder: string) => `${folder}/.specstory/history`;
	return {
		agent: "specstory",
		places: (roots) => (roots.paths ?? []).map(history),
		*candidates(roots) {
			for (const folder of roots.paths ?? [])
				for (const file of access.files(history(folder), (name) => name.endsWith(".md")))
					yield fileCandidate(file, access.told(file, sourceId) ?? file.path, () => [folder]);
		},
		watched: (roots) => allIn((roots.paths ?? []).map(history).filter((folder) => access.isFolder(folder))),
	};
}

/** The id that the exported session has at its own agent: the export is dropped where that session is found itself. */
function sourceId(head: string): string | null {
	return /<!--[^>]*\bSession ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/i.exec(head)?.[1] ?? null;
}
