import type { LineFormat } from "../format";
import { parseJson } from "../json";
import { CodexReader } from "./reader";
import { envelope, responseItem } from "./schema";

/** Codex's rollout files: CLI, editor extension and desktop app write the same. */
export const codex: LineFormat = {
	kind: "lines",
	agent: "codex",
	recognise: isRollout,
	createReader: (path) => new CodexReader(path),
};

const cutEnvelope =
	/^\{"timestamp":"[^"\\]*",(?:"ordinal":\d+,)?"type":"(?:session_meta|turn_context|response_item|event_msg|compacted|world_state)","payload":\{/;
/** The head of 2025's first files. */
const cutOldHead = /^\{"id":"[^"\\]*","timestamp":"[^"\\]*","instructions":/;

/** One readable line of Codex's own shape among the first is enough. The first can be longer than `head`. */
function isRollout(head: string): boolean {
	const lines = head.replace(/^\ufeff/, "").split("\n", 20);
	return lines.some((line) => {
		const plain = line.trim();
		return plain.startsWith("{") && (cutEnvelope.test(plain) || cutOldHead.test(plain) || isRecord(parseJson(plain)));
	});
}

const envelopeTypes = new Set([
	"session_meta",
	"turn_context",
	"response_item",
	"event_msg",
	"compacted",
	"world_state",
]);
const bareTypes = new Set(["message", "reasoning", "function_call", "function_call_output", "local_shell_call"]);

function isRecord(value: unknown): boolean {
	const parsed = envelope.safeParse(value);
	if (!parsed.success) return false;
	const { type, payload, record_type } = parsed.data;
	if (record_type === "state") return true;
	if (type === null) return false;
	if (envelopeTypes.has(type)) return typeof payload === "object" && payload !== null;
	const bare = responseItem.safeParse(value);
	if (!bare.success || !bareTypes.has(type) || "uuid" in bare.data || "sessionId" in bare.data) return false;
	return type === "message" ? bare.data.role !== null && Array.isArray(bare.data.content) : hasBody(bare.data);
}

function hasBody({ call_id, summary }: { call_id: string | null; summary: unknown }): boolean {
	return call_id !== null || Array.isArray(summary);
}
