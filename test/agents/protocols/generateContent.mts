import { type Heard, openStream, type Protocol, sendJson, usedTokens } from "./protocol.mts";

interface Body {
	readonly contents?: readonly { readonly role?: string; readonly parts?: readonly Part[] }[];
	readonly tools?: readonly { readonly functionDeclarations?: readonly { readonly name: string }[] }[];
}
interface Part {
	readonly text?: string;
	readonly functionCall?: unknown;
	readonly functionResponse?: { readonly response?: unknown };
}

/** Google's Gemini API: what Gemini CLI speaks. */
export const generateContent: Protocol = {
	fits: (path) => /\/models\/[^/:]+:(?:streamG|g)enerateContent$/.test(path),
	read: (body) => {
		const { contents = [], tools = [] } = body as Body;
		return {
			heard: contents.flatMap(({ role, parts = [] }) => parts.flatMap((part) => hear(role, part))),
			tools: tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name)),
		};
	},
	write: (response, { id, text, use }, { path }) => {
		const parts = [
			...(text === "" ? [] : [{ text }]),
			...(use === null ? [] : [{ functionCall: { name: use.name, args: use.input } }]),
		];
		const whole = {
			candidates: [{ index: 0, content: { role: "model", parts }, finishReason: "STOP" }],
			usageMetadata: {
				promptTokenCount: usedTokens.input,
				candidatesTokenCount: usedTokens.output,
				totalTokenCount: usedTokens.input + usedTokens.output,
			},
			modelVersion: /\/models\/([^/:]+)/.exec(path)?.[1],
			responseId: id,
		};
		if (!path.endsWith(":streamGenerateContent")) return sendJson(response, whole);
		openStream(response)(whole);
		response.end();
	},
};

function hear(role: string | undefined, { text, functionResponse }: Part): Heard[] {
	if (functionResponse !== undefined) return [{ from: "tool", text: JSON.stringify(functionResponse.response) }];
	return text === undefined ? [] : [{ from: role === "model" ? "model" : "user", text }];
}
