import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import type { Conversation } from "./conversation";
import { cutIdeContext, folderInContext, isInjectedBlock } from "./injected";
import { describeSearch } from "./items";
import { messageMetadata, responseItem } from "./schema";
import { textBlocks, textOf } from "./text";
import type { ToolLog } from "./toolLog";

type ResponseItem = typeof responseItem.empty;

/** Kinds that hold nothing of the conversation. */
const quiet = new Set(
	(
		"additional_tools agent_message compaction compaction_summary context_compaction ghost_snapshot " +
		"image_generation_call tool_search_output"
	).split(" "),
);

/** Reads `response_item` records: what went to the model and came back. In the files of early 2025 they stand alone. */
export class ResponseReader {
	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly conversation: Conversation,
		private readonly tools: ToolLog,
	) {}

	/** False when the record is of an unknown kind. `isSummary`: it answers the request to summarise the context. */
	read(payload: unknown, place: Place, isSummary: boolean): boolean {
		const parsed = responseItem.safeParse(payload);
		if (!parsed.success || parsed.data.type === null) return false;
		const item = parsed.data;
		switch (item.type) {
			case "message":
				return this.message(item, place, isSummary);
			case "reasoning":
				this.conversation.say(
					"thinking",
					"response",
					textOf(item.summary, "\n\n") || textOf(item.content, "\n\n"),
					place,
				);
				return true;
			case "function_call":
			case "custom_tool_call":
			case "local_shell_call":
			case "tool_search_call":
				return this.call(item, place);
			case "web_search_call":
				this.tools.search(item.id, describeSearch({ query: null, action: item.action }), place);
				return true;
			case "function_call_output":
			case "custom_tool_call_output":
				if (item.call_id === null) return false;
				this.tools.output(item.call_id, item.output, place);
				return true;
			default:
				return quiet.has(parsed.data.type);
		}
	}

	private message(item: ResponseItem, place: Place, isSummary: boolean): boolean {
		if (item.role === "user") this.prompt(item, place);
		else if (isSummary) this.conversation.compact(textOf(item.content, ""), place);
		else if (item.role === "assistant") this.conversation.say("assistant", "response", textOf(item.content, ""), place);
		return item.role !== null;
	}

	/** A message can hold several texts, some of the user and some put there by the program. */
	private prompt(item: ResponseItem, place: Place): void {
		const metadata = messageMetadata.safeParse(item.internal_chat_message_metadata_passthrough);
		const origins = metadata.success ? metadata.data.content_item_metadata : [];
		const words: string[] = [];
		for (const [at, text] of textBlocks(item.content).entries()) {
			this.builder.cwd ??= folderInContext(text);
			const origin = origins[at]?.provenance.type ?? null;
			if (origin === "harness" || isInjectedBlock(text)) continue;
			words.push(cutIdeContext(text));
		}
		this.conversation.user("response", words.join("\n"), place);
	}

	private call(item: ResponseItem, place: Place): boolean {
		const id = item.call_id ?? item.id;
		const name = item.name ?? { local_shell_call: "local_shell", tool_search_call: "tool_search" }[item.type ?? ""];
		if (id === null || name === undefined) return false;
		const input = item.input ?? (item.type === "local_shell_call" ? item.action : item.arguments);
		this.tools.call(id, name, item.namespace, input, place);
		return true;
	}
}
