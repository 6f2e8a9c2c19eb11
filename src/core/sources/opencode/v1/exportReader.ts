import * as z from "zod/mini";
import { baseName } from "../../../model/baseName";
import type { Transcript } from "../../../model/transcript";
import { parseJson } from "../../json";
import { TranscriptBuilder } from "../../transcriptBuilder";
import { anything, itemsOf, list, text } from "../schema";
import { revertOf, titleOf } from "../sessions";
import { StoredRecords } from "../storedRecords";
import { MessageReader } from "./messageReader";
import { messagesOf } from "./messages";

const exportSchema = z.object({
	info: z.object({ id: text, directory: text, title: text, revert: anything }),
	messages: list,
});
const itemSchema = z.object({ info: z.looseObject({ id: z.string() }), parts: list });
const partSchema = z.looseObject({ id: text });

/** Reads what `opencode export` prints: `{info, messages: [{info, parts}]}`, the rows' JSON with the ids in it. */
export function readExport(document: string, path: string): Transcript {
	const builder = new TranscriptBuilder("opencode", path, baseName(path));
	const read = exportSchema.safeParse(parseJson(document));
	if (!read.success && document !== "")
		builder.report({ code: "transcript.malformed", path, place: "document", reason: "no export" });
	const { info = null, messages = [] } = read.data ?? {};
	builder.id = info?.id ?? builder.id;
	builder.cwd = info?.directory ?? null;
	builder.title = titleOf(info?.title);
	const items = itemsOf(messages, itemSchema);
	builder.skipRecord(messages.length - items.length);
	const parts = new Map(items.map((item) => [item.info.id, itemsOf(item.parts, partSchema)]));
	const rows = {
		messages: () => items.map(({ info: data }) => ({ id: data.id, data })),
		parts: (id: string) => (parts.get(id) ?? []).map((data) => ({ id: data.id, data })),
	};
	const reader = new MessageReader(builder);
	for (const message of messagesOf(rows, revertOf(info?.revert), new StoredRecords(builder, path)))
		reader.read(message);
	return builder.build(document.length);
}
