import * as z from "zod/mini";
import type { Transcript } from "../../../model/transcript";
import type { Row } from "../../format";
import { parseJson } from "../../json";
import { TranscriptBuilder } from "../../transcriptBuilder";
import { anything, lenient, number, text, todosIn } from "../schema";
import { revertOf, titleOf } from "../sessions";
import { StoredRecords } from "../storedRecords";
import { planOf } from "../toolCall";
import { MessageReader } from "./messageReader";
import { messagesOf } from "./messages";

/** A file of JSON: the id that it is named by, its bytes, and its text, null when it is too large to be held. */
export interface RecordFile {
	readonly id: string;
	readonly size: number;
	readonly text: string | null;
}

/** Where the files of one session come from, each read when it is asked for. */
export interface SessionFiles {
	/** `session/<project>/<id>.json`. */
	readonly session: RecordFile;
	/** `todo/<id>.json`; null when there is none. */
	readonly todos: string | null;
	/** `message/<session>/*.json`, in any order. */
	messages(): Iterable<RecordFile>;
	/** `part/<message>/*.json`, in any order. */
	parts(message: string): Iterable<RecordFile>;
}

/** The id in the path of a session's file, `<data>/storage/session/<project>/<id>.json`; null for any other file. */
export function sessionOfFile(path: string): string | null {
	return /[\\/]storage[\\/]session[\\/][^\\/]+[\\/](ses_[^\\/]+)\.json$/.exec(path)?.[1] ?? null;
}

const sessionSchema = z.object({ directory: text, title: text, parentID: text, revert: anything });

/** The folder a session was held in, for a user's own session; null for a sub-agent's and for what is no session. */
export function folderOfSession(value: unknown): { readonly directory: string | null } | null {
	const read = sessionSchema.safeParse(value);
	return !read.success || read.data.parentID ? null : { directory: read.data.directory || null };
}

/** Reads one session of OpenCode before 1.2, which kept a file for each record. Files take the place of 1.x's rows. */
export function readSessionFiles(files: SessionFiles, path: string): Transcript {
	const builder = new TranscriptBuilder("opencode", path, files.session.id);
	const read = sessionSchema.safeParse(parseJson(files.session.text ?? ""));
	if (!read.success)
		builder.report({ code: "transcript.malformed", path, place: "document", reason: "no readable session" });
	const { directory, title, revert } = read.data ?? {};
	builder.cwd = directory || null;
	builder.title = titleOf(title);
	const rows = {
		messages: () => [...files.messages()].map(rowOf).sort(byTime),
		parts: (message: string) => [...files.parts(message)].map(rowOf).sort(byId),
	};
	const records = new StoredRecords(builder, path);
	const reader = new MessageReader(builder);
	for (const message of messagesOf(rows, revertOf(revert), records)) reader.read(message);
	const todos = parseJson(files.todos ?? "");
	const plan = planOf(todosIn(Array.isArray(todos) ? todos : []));
	if (plan.length > 0) builder.setPlan(plan);
	return builder.build(Math.max(records.bytes, files.session.size));
}

type FileRow = Row & { readonly id: string; readonly time: number | undefined };

const timeSchema = z.object({ time: lenient(z.object({ created: number })) });

function rowOf({ id, size, text }: RecordFile): FileRow {
	const data = text === null ? undefined : parseJson(text);
	return { id, size, data, time: timeSchema.safeParse(data).data?.time?.created };
}

/** As OpenCode itself orders them, see `reader.ts`. */
function byTime(one: FileRow, other: FileRow): number {
	return (one.time ?? 0) - (other.time ?? 0) || byId(one, other);
}

function byId(one: FileRow, other: FileRow): number {
	return one.id < other.id ? -1 : 1;
}
