import { type Heard, openStream, type Protocol, sendJson, textOf, usedTokens } from "./protocol.mts";

interface Body {
	readonly model?: string;
	readonly stream?: boolean;
	readonly messages?: readonly { readonly role: string; readonly content?: unknown }[];
	readonly tools?: readonly { readonly function?: { readonly name: string } }[];
}

const speakers: Readonly<Record<string, Heard["from"]>> = { user: "user", assistant: "model", tool: "tool" };

/** OpenAI's Chat Completions, which OpenCode and Qwen Code speak to a provider of the user's own. */
export const chatCompletions: Protocol = {
	fits: (path) => path.endsWith("/chat/completions"),
	read: (body) => {
		const { messages = [], tools = [] } = body as Body;
		return {
			heard: messages.map(({ role, content }) => ({ from: speakers[role] ?? "client", text: textOf(content) })),
			tools: tools.flatMap((tool) => tool.function?.name ?? []),
		};
	},
	write: (response, { id, text, use }, { body }) => {
		const { model, stream } = body as Body;
		const calls =
			use === null
				? []
				: [
						{
							index: 0,
							id: `call_${id}`,
							type: "function",
							function: { name: use.name, arguments: JSON.stringify(use.input) },
						},
					];
		const finish_reason = use === null ? "stop" : "tool_calls";
		const head = { id: `chatcmpl-${id}`, created: Math.floor(Date.now() / 1000), model };
		const usage = {
			prompt_tokens: usedTokens.input,
			completion_tokens: usedTokens.output,
			total_tokens: usedTokens.input + usedTokens.output,
		};
		const said = { role: "assistant", content: text, ...(use === null ? {} : { tool_calls: calls }) };
		if (stream !== true) {
			sendJson(response, {
				...head,
				object: "chat.completion",
				choices: [{ index: 0, message: said, finish_reason }],
				usage,
			});
			return;
		}
		const send = openStream(response);
		const chunk = { ...head, object: "chat.completion.chunk" };
		send({ ...chunk, choices: [{ index: 0, delta: said, finish_reason: null }] });
		send({ ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] });
		send({ ...chunk, choices: [], usage });
		send("[DONE]");
		response.end();
	},
};
