import type { Transcript } from "../../model/transcript";
import { completeItems } from "../completeItems";
import { parseJson } from "../json";
import { TranscriptBuilder } from "../transcriptBuilder";
import { addChat } from "./requests";
import { type ChatState, stateSchema } from "./schema";
import { idInPath } from "./sessionId";
import { dropTruncated, leftOut, mayBeTruncated } from "./truncation";

/** Reads an exported chat or the older whole file of a chat. A cut-off file gives the requests that are whole. */
export function readExport(text: string, path: string): Transcript {
	const builder = new TranscriptBuilder("copilot-vscode", path, idInPath(path));
	const document = stateSchema.safeParse(parseJson(text));
	const state = document.success ? document.data : salvage(text, path, builder);
	const missing = mayBeTruncated(text) ? dropTruncated(state) : 0;
	if (missing > 0) builder.report(leftOut(missing, path));
	// The place of everything in a document is the index of its request.
	addChat(state, () => null, builder);
	return builder.build(text.length);
}

function salvage(text: string, path: string, builder: TranscriptBuilder): ChatState {
	const saved = completeItems(text, /"requests"\s*:\s*\[/);
	if (saved === null) {
		if (text !== "") builder.report({ code: "transcript.malformed", path, place: "document", reason: "not JSON" });
		return {};
	}
	builder.report({ code: "transcript.truncated", path, place: `cut off after request ${saved.items.length}` });
	return { requests: saved.items.map(parseJson) };
}
