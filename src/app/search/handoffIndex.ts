import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import type { IndexEntry } from "../../core/search/indexEntry";
import { parseJson } from "../../core/sources/json";
import { privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { codialecticFolder, inside } from "../emit/paths";
import { orElse } from "../orElse";
import type { Files, Places } from "../ports";

const text = z.nullable(z.string());
const entrySchema = z.object({
	version: z.literal(1),
	id: z.string(),
	at: z.string(),
	folder: text,
	file: text,
	heading: z.string(),
	content: z.string(),
	tags: z.array(z.string()),
	importance: z.number(),
});

interface IndexPorts {
	readonly files: Files;
	readonly places: Places;
}

/** Enters a handoff into the user's private index (R-002-20), one line for each folder that it was written for. */
export function enterInIndex({ files, places }: IndexPorts, entry: IndexEntry): Problem | null {
	const path = indexPath(places);
	try {
		files.makeFolder(codialecticFolder(places), privateFolder);
		files.append(path, `${JSON.stringify(entry)}\n`, privateFile);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

/**
 * The handoffs of all folders, newest first, each once: one whose hooks were tried again was entered again. Lines that
 * are none of ours, or half written, are passed over.
 */
export function readIndex({ files, places }: IndexPorts): readonly IndexEntry[] {
	const lines = orElse(() => files.readText(indexPath(places)), null)?.split("\n") ?? [];
	const entries = lines.flatMap((line) => entrySchema.safeParse(parseJson(line)).data ?? []);
	const last = new Map(entries.map((entry) => [`${entry.id} ${entry.folder}`, entry]));
	return [...last.values()].sort((one, other) => other.at.localeCompare(one.at));
}

function indexPath(places: Places): string {
	return inside(codialecticFolder(places), "handoffs.jsonl");
}
