import { baseName } from "../../model/baseName";
import type { Transcript } from "../../model/transcript";
import { completeItems } from "../completeItems";
import { parseJson } from "../json";
import { TranscriptBuilder } from "../transcriptBuilder";
import { MessageReader } from "./messageReader";
import { messageSchema, sessionSchema } from "./sessionSchema";

/** Reads `<id>.messages.json` of Cline 4.0 and later. A cut-off file gives the messages that are whole. */
export function readSession(text: string, path: string): Transcript {
	const builder = new TranscriptBuilder("cline", path, sessionId(path));
	const document = sessionSchema.safeParse(parseJson(text));
	const messages = document.success ? document.data.messages : salvage(text, path, builder);
	if (document.success) builder.id = document.data.sessionId ?? builder.id;
	const reader = new MessageReader(builder);
	for (const [index, item] of messages.entries()) {
		const message = messageSchema.safeParse(item);
		if (message.success) reader.read(message.data, index);
		else builder.skipRecord();
	}
	return builder.build(text.length);
}

function salvage(text: string, path: string, builder: TranscriptBuilder): readonly unknown[] {
	const saved = completeItems(text, /"messages"\s*:\s*\[/);
	if (saved === null) {
		if (text !== "") builder.report({ code: "transcript.malformed", path, place: "document", reason: "not JSON" });
		return [];
	}
	builder.id = /"sessionId"\s*:\s*"([^"\\]+)"/.exec(saved.before)?.[1] ?? builder.id;
	builder.report({ code: "transcript.truncated", path, place: `cut off after message ${saved.items.length}` });
	return saved.items.map(parseJson);
}

function sessionId(path: string): string {
	return baseName(path).replace(/(?:\.messages)?\.json$/, "");
}
