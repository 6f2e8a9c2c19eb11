import type { Transcript } from "../../model/transcript";
import { completeItems } from "../completeItems";
import { parseJson } from "../json";
import { TranscriptBuilder } from "../transcriptBuilder";
import { addMessages } from "./addMessages";
import { readMessage } from "./message";
import { Replay } from "./replay";
import { type Metadata, messageSchema, metadataSchema } from "./schema";
import { sessionIdInPath } from "./sessionId";
import { titleOf } from "./title";

/** Reads the single document that Gemini CLI wrote before 0.39. A cut-off document gives the messages that are whole. */
export function readDocument(text: string, path: string): Transcript {
	const builder = new TranscriptBuilder("gemini-cli", path, sessionIdInPath(path));
	const document = metadataSchema.safeParse(parseJson(text));
	if (document.success) addDocument(document.data, builder);
	else salvage(text, path, builder);
	return builder.build(text.length);
}

function addDocument(document: Metadata, builder: TranscriptBuilder): void {
	builder.id = document.sessionId ?? builder.id;
	if (document.summary !== undefined) builder.title = titleOf(document.summary);
	const replay = new Replay();
	for (const [index, item] of (document.messages ?? []).entries()) {
		const message = messageSchema.safeParse(item);
		if (message.success) replay.put(readMessage(message.data, index));
		else builder.skipRecord();
	}
	addMessages(replay, builder);
}

function salvage(text: string, path: string, builder: TranscriptBuilder): void {
	const saved = completeItems(text, /"messages"\s*:\s*\[/);
	if (saved === null) {
		if (text !== "") builder.report({ code: "transcript.malformed", path, place: "document", reason: "not JSON" });
		return;
	}
	const head = metadataSchema.safeParse(parseJson(`${saved.before.trimEnd().replace(/,$/, "")}}`));
	const messages = saved.items.map(parseJson);
	builder.report({ code: "transcript.truncated", path, place: `cut off after message ${messages.length}` });
	addDocument({ ...(head.success ? head.data : {}), messages }, builder);
}
