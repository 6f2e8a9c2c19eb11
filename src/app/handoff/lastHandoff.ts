import * as z from "zod/mini";
import { packetSchema } from "../../core/model/packet";
import type { Problem } from "../../core/model/problem";
import { privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten } from "../emit/failureProblem";
import { inside, journalFolder } from "../emit/paths";
import { orElse } from "../orElse";
import type { Ports } from "../ports";
import { readJson } from "../readJson";

const lastHandoffSchema = z.object({
	/** When it was made, ISO 8601. */
	createdAt: z.string(),
	packet: packetSchema,
	/** The narrative file; null when it was shown instead. */
	file: z.nullable(z.string()),
	/** Heading of its section there. */
	heading: z.string(),
	/** The status block: what became of it. */
	status: z.string(),
});
/** The last handoff of a workspace folder, kept for showing it again. Private, like the pending file it comes from. */
export type LastHandoff = z.infer<typeof lastHandoffSchema>;

type StorePorts = Pick<Ports, "files" | "places" | "ids">;

/** Null when there was none, or what is kept of it cannot be read. `folder` null stands for "no folder open". */
export function readLastHandoff(ports: StorePorts, folder: string | null): LastHandoff | null {
	return lastHandoffSchema.safeParse(readJson(ports.files, lastHandoffPath(ports, folder))).data ?? null;
}

/** When the last handoff of a folder was kept, without reading it; null when there was none. */
export function lastHandoffTime(ports: StorePorts, folder: string | null): Date | null {
	const info = orElse(() => ports.files.info(lastHandoffPath(ports, folder)), null);
	return info === null ? null : new Date(info.modified);
}

/** Keeps a handoff as the folder's last one. */
export function keepLastHandoff(ports: StorePorts, folder: string | null, last: LastHandoff): Problem | null {
	const path = lastHandoffPath(ports, folder);
	try {
		ports.files.makeFolder(journalFolder(ports, folder), privateFolder);
		ports.files.replace(path, `${JSON.stringify(last, null, "\t")}\n`, privateFile);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

function lastHandoffPath(ports: StorePorts, folder: string | null): string {
	return inside(journalFolder(ports, folder), "last.json");
}
