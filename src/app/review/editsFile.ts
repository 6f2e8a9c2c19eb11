import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import type { AgentName } from "../../core/model/transcript";
import { type ItemChange, type ItemEdit, withChanges } from "../../core/review/edits";
import { findingKinds } from "../../core/review/findingKinds";
import { type EmitPorts, lockWaitMs, privateFile, privateFolder } from "../emit/emitPorts";
import { notWritten, unreadable } from "../emit/failureProblem";
import { codialecticFolder, inside } from "../emit/paths";
import { keepNewest } from "./keepNewest";

const editSchema = z.object({
	key: z.string(),
	kind: z.enum(findingKinds),
	added: z.boolean(),
	dropped: z.boolean(),
	text: z.nullable(z.string()),
	rank: z.nullable(z.int()),
	at: z.string(),
});

/** Loose, so that what a newer version keeps in it is neither refused nor lost. */
const fileSchema = z.looseObject({
	version: z.literal(1),
	agent: z.string(),
	/** The conversation's id. */
	id: z.string(),
	edits: z.array(editSchema),
});
type EditsFile = z.infer<typeof fileSchema>;

/** A conversation as edits are remembered with it. */
export interface EditedConversation {
	readonly agent: AgentName;
	readonly id: string;
}

type ReadEditsPorts = Pick<EmitPorts, "files" | "places" | "ids">;

/**
 * What the user changed in the review of a conversation. Where that cannot be read there is a problem to tell, and the
 * handoff says what was found: too much is better than nothing.
 */
export function readEdits(
	ports: ReadEditsPorts,
	conversation: EditedConversation,
): { readonly edits: readonly ItemEdit[]; readonly problem: Problem | null } {
	const path = editsPath(ports, conversation);
	try {
		const file = parseEdits(ports.files.readText(path));
		if (file !== "broken") return { edits: file?.edits ?? [], problem: null };
		return { edits: [], problem: { code: "file.unreadable", path, reason: "it holds no edits of a review" } };
	} catch (error) {
		return { edits: [], problem: unreadable(error, path) };
	}
}

/** Changes to items that are remembered with one conversation. */
export interface ConversationChanges {
	readonly conversation: EditedConversation;
	readonly changes: readonly ItemChange[];
}

/** Conversations whose edits are kept: those edited last. */
const mostKept = 200;

/**
 * Remembers changes, for every scan that comes. Secrets in the user's words are masked before they are written. A file
 * that is none is renamed aside and begun anew. The problem is that of the disk: then nothing is remembered.
 */
export function saveEdits(
	ports: EmitPorts,
	{ conversation, changes }: ConversationChanges,
	mask: (text: string) => string,
): Problem | null {
	const path = editsPath(ports, conversation);
	const masked = changes.map((change) => (change.text == null ? change : { ...change, text: mask(change.text) }));
	try {
		ports.files.makeFolder(editsFolder(ports), privateFolder);
		return ports.locks.hold(`edits ${path}`, lockWaitMs, () => {
			changeFile(ports, path, conversation, masked);
			return null;
		});
	} catch (error) {
		return notWritten(error, path);
	}
}

function changeFile(
	ports: EmitPorts,
	path: string,
	{ agent, id }: EditedConversation,
	changes: readonly ItemChange[],
): void {
	const now = ports.clock.now();
	const read = parseEdits(ports.files.readText(path));
	if (read === "broken") ports.files.move(path, `${path}.broken-${now.getTime()}`);
	const before = read === "broken" ? null : read;
	const edits = withChanges(before?.edits ?? [], changes, now.toISOString());
	const after: EditsFile = { ...before, version: 1, agent, id, edits: [...edits] };
	ports.files.replace(path, `${JSON.stringify(after)}\n`, privateFile);
	if (before === null) keepNewest(ports.files, editsFolder(ports), mostKept);
}

function parseEdits(text: string | null): EditsFile | "broken" | null {
	if (text === null) return null;
	try {
		const checked = fileSchema.safeParse(JSON.parse(text));
		return checked.success ? checked.data : "broken";
	} catch (error) {
		if (error instanceof SyntaxError) return "broken";
		throw error;
	}
}

/** `~/.codialectic/journal/edits`: one small file a conversation. */
export function editsFolder({ places }: Pick<EmitPorts, "places">): string {
	return inside(codialecticFolder(places), "journal/edits");
}

function editsPath(ports: ReadEditsPorts, { agent, id }: EditedConversation): string {
	return inside(editsFolder(ports), `${ports.ids.digest(`${agent} ${id}`)}.json`);
}
