import type { AgentName, Transcript } from "../../model/transcript";
import { completeItems } from "../completeItems";
import { parseJson } from "../json";
import { TranscriptBuilder } from "../transcriptBuilder";
import { EntryReader } from "./entryReader";
import { entrySchema } from "./taskSchema";

/** Reads `ui_messages.json` of Cline before 4.0 or of an agent made from it. A cut-off file gives the entries that are whole. */
export function readTask(text: string, path: string, agent: AgentName): Transcript {
	const builder = new TranscriptBuilder(agent, path, taskId(path));
	const items = itemsOf(text, path, builder);
	const entries = items.map((item) => {
		const entry = entrySchema.safeParse(item);
		if (!entry.success) builder.skipRecord();
		return entry.success ? entry.data : null;
	});
	new EntryReader(builder, entries).readAll();
	return builder.build(text.length);
}

function itemsOf(text: string, path: string, builder: TranscriptBuilder): readonly unknown[] {
	const whole = parseJson(text);
	if (Array.isArray(whole)) return whole;
	const saved = completeItems(text, /^\s*\[/);
	if (saved === null) {
		if (text !== "") builder.report({ code: "transcript.malformed", path, place: "document", reason: "no list" });
		return [];
	}
	builder.report({ code: "transcript.truncated", path, place: `cut off after entry ${saved.items.length}` });
	return saved.items.map(parseJson);
}

/** A task's folder is named after the task. */
function taskId(path: string): string {
	return path.split(/[\\/]/).at(-2) ?? path;
}
