import { type Heard, openStream, type Protocol, type Reply, textOf, usedTokens } from "./protocol.mts";

interface Body {
	readonly model?: string;
	readonly input?: readonly Item[];
	readonly tools?: readonly Tool[];
}
interface Item {
	readonly type?: string;
	readonly role?: string;
	readonly content?: unknown;
	readonly output?: unknown;
	/** Of an `additional_tools` item. */
	readonly tools?: readonly Tool[];
}
interface Tool {
	readonly type: string;
	readonly name?: string;
	/** Of a `namespace`. */
	readonly tools?: readonly Tool[];
}

/** OpenAI's Responses API, streamed: what Codex speaks. */
export const responses: Protocol = {
	fits: (path) => path.endsWith("/responses"),
	read: (body) => {
		const { input = [] } = body as Body;
		return { heard: input.flatMap(hear), tools: offered(body as Body).map(({ name, type }) => name ?? type) };
	},
	write: (response, reply, { body }) => {
		const send = openStream(response);
		const whole = {
			id: `resp_${reply.id}`,
			object: "response",
			created_at: Math.floor(Date.now() / 1000),
			model: (body as Body).model,
			status: "in_progress",
			output: [] as unknown[],
		};
		let number = 0;
		const event = (type: string, value: object) => send({ type, sequence_number: number++, ...value }, type);
		event("response.created", { response: whole });
		for (const [at, item] of itemsOf(reply, offered(body as Body)).entries()) {
			event("response.output_item.added", { output_index: at, item });
			if (item.type === "message")
				event("response.output_text.delta", {
					item_id: item.id,
					output_index: at,
					content_index: 0,
					delta: reply.text,
				});
			event("response.output_item.done", { output_index: at, item });
			whole.output.push(item);
		}
		const usage = {
			input_tokens: usedTokens.input,
			input_tokens_details: { cached_tokens: 0 },
			output_tokens: usedTokens.output,
			output_tokens_details: { reasoning_tokens: 0 },
			total_tokens: usedTokens.input + usedTokens.output,
		};
		event("response.completed", { response: { ...whole, status: "completed", usage } });
		response.end();
	},
};

function hear({ type = "message", role, content, output }: Item): Heard[] {
	if (type.endsWith("_output")) return [{ from: "tool", text: textOf(output) }];
	if (type !== "message") return [];
	const from = role === "user" ? "user" : role === "assistant" ? "model" : "client";
	return [{ from, text: textOf(content) }];
}

/** All tools, those in namespaces with the namespace's name. */
function offered({ tools = [], input = [] }: Body): (Tool & { readonly namespace?: string })[] {
	const flat = (list: readonly Tool[], namespace?: string): (Tool & { readonly namespace?: string })[] =>
		list.flatMap((tool) =>
			tool.type === "namespace"
				? flat(tool.tools ?? [], tool.name)
				: [{ ...tool, ...(namespace === undefined ? {} : { namespace }) }],
		);
	return [...flat(tools), ...input.flatMap((item) => (item.type === "additional_tools" ? flat(item.tools ?? []) : []))];
}

function itemsOf({ id, text, use }: Reply, tools: readonly (Tool & { readonly namespace?: string })[]) {
	const items: { type: string; id: string; [key: string]: unknown }[] = [];
	if (text !== "")
		items.push({
			type: "message",
			id: `msg_${id}`,
			role: "assistant",
			status: "completed",
			phase: use === null ? "final_answer" : "commentary",
			content: [{ type: "output_text", text, annotations: [] }],
		});
	if (use === null) return items;
	const { name, input } = use;
	const namespace = tools.find((tool) => tool.name === name)?.namespace;
	const call = { call_id: `call_${id}`, name, ...(namespace === undefined ? {} : { namespace }), status: "completed" };
	items.push(
		typeof input === "string"
			? { type: "custom_tool_call", id: `ctc_${id}`, ...call, input }
			: { type: "function_call", id: `fc_${id}`, ...call, arguments: JSON.stringify(input) },
	);
	return items;
}
