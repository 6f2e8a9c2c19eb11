import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { isAbandoned } from "./abandoned";
import { type EmitPorts, privateFile, privateFolder } from "./emitPorts";
import { notWritten, unreadable } from "./failureProblem";
import { codialecticFolder, inside } from "./paths";
import { type HandoffRequest, ownerSchema, requestSchema } from "./pending";

const preparedSchema = z.object({
	version: z.literal(1),
	/** The process whose window it is kept ready for. */
	owner: ownerSchema,
	/** ISO 8601, UTC. */
	preparedAt: z.string(),
	request: requestSchema,
});
/**
 * A handoff kept ready while a window is open: whatever happens to the window, it only has to be sealed. Secrets are
 * masked in it. It is written anew as the conversations go on.
 */
export type Prepared = z.infer<typeof preparedSchema>;

type PreparedPorts = Pick<EmitPorts, "files" | "places">;

export interface PreparedFile {
	readonly path: string;
	readonly prepared: Prepared;
}

/** Where a window keeps its handoff ready; `window` tells the windows of one process apart. */
export function preparedPath({ places }: Pick<EmitPorts, "places">, window: string): string {
	return inside(preparedFolder({ places }), `${window}.json`);
}

export function savePrepared(ports: EmitPorts, path: string, request: HandoffRequest): Problem | null {
	const prepared: Prepared = {
		version: 1,
		owner: ports.owners.self,
		preparedAt: ports.clock.now().toISOString(),
		request,
	};
	try {
		ports.files.makeFolder(preparedFolder(ports), privateFolder);
		ports.files.replace(path, JSON.stringify(prepared), privateFile);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}

/** Null when there is none, or what is there is not whole: a window that has nothing ready has nothing to lose. */
export function readPrepared({ files }: PreparedPorts, path: string): Prepared | null {
	const text = files.readText(path);
	if (text === null) return null;
	try {
		const checked = preparedSchema.safeParse(JSON.parse(text));
		return checked.success ? checked.data : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** Handoffs kept ready by windows that are no more: they ended without closing. One that cannot be read hides no other. */
export function listOrphaned(ports: EmitPorts): {
	readonly orphaned: readonly PreparedFile[];
	readonly problems: readonly Problem[];
} {
	const orphaned: PreparedFile[] = [];
	const problems: Problem[] = [];
	for (const path of preparedPaths(ports, problems)) {
		try {
			const prepared = readPrepared(ports, path);
			if (prepared !== null && isAbandoned(ports, prepared.owner, prepared.preparedAt))
				orphaned.push({ path, prepared });
		} catch (error) {
			problems.push(unreadable(error, path));
		}
	}
	return { orphaned, problems };
}

function preparedPaths(ports: EmitPorts, problems: Problem[]): string[] {
	const folder = preparedFolder(ports);
	try {
		return namesWith(ports, ".json").map((name) => inside(folder, name));
	} catch (error) {
		problems.push(unreadable(error, folder));
		return [];
	}
}

/** Writing takes milliseconds: a temporary file this old was left by a crash. */
const abandonedMs = 60_000;

/** Removes what windows left half written. It holds words of the conversation, and nothing that is not in its file. */
export function removeTemporaries(ports: EmitPorts): Problem | null {
	const folder = preparedFolder(ports);
	try {
		for (const name of namesWith(ports, ".json.tmp")) {
			const path = inside(folder, name);
			const modified = ports.files.info(path)?.modified;
			if (modified !== undefined && ports.clock.now().getTime() - modified > abandonedMs) ports.files.remove(path);
		}
		return null;
	} catch (error) {
		return notWritten(error, folder);
	}
}

function namesWith(ports: EmitPorts, end: string): string[] {
	const entries = ports.files.list(preparedFolder(ports));
	return entries.filter(({ name, kind }) => kind === "file" && name.endsWith(end)).map(({ name }) => name);
}

function preparedFolder({ places }: Pick<EmitPorts, "places">): string {
	return inside(codialecticFolder(places), "journal/open");
}
