import * as z from "zod/mini";
import { packetSchema } from "../../core/model/packet";
import type { Problem } from "../../core/model/problem";
import { privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { codialecticFolder, inside, workspaceDigest } from "../emit/paths";
import { orElse } from "../orElse";
import type { Ports } from "../ports";
import { readJson } from "../readJson";
import { keepNewest, newestFirst } from "./keepNewest";

const pastSchema = z.object({
	version: z.literal(1),
	/** When it was made, ISO 8601. */
	createdAt: z.string(),
	reason: z.string(),
	packet: packetSchema,
	/** The narrative file; null when it was shown instead. */
	file: z.nullable(z.string()),
	/** Heading of its section there. */
	heading: z.string(),
	/** How the hooks did, as far as they ran. */
	hooks: z.array(z.object({ name: z.string(), verdict: z.enum(["PASS", "WARN", "BLOCK"]), ms: z.number() })),
});
/** A handoff of a workspace folder as it was made: secrets are masked in it. */
export type PastHandoff = z.infer<typeof pastSchema>;

type HistoryPorts = Pick<Ports, "files" | "places" | "ids">;

/** Handoffs kept of each folder. */
const mostKept = 50;

/** Keeps a handoff in the history of a folder; the same handoff again, after its hooks were tried anew, takes its place. */
export function keepInHistory(
	ports: HistoryPorts,
	folder: string | null,
	past: Omit<PastHandoff, "version">,
): Problem | null {
	const history = historyFolder(ports, folder);
	const path = pastPath(ports, folder, past.packet.session_id);
	const entry: PastHandoff = { version: 1, ...past };
	try {
		ports.files.makeFolder(history, privateFolder);
		ports.files.replace(path, `${JSON.stringify(entry)}\n`, privateFile);
		keepNewest(ports.files, history, mostKept);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

/** The handoffs of a folder that are kept and can be read, newest first. `folder` null stands for "no folder open". */
export function readHistory(ports: HistoryPorts, folder: string | null): readonly PastHandoff[] {
	const paths = orElse(() => newestFirst(ports.files, historyFolder(ports, folder)), []);
	return paths.flatMap((path) => readPast(ports, path) ?? []).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The handoff with this uuid; null when it is not kept or cannot be read. */
export function findInHistory(ports: HistoryPorts, folder: string | null, id: string): PastHandoff | null {
	return readPast(ports, pastPath(ports, folder, id));
}

function readPast({ files }: HistoryPorts, path: string): PastHandoff | null {
	return pastSchema.safeParse(readJson(files, path)).data ?? null;
}

function pastPath(ports: HistoryPorts, folder: string | null, id: string): string {
	return inside(historyFolder(ports, folder), `${id}.json`);
}

/** `~/.codialectic/journal/packets/<digest of the folder>`: one file a handoff. */
function historyFolder(ports: HistoryPorts, folder: string | null): string {
	return inside(codialecticFolder(ports.places), `journal/packets/${workspaceDigest(ports, folder)}`);
}
