import type { Transcript } from "../../../model/transcript";
import type { Database, StoredSession } from "../../format";
import { parseJson } from "../../json";
import { longestLine } from "../../lineSplitter";
import { absolutePath } from "../../paths";
import { TranscriptBuilder } from "../../transcriptBuilder";
import { modelName } from "../bubbleReader";
import { readMoment } from "../moment";
import { type ChatMeta, readChatMeta } from "./chatMeta";
import { ChatMessageReader } from "./messageReader";
import { type ChatRoot, readRoot } from "./root";

/** A root of more messages would be larger than this. */
const largestRoot = 4_000_000;

const rootQuery = `SELECT data FROM blobs WHERE id = ? AND octet_length(data) <= ${largestRoot}`;
const messageQuery = `SELECT octet_length(data) AS size, CASE WHEN octet_length(data) <= ${longestLine} THEN CAST(data AS TEXT) END AS text FROM blobs WHERE id = ?`;

/** The one chat of a database; none when nothing was said in it. */
export function listChat(database: Database): StoredSession[] {
	const meta = readChatMeta(database);
	const root = meta === null ? null : rootOf(database, meta);
	if (meta?.agentId === undefined || root === null || root.messages.length === 0) return [];
	return [{ id: meta.agentId, cwd: folderOf(root), changedAt: readMoment(meta.createdAt) }];
}

/** Reads the chat; null when it is not the one asked for. A place is the number of a message. */
export function readChat(database: Database, id: string, path: string): Transcript | null {
	const meta = readChatMeta(database);
	if (meta === null || (meta.agentId ?? id) !== id) return null;
	const root = rootOf(database, meta);
	const builder = new TranscriptBuilder("cursor", path, id);
	builder.title = meta.name || null;
	builder.model = modelName(meta.lastUsedModel);
	builder.cwd = folderOf(root);
	builder.tokens.context = root?.context ?? null;
	builder.tokens.window = root?.window ?? null;
	if (root === null) builder.report({ code: "transcript.malformed", path, place: "root", reason: "no readable root" });
	const reader = new ChatMessageReader(builder);
	let bytes = 0;
	for (const [offset, name] of (root?.messages ?? []).entries()) {
		const { text, size } = blobOf(database, name);
		bytes += size;
		if (size > longestLine) builder.report({ code: "transcript.lineTooLong", path, offset, bytes: size });
		reader.read(parseJson(text ?? ""), offset);
	}
	builder.touch(readMoment(meta.createdAt));
	const transcript = builder.build(bytes);
	// What was summarised stands in the transcript beside it, as far as it was said.
	return reader.isSummarised ? { ...transcript, lesser: "standIn" } : transcript;
}

function rootOf(database: Database, { latestRootBlobId: id = "" }: ChatMeta): ChatRoot | null {
	for (const { data } of database.rows(rootQuery, id)) if (data instanceof Uint8Array) return readRoot(data);
	return null;
}

function blobOf(database: Database, id: string): { readonly text: string | null; readonly size: number } {
	for (const { text, size } of database.rows(messageQuery, id))
		return { text: typeof text === "string" ? text : null, size: typeof size === "number" ? size : 0 };
	return { text: null, size: 0 };
}

function folderOf(root: ChatRoot | null): string | null {
	return root?.workspace == null || root.workspace === "" ? null : absolutePath(root.workspace, null);
}
