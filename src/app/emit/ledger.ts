import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { type EmitPorts, lockWaitMs, privateFile, privateFolder } from "./emitPorts";
import { notWritten, unreadable } from "./failureProblem";
import { inside, journalFolder } from "./paths";
import type { Coverage } from "./pending";

/** Loose, so that what a newer version enters is neither refused nor lost. */
const entrySchema = z.looseObject({
	agent: z.string(),
	/** The conversation's id. */
	id: z.string(),
	lastTurn: z.int(),
	lastRecordAt: z.nullable(z.string()),
	/** uuid of the handoff that covered it. */
	handoff: z.string(),
	/** When, ISO 8601. */
	at: z.string(),
	/** Heading of the section that tells of it; null when none was written. */
	heading: z.nullable(z.string()),
});
/** How far a conversation was handed off last. */
export type LedgerEntry = z.infer<typeof entrySchema>;

const ledgerSchema = z.object({ version: z.literal(1), conversations: z.array(entrySchema) });

/** What was handed off of one workspace folder's conversations. */
export interface Ledger {
	readonly entries: readonly LedgerEntry[];
	/** A ledger that cannot be read counts as empty: a handoff too many is better than one too few. */
	readonly problem: Problem | null;
}

/** Reads the ledger of a workspace folder; null stands for "no folder open". */
export function readLedger(ports: Pick<EmitPorts, "files" | "places" | "ids">, folder: string | null): Ledger {
	const path = ledgerPath(ports, folder);
	try {
		const text = ports.files.readText(path);
		return text === null ? { entries: [], problem: null } : parseLedger(text, path);
	} catch (error) {
		return { entries: [], problem: unreadable(error, path) };
	}
}

/** The entry of a conversation; null when it was never handed off from this folder. */
export function findEntry({ entries }: Ledger, { agent, id }: Pick<LedgerEntry, "agent" | "id">): LedgerEntry | null {
	return entries.find((entry) => entry.agent === agent && entry.id === id) ?? null;
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
 * Enters what a handoff covered into a folder's ledger. Entering it again changes nothing, and an older handoff that is
 * finished late does not replace a newer entry. A ledger that is none is renamed aside, reported, and begun anew.
 * `done` is false when the system refused.
 */
export function recordHandedOff(
	ports: Pick<EmitPorts, "files" | "locks" | "places" | "ids" | "clock">,
	folder: string | null,
	entries: readonly LedgerEntry[],
): { readonly done: boolean; readonly problem: Problem | null } {
	const path = ledgerPath(ports, folder);
	try {
		ports.files.makeFolder(journalFolder(ports, folder), privateFolder);
		return ports.locks.hold(`ledger ${path}`, lockWaitMs, () => {
			const { entries: old, problem } = readLedger(ports, folder);
			if (problem !== null) ports.files.move(path, `${path}.broken-${ports.clock.now().getTime()}`);
			const ledger = { version: 1, conversations: entries.reduce<readonly LedgerEntry[]>(withEntry, old) };
			ports.files.replace(path, `${JSON.stringify(ledger, null, "\t")}\n`, privateFile);
			return { done: true, problem };
		});
	} catch (error) {
		return { done: false, problem: notWritten(error, path) };
	}
}

function withEntry(entries: readonly LedgerEntry[], added: LedgerEntry): readonly LedgerEntry[] {
	const isSame = (entry: LedgerEntry) => entry.agent === added.agent && entry.id === added.id;
	const old = entries.find(isSame);
	if (old === undefined) return [...entries, added];
	return old.at > added.at ? entries : entries.map((entry) => (isSame(entry) ? added : entry));
}

function ledgerPath(ports: Pick<EmitPorts, "files" | "places" | "ids">, folder: string | null): string {
	return inside(journalFolder(ports, folder), "handedOff.json");
}

function parseLedger(text: string, path: string): Ledger {
	const broken = (reason: string): Ledger => ({ entries: [], problem: { code: "file.unreadable", path, reason } });
	try {
		const checked = ledgerSchema.safeParse(JSON.parse(text));
		return checked.success ? { entries: checked.data.conversations, problem: null } : broken("it is no ledger");
	} catch (error) {
		if (error instanceof SyntaxError) return broken("it is not valid JSON");
		throw error;
	}
}
