import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "./modelServer.mts";
import type { ScriptedTurn } from "./script.mts";

const script: readonly ScriptedTurn[] = [
	{
		prompt: "count the sheep",
		answers: [
			{ text: "I count.", call: { kind: "shell", command: "wc -l sheep", exitCode: 0 } },
			{ text: "Seven.", call: null },
		],
	},
	{ prompt: "good night", answers: [{ text: "Sleep well.", call: null }] },
];

/** How each protocol says: a tool, what the user typed, what a tool gave back. */
const protocols = [
	{
		path: "/v1/responses",
		tools: [{ type: "namespace", name: "ns", tools: [{ type: "function", name: "run" }] }],
		body: (input: unknown[], tools: unknown[]) => ({ input, tools }),
		user: (text: string) => ({ role: "user", content: [{ type: "input_text", text }] }),
		result: { type: "function_call_output", output: "7" },
	},
	{
		path: "/v1/chat/completions",
		tools: [{ type: "function", function: { name: "run" } }],
		body: (messages: unknown[], tools: unknown[]) => ({ messages, tools, stream: true }),
		user: (content: string) => ({ role: "user", content }),
		result: { role: "tool", content: "7" },
	},
	{
		path: "/v1beta/models/some-model:streamGenerateContent",
		tools: [{ functionDeclarations: [{ name: "run" }] }],
		body: (contents: unknown[], tools: unknown[]) => ({ contents, tools }),
		user: (text: string) => ({ role: "user", parts: [{ text }] }),
		result: { role: "user", parts: [{ functionResponse: { response: { output: "7" } } }] },
	},
];

let server: ModelServer;
beforeAll(async () => {
	server = await startModelServer(script, (call) => ({
		name: "run",
		input: { command: call.kind === "shell" ? call.command : "" },
	}));
});
afterAll(() => server.close());

async function ask(path: string, body: object): Promise<string> {
	return (await fetch(server.address + path, { method: "POST", body: JSON.stringify(body) })).text();
}

describe.each(protocols)("a model on $path", ({ path, tools, body, user, result }) => {
	it("calls, hears the result and goes on, and is not led astray by an earlier turn", async () => {
		const first = user("Please count the sheep now");
		const called = await ask(path, body([user("context"), first], tools));
		expect(called).toContain("I count.");
		expect(called).toContain("wc -l sheep");
		expect(await ask(path, body([first, result], tools))).toContain("Seven.");
		expect(await ask(path, body([first, result, user("good night")], tools))).toContain("Sleep well.");
		expect(server.surprises).toEqual([]);
	});

	it("answers an errand without tools, and does not count it as heard", async () => {
		const before = server.answered();
		expect(await ask(path, body([user("a title for: count the sheep")], []))).not.toContain("I count.");
		expect(server.answered()).toBe(before);
	});
});

it("tells what is not in the script, and a tool that is not offered", async () => {
	const tools = [{ type: "function", function: { name: "walk" } }];
	for (const content of ["something else", "count the sheep"])
		await ask("/v1/chat/completions", { messages: [{ role: "user", content }], tools });
	expect(server.surprises).toEqual(["asked after: something else", "the tool run is not offered, but walk"]);
});

it("is a proxy that leads nowhere", async () => {
	const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
	socket.write("CONNECT telemetry.example.com:443 HTTP/1.1\r\nHost: telemetry.example.com\r\n\r\n");
	const [answer] = await once(socket, "data");
	expect(String(answer)).toMatch(/^HTTP\/1.1 403 /);
	await once(socket, "close");
});
