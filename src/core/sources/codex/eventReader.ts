import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import type { Conversation, Vocabulary } from "./conversation";
import { cutIdeContext, isInjected } from "./injected";
import { eventItems, readToolItem } from "./items";
import * as schema from "./schema";
import { textOf } from "./text";
import type { ToolLog } from "./toolLog";

type Event = typeof schema.event.empty;

/** Events that hold nothing of the conversation, or what other records tell better. */
const quiet = new Set(
	(
		"task_started turn_started item_started thread_settings_applied thread_goal_updated session_configured " +
		"entered_review_mode exited_review_mode background_event turn_diff plan_update stream_error warning " +
		"exec_command_begin exec_command_output_delta patch_apply_begin mcp_tool_call_begin web_search_begin " +
		"image_generation_begin dynamic_tool_call_request model_reroute agent_reasoning_section_break undo_started " +
		"undo_completed exec_approval_request apply_patch_approval_request guardian_assessment terminal_interaction " +
		"request_user_input hook_started hook_completed skills_update_available " +
		"collab_agent_spawn_begin collab_agent_spawn_end collab_agent_interaction_begin collab_agent_interaction_end " +
		"collab_waiting_begin collab_waiting_end collab_close_begin collab_close_end collab_resume_begin collab_resume_end"
	).split(" "),
);
/** Items without a step of their own; injected prompts of hooks are not the user's. */
const quietItems = new Set(["HookPrompt", "FunctionCallOutput", "Sleep"]);

/** Reads `event_msg` records: what the interface showed. */
export class EventReader {
	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly conversation: Conversation,
		private readonly tools: ToolLog,
	) {}

	/** False when the record is of an unknown kind. */
	read(payload: unknown, place: Place): boolean {
		const parsed = schema.event.safeParse(payload);
		if (!parsed.success || parsed.data.type === null) return false;
		const event = parsed.data;
		switch (event.type) {
			case "item_completed":
				return this.item(event, place);
			case "user_message":
				if ((event.kind ?? "plain") === "plain") this.prompt("event", event.message ?? "", place);
				return true;
			case "agent_message":
				this.conversation.say("assistant", "event", event.message ?? "", place);
				return true;
			case "agent_reasoning":
			case "agent_reasoning_raw_content":
				this.conversation.say("thinking", "event", event.text ?? "", place);
				return true;
			case "context_compacted":
				this.conversation.compact(null, place);
				return true;
			case "thread_rolled_back":
				this.conversation.rollBack(event.num_turns ?? 0, place);
				return true;
			case "thread_name_updated":
				this.builder.title = event.thread_name ?? this.builder.title;
				return true;
			case "token_count":
				return this.countTokens(event.info);
			default:
				return this.ending(event, place) || this.legacyTool(event, payload, place) || quiet.has(parsed.data.type);
		}
	}

	private ending(event: Event, place: Place): boolean {
		switch (event.type) {
			case "turn_aborted":
				this.abort(event.reason, place);
				return true;
			case "error":
				this.conversation.interrupt("error", event.message, place);
				return true;
			case "task_complete":
			case "turn_complete":
				if (event.error != null) this.conversation.interrupt("error", errorText(event.error), place);
				this.builder.touch(place.at);
				return true;
			default:
				return false;
		}
	}

	/** `interrupted` is the Escape key, `replaced` a new prompt; what else stops a turn (a budget) is no one's wish. */
	private abort(reason: string | null, place: Place): void {
		const byUser = reason === null || reason === "interrupted" || reason === "replaced";
		if (reason !== "review_ended")
			this.conversation.interrupt(byUser ? "user" : "error", byUser ? null : reason, place);
	}

	private item(event: Event, place: Place): boolean {
		const parsed = schema.item.safeParse(event.item);
		if (!parsed.success || parsed.data.type === null) return false;
		const item = parsed.data;
		switch (item.type) {
			case "UserMessage":
				this.prompt("item", textOf(item.content, ""), place);
				return true;
			case "AgentMessage":
				this.conversation.say("assistant", "item", textOf(item.content, ""), place);
				return true;
			case "Reasoning":
				this.conversation.say(
					"thinking",
					"item",
					textOf(item.summary_text, "\n\n") || textOf(item.raw_content, "\n\n"),
					place,
				);
				return true;
			case "ContextCompaction":
				this.conversation.compact(null, place);
				return true;
			default:
				return quietItems.has(parsed.data.type) || isLook(item) || this.tool(item, place);
		}
	}

	private prompt(vocabulary: Vocabulary, text: string, place: Place): void {
		this.conversation.user(vocabulary, isInjected(text) ? "" : cutIdeContext(text), place);
	}

	private legacyTool(event: Event, payload: unknown, place: Place): boolean {
		const type = eventItems[event.type ?? ""];
		const parsed = schema.item.safeParse(payload);
		return (
			type !== undefined &&
			parsed.success &&
			this.tool({ ...parsed.data, type, id: event.call_id ?? event.event_id }, place)
		);
	}

	private tool(item: schema.Item, place: Place): boolean {
		const finished = readToolItem(item, this.builder.cwd);
		const id = item.id ?? item.call_id;
		if (finished === null || id === null) return false;
		this.tools.done(id, finished.call, finished.outcome, place);
		return true;
	}

	/** The last count holds the session's sum; the fill of the context is that of the last request (R-002-2). */
	private countTokens(info: unknown): boolean {
		const parsed = schema.tokenInfo.safeParse(info);
		if (!parsed.success) return info == null;
		const { total_token_usage: total, last_token_usage: last, model_context_window: window } = parsed.data;
		const before = this.builder.tokens;
		this.builder.tokens = {
			input: total?.input_tokens ?? before.input,
			output: total?.output_tokens ?? before.output,
			context: last?.total_tokens ?? before.context,
			window: window ?? before.window,
		};
		return true;
	}
}

/** Typing into, or looking at, a command that runs already: its own item tells how it ended. */
function isLook(item: schema.Item): boolean {
	return item.type === "CommandExecution" && item.source === "unified_exec_interaction";
}

function errorText(error: unknown): string | null {
	if (typeof error === "string") return error;
	const parsed = schema.event.safeParse(error);
	return parsed.success ? parsed.data.message : null;
}
