import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { type EmitPorts, lockWaitMs, privateFile, privateFolder } from "./emitPorts";
import { notWritten, unreadable } from "./failureProblem";
import { codialecticFolder, inside } from "./paths";
import type { Coverage } from "./pending";

/** Loose, so that what a newer version enters is neither refused nor lost. */
const entrySchema = z.looseObject({
	version: z.literal(1),
	agent: z.string(),
	/** The conversation's id. */
	id: z.string(),
	/** The workspace folder that it was handed off to; null when no folder was open. */
	folder: z.nullable(z.string()),
	lastTurn: z.int(),
	lastRecordAt: z.nullable(z.string()),
	/** uuid of the handoff that covered it. */
	handoff: z.string(),
	/** When, ISO 8601. */
	at: z.string(),
	/** Heading of the section that tells of it; null when none was written. */
	heading: z.nullable(z.string()),
});
/** How far a conversation was handed off last, and where to. */
export type LedgerEntry = z.infer<typeof entrySchema>;

type LedgerPorts = Pick<EmitPorts, "files" | "places" | "ids">;

/**
 * How far a conversation was handed off that belongs to `folder`, whichever folder it was handed off to: an agent's hook
 * knows the folder it was started in, a window the one further up that it has open. Null when it never was. Having been
 * handed off without a folder does not count where there is one: no file tells of it. An entry that cannot be read
 * counts as none: a handoff too many is better than one too few.
 */
export function findEntry(
	ports: LedgerPorts,
	folder: string | null,
	conversation: Pick<LedgerEntry, "agent" | "id">,
): LedgerEntry | null {
	const { entry } = readEntry(ports, conversation);
	return entry !== null && (entry.folder !== null || folder === null) ? entry : null;
}

interface ReadEntry {
	readonly entry: LedgerEntry | null;
	readonly problem: Problem | null;
}

function readEntry(ports: LedgerPorts, conversation: Pick<LedgerEntry, "agent" | "id">): ReadEntry {
	const path = entryPath(ports, conversation);
	try {
		const text = ports.files.readText(path);
		return text === null ? { entry: null, problem: null } : parseEntry(text, path);
	} catch (error) {
		return { entry: null, problem: unreadable(error, path) };
	}
}

type Extent = Pick<Coverage, "lastTurn" | "lastRecordAt" | "lastWorkAt">;

/**
 * Whether a conversation has anything that `covered` did not have: another turn of substance, or work after all that
 * was covered. The agent's answer to "bye" comes after the handoff and is no news. Fewer turns with later records are:
 * the user went back and took another way.
 */
export function hasNews({ lastTurn, lastRecordAt, lastWorkAt }: Extent, covered: Extent | null): boolean {
	if (covered === null || lastTurn > covered.lastTurn) return true;
	const coveredUntil = covered.lastRecordAt ?? "";
	if ((lastWorkAt ?? "") > coveredUntil) return true;
	return lastTurn < covered.lastTurn && (lastRecordAt ?? "") > coveredUntil;
}

/**
 * Enters how far a handoff covered a conversation. Entering it again changes nothing, and an older handoff that is
 * finished late does not replace a newer entry. A file that is no entry is renamed aside, reported, and begun anew.
 * `done` is false when the system refused.
 */
export function recordHandedOff(
	ports: Pick<EmitPorts, "files" | "locks" | "places" | "ids" | "clock">,
	added: LedgerEntry,
): { readonly done: boolean; readonly problem: Problem | null } {
	const path = entryPath(ports, added);
	try {
		ports.files.makeFolder(ledgerFolder(ports), privateFolder);
		return ports.locks.hold(`ledger ${path}`, lockWaitMs, () => {
			const { entry: old, problem } = readEntry(ports, added);
			if (problem !== null) ports.files.move(path, `${path}.broken-${ports.clock.now().getTime()}`);
			if (old === null || old.at <= added.at)
				ports.files.replace(path, `${JSON.stringify({ ...old, ...added })}\n`, privateFile);
			return { done: true, problem };
		});
	} catch (error) {
		return { done: false, problem: notWritten(error, path) };
	}
}

/** One small file a conversation: it is looked up at every change of a transcript, and many windows write. */
function entryPath(ports: LedgerPorts, { agent, id }: Pick<LedgerEntry, "agent" | "id">): string {
	return inside(ledgerFolder(ports), `${ports.ids.digest(`${agent} ${id}`)}.json`);
}

function ledgerFolder({ places }: Pick<EmitPorts, "places">): string {
	return inside(codialecticFolder(places), "journal/handedOff");
}

function parseEntry(text: string, path: string): ReadEntry {
	const broken = (reason: string): ReadEntry => ({ entry: null, problem: { code: "file.unreadable", path, reason } });
	try {
		const checked = entrySchema.safeParse(JSON.parse(text));
		return checked.success ? { entry: checked.data, problem: null } : broken("it is no entry of the ledger");
	} catch (error) {
		if (error instanceof SyntaxError) return broken("it is not valid JSON");
		throw error;
	}
}
