import type { IndexEntry } from "../../core/search/indexEntry";
import type { Ports } from "../ports";
import { readWrittenSection } from "../resume/writtenSection";
import { readIndex } from "./handoffIndex";

/** A past handoff with the words that it is searched by. */
export interface SearchableHandoff extends IndexEntry {
	/** Its section as it was written, as far as that is kept, and its record in the index. */
	readonly text: string;
}

/** More than these nobody looks through, and so much of each is searched. */
const most = { handoffs: 500, characters: 40_000 };

/** The past handoffs of all folders, newest first, to be searched. */
export function searchableHandoffs(ports: Pick<Ports, "files" | "places" | "ids">): readonly SearchableHandoff[] {
	return readIndex(ports)
		.slice(0, most.handoffs)
		.map((entry) => {
			const section = entry.folder === null ? null : readWrittenSection(ports, entry.folder, entry.id);
			return { ...entry, text: `${section?.text.slice(0, most.characters) ?? ""}\n${entry.content}` };
		});
}
