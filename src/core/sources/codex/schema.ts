import * as z from "zod/mini";
import { tolerantObject } from "../tolerantObject";

/*
 * Records of a rollout file, reduced to the fields that are used. A field of the wrong type counts as absent,
 * so that one changed field does not lose the record (there is no schema version in the file, openai/codex#43593).
 */
const text = z.catch(z.nullable(z.string()), null);
const number = z.catch(z.nullable(z.number()), null);
const flag = z.catch(z.nullable(z.boolean()), null);
const anything = z.catch(z.unknown(), null);
const list = z.catch(z.array(z.unknown()), []);
const fields = z.catch(z.record(z.string(), z.unknown()), {});

/** Any line: with an envelope (`type` and `payload`), or in the files of 2025 the bare payload itself. */
export const envelope = tolerantObject(
	z.looseObject({ timestamp: text, type: text, payload: anything, record_type: text }),
);

export const sessionMeta = z.looseObject({
	id: text,
	timestamp: text,
	cwd: text,
	git: z.catch(z.looseObject({ branch: text }), { branch: null }),
	history_base: z.catch(z.nullish(z.looseObject({ thread_id: z.string(), end_byte_offset: z.number() })), null),
});

export type SessionMeta = z.infer<typeof sessionMeta>;

export const turnContext = tolerantObject(z.looseObject({ cwd: text, model: text }));

export const compacted = tolerantObject(z.looseObject({ message: text }));

/** A `response_item`: what the model was sent or gave back. */
export const responseItem = tolerantObject(
	z.looseObject({
		type: text,
		id: text,
		role: text,
		content: anything,
		summary: anything,
		name: text,
		namespace: text,
		arguments: anything,
		input: text,
		call_id: text,
		output: anything,
		action: anything,
		status: text,
		internal_chat_message_metadata_passthrough: anything,
	}),
);

/** Who made each content block of a message; since about 0.170. */
export const messageMetadata = z.looseObject({
	content_item_metadata: z.catch(
		z.array(z.catch(z.looseObject({ provenance: z.looseObject({ type: text }) }), { provenance: { type: null } })),
		[],
	),
});
/** Beside the payload of a response item, since about 0.170. */
export const lineMetadata = tolerantObject(
	z.looseObject({
		metadata: z.catch(z.looseObject({ compaction_output: flag }), { compaction_output: null }),
	}),
);

/** An `event_msg`: what the interface showed. */
export const event = tolerantObject(
	z.looseObject({
		type: text,
		turn_id: text,
		item: anything,
		message: text,
		kind: text,
		text,
		reason: text,
		error: anything,
		num_turns: number,
		info: anything,
		thread_name: text,
		call_id: text,
		event_id: text,
	}),
);

/** The finished item of an `item_completed` event, and the older `exec_command_end`, `patch_apply_end` and the like. */
export const item = tolerantObject(
	z.looseObject({
		type: text,
		id: text,
		call_id: text,
		content: anything,
		text,
		summary_text: anything,
		raw_content: anything,
		command: anything,
		cwd: text,
		source: text,
		status: text,
		stdout: text,
		stderr: text,
		aggregated_output: text,
		exit_code: number,
		changes: fields,
		success: flag,
		server: text,
		tool: text,
		namespace: text,
		arguments: anything,
		invocation: anything,
		result: anything,
		error: anything,
		query: text,
		action: anything,
		path: text,
		prompt: text,
		kind: text,
		agent_path: text,
		content_items: anything,
	}),
);
export type Item = typeof item.empty;

export const mcpInvocation = z.looseObject({ server: text, tool: text, arguments: anything });

const usage = z.catch(
	z.nullable(z.looseObject({ input_tokens: number, output_tokens: number, total_tokens: number })),
	null,
);
export const tokenInfo = z.looseObject({
	total_token_usage: usage,
	last_token_usage: usage,
	model_context_window: number,
});

/** Arguments of a tool call, whichever tool it is. */
export const toolInput = tolerantObject(
	z.looseObject({
		cmd: text,
		command: anything,
		workdir: text,
		working_directory: text,
		input: text,
		patch: text,
		plan: list,
		explanation: text,
		questions: list,
		path: text,
		file_path: text,
		dir_path: text,
		pattern: text,
		query: text,
		queries: list,
		url: text,
		message: text,
		prompt: text,
		items: anything,
		session_id: z.catch(z.nullable(z.union([z.string(), z.number()])), null),
		chars: text,
	}),
);
export type ToolInput = typeof toolInput.empty;

export const planStep = z.looseObject({ step: text, status: text });

export const question = z.looseObject({ id: text, question: text, header: text, options: list });
export const option = z.looseObject({ label: text });
export const answers = z.looseObject({
	answers: z.catch(z.record(z.string(), z.catch(z.looseObject({ answers: list }), { answers: [] })), {}),
});

/** One entry of `changes`: tagged by `type`, or in older files by the only key. */
export const fileChange = z.looseObject({ type: text, content: text, unified_diff: text, move_path: text });

export const anyFields = z.record(z.string(), z.unknown());

/** The result of a command as JSON in a string, up to 2025. */
export const wrappedOutput = z.looseObject({
	output: z.string(),
	metadata: z.catch(z.looseObject({ exit_code: number }), { exit_code: null }),
});
