import type { ServerResponse } from "node:http";

/** A model's way of being spoken to over HTTP: what the clients send, and what they want to hear. */
export interface Protocol {
	/** Is a POST to this path a request for an answer of the model? */
	fits(path: string): boolean;
	/** Reads the conversation out of a request's body. */
	read(body: unknown): ModelRequest;
	/** Writes the answer and ends the response. */
	write(response: ServerResponse, reply: Reply, request: { readonly path: string; readonly body: unknown }): void;
}

export interface ModelRequest {
	readonly heard: readonly Heard[];
	/** Names of the tools that are offered; none in a client's own errands, such as finding a title. */
	readonly tools: readonly string[];
}

export interface Heard {
	readonly from: "user" | "model" | "tool" | "client";
	readonly text: string;
}

export interface Reply {
	/** Unlike that of any other reply; ids of the protocol begin with it. */
	readonly id: string;
	readonly text: string;
	readonly use: ToolUse | null;
}

/** A call in the client's own words. */
export interface ToolUse {
	readonly name: string;
	/** A text for a tool that takes anything, such as a program or a patch. */
	readonly input: Readonly<Record<string, unknown>> | string;
}

/** What every answer is said to have cost. */
export const usedTokens = { input: 1200, output: 42 };

/** Begins a stream of server-sent events and returns how to send one. */
export function openStream(response: ServerResponse): (data: unknown, event?: string) => void {
	response.writeHead(200, { "content-type": "text/event-stream" });
	return (data, event) => {
		const text = typeof data === "string" ? data : JSON.stringify(data);
		response.write(`${event === undefined ? "" : `event: ${event}\n`}data: ${text}\n\n`);
	};
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
	response.writeHead(status, { "content-type": "application/json" });
	response.end(JSON.stringify(value));
}

/** The text of a message's content: a string, or a list of parts. */
export function textOf(content: unknown): string {
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return "";
	return content.map((part: { readonly text?: string }) => part.text ?? "").join("\n");
}
