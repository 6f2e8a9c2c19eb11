import type { Transcript } from "../../model/transcript";
import { utf8Length } from "../textLines";
import { History } from "./history";
import { splitPassages } from "./passages";

/**
 * Reads a history as one conversation. aider appends every run in a repository to the same file, and people stop and
 * start it in the middle of a piece of work; so the file as a whole is what goes on, and its turns only ever grow.
 * Never throws.
 */
export function readAiderHistory(document: string, path: string): Transcript {
	const history = new History(path);
	for (const passage of splitPassages(document)) history.take(passage);
	return history.transcript(utf8Length(document));
}
