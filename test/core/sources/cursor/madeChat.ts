import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** A message as it is sent to the model. */
export interface ChatMessage {
	readonly role: string;
	readonly content: unknown;
	readonly providerOptions?: unknown;
}

export interface ChatTraits {
	readonly workspace?: string;
	/** Fields of the row `meta`, beside those that hold it together. */
	readonly meta?: object;
}

export const chatId = "0f3c9d1e-7a52-4b1c-9f52-1de0c7a1b2c3";

/** A chat as a person had it with Cursor's CLI, with a failing test, an edit and a todo list. */
export const talk: readonly ChatMessage[] = [
	{ role: "system", content: "You are an agent." },
	{ role: "user", content: "<user_info>\nWorkspace Path: /home/dev/app\n</user_info>" },
	{
		role: "user",
		content: [
			{
				type: "text",
				text: "<timestamp>Friday, Nov 27, 2026, 9:12 AM (UTC+1)</timestamp>\n<user_query>\nFix the export\n</user_query>",
			},
		],
	},
	{
		role: "assistant",
		content: [
			{ type: "reasoning", text: "Run the tests first.", signature: "x" },
			{ type: "redacted-reasoning", data: "opaque" },
			{ type: "text", text: "I run the tests." },
			{ type: "tool-call", toolCallId: "t1", toolName: "Shell", args: { command: "npm test" } },
		],
	},
	toolResult("t1", "Shell", "Exit code: 1\n\nCommand output:\n\n```\n1 failed\n```", false),
	{
		role: "assistant",
		content: [
			{
				type: "tool-call",
				toolCallId: "t2",
				toolName: "StrReplace",
				args: { path: "/home/dev/app/a.ts", old_string: "a", new_string: "b" },
			},
			{
				type: "tool-call",
				toolCallId: "t3",
				toolName: "TodoWrite",
				args: { todos: [{ id: "1", content: "Write the docs", status: "pending" }], merge: false },
			},
		],
	},
	toolResult("t2", "StrReplace", "The file was updated.", false),
	toolResult("t3", "TodoWrite", "done", false),
	{ role: "assistant", content: [{ type: "text", text: "It is fixed; the docs are left." }] },
	{ role: "user", content: [{ type: "text", text: "<user_query>\nthanks, bye\n</user_query>" }] },
];

export function toolResult(id: string, toolName: string, result: string, isError: boolean): ChatMessage {
	return {
		role: "tool",
		content: [{ type: "tool-result", toolCallId: id, toolName, result, experimental_content: [] }],
		providerOptions: { cursor: { highLevelToolCallResult: { output: {}, isError } } },
	};
}

/** The rows of a chat's database: blobs by id, and the row of `meta`. */
export function chatRows(messages: readonly (ChatMessage | Uint8Array | string)[], traits: ChatTraits = {}) {
	const blobs = new Map<string, Uint8Array>();
	const put = (data: Uint8Array) => {
		const id = createHash("sha256").update(data).digest("hex");
		blobs.set(id, data);
		return id;
	};
	const ids = messages.map((message) => {
		if (message instanceof Uint8Array) return put(message);
		return put(Buffer.from(typeof message === "string" ? message : JSON.stringify(message)));
	});
	const root = Buffer.concat([
		...ids.map((id) => field(1, Buffer.from(id, "hex"))),
		field(5, Buffer.from([0x08, 0x9b, 0x60, 0x10, 0xc0, 0x9a, 0x0c])),
		field(9, Buffer.from(traits.workspace ?? "file:///home/dev/app")),
		Buffer.from([0x50, 0x01]),
	]);
	const meta = {
		agentId: chatId,
		latestRootBlobId: put(root),
		name: "Export fix",
		mode: "default",
		createdAt: Date.UTC(2026, 10, 27, 8, 10),
		lastUsedModel: "some-model",
		blobEncryptionKey: "very-secret",
		...traits.meta,
	};
	return { blobs, meta: Buffer.from(JSON.stringify(meta)).toString("hex") };
}

/** A length-delimited field of a protobuf message. */
function field(number: number, bytes: Uint8Array): Buffer {
	const length = bytes.length < 128 ? [bytes.length] : [(bytes.length % 128) + 128, Math.floor(bytes.length / 128)];
	return Buffer.concat([Buffer.from([number * 8 + 2, ...length]), bytes]);
}

/** Writes a chat's database, in memory or into a file. */
export function writeChat({ blobs, meta }: ReturnType<typeof chatRows>, path = ":memory:"): DatabaseSync {
	const database = new DatabaseSync(path);
	database.exec(
		"CREATE TABLE blobs (id TEXT PRIMARY KEY, data BLOB); CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT)",
	);
	const insert = database.prepare("INSERT INTO blobs VALUES (?, ?)");
	for (const [id, data] of blobs) insert.run(id, data);
	database.prepare("INSERT INTO meta VALUES ('0', ?)").run(meta);
	return database;
}
