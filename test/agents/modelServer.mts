import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { nextAnswer } from "./nextAnswer.mts";
import { chatCompletions } from "./protocols/chatCompletions.mts";
import { generateContent } from "./protocols/generateContent.mts";
import { type Protocol, sendJson, type ToolUse } from "./protocols/protocol.mts";
import { responses } from "./protocols/responses.mts";
import type { Call, ScriptedTurn } from "./script.mts";

export interface ModelServer {
	/** `http://127.0.0.1:<port>`. It also is a proxy that leads nowhere: who phones home through it is refused at once. */
	readonly address: string;
	/** How many answers have been given to scripted prompts. */
	answered(): number;
	/** What the client sent with each scripted prompt, as it came. */
	readonly requests: readonly string[];
	/** What the client asked that the script does not know, one line each. */
	readonly surprises: readonly string[];
	close(): void;
}

const protocols: readonly Protocol[] = [responses, chatCompletions, generateContent];

/**
 * A model on the loopback address that says what stands in the script.
 * @param useOf a scripted call in the words of the client's own tools
 */
export async function startModelServer(
	script: readonly ScriptedTurn[],
	useOf: (call: Call) => ToolUse,
): Promise<ModelServer> {
	const surprises: string[] = [];
	const requests: string[] = [];
	let replies = 0;
	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const path = new URL(request.url ?? "/", "http://localhost").pathname;
		const protocol = request.method === "POST" ? protocols.find((known) => known.fits(path)) : undefined;
		if (protocol === undefined) return answerOther(request.method, path, response);
		const text = await bodyOf(request);
		const body: unknown = JSON.parse(text);
		const asked = protocol.read(body);
		const next = nextAnswer(script, asked);
		const use = next?.call == null ? null : useOf(next.call);
		if (next === null) surprises.push(`asked after: ${asked.heard.at(-1)?.text.slice(0, 200)}`);
		if (use !== null && !asked.tools.includes(use.name))
			surprises.push(`the tool ${use.name} is not offered, but ${asked.tools.join(", ")}`);
		if (asked.tools.length > 0 && next !== null) requests.push(text);
		protocol.write(response, { id: `scripted${++replies}`, text: next?.text ?? "", use }, { path, body });
	};
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			surprises.push(`${request.method} ${request.url}: ${error}`);
			response.destroy();
		});
	});
	server.on("connect", (_request, socket) => {
		// The client may be gone before it hears the refusal.
		socket.on("error", () => socket.destroy());
		socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	return {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		surprises,
		requests,
		answered: () => requests.length,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Clients look which models there are; one without a list goes by what it knows itself. */
function answerOther(method: string | undefined, path: string, response: ServerResponse): void {
	if (method === "GET" && path.endsWith("/models")) sendJson(response, { object: "list", data: [], models: [] });
	else sendJson(response, { error: { message: `not scripted: ${path}` } }, 404);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const chunk of request.setEncoding("utf8")) body += chunk;
	return body;
}
