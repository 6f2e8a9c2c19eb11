const treeTypes = new Set(["user", "assistant", "system", "attachment", "progress"]);

/**
 * Is it a Claude Code transcript? Looks at whole records first; the first one may be a state record without uuid
 * (anthropics/claude-code#62851) or longer than `head`, so a cut one is judged by the fields it begins with.
 */
export function recogniseClaudeCode(head: string): boolean {
	const lines = head
		.replaceAll("\u0000", "")
		.replace(/^\uFEFF/, "")
		.split("\n");
	for (const line of lines) {
		const record = parseRecord(line);
		const verdict = record === null ? judgeCutLine(line) : judgeRecord(record);
		if (verdict !== null) return verdict;
	}
	return false;
}

/** Null when the record says neither. */
function judgeRecord(record: Readonly<Record<string, unknown>>): boolean | null {
	const { type } = record;
	if (typeof type !== "string" || "payload" in record || "provenance" in record) return false;
	if (treeTypes.has(type) && "uuid" in record && "parentUuid" in record) return isTreeRecord(record);
	if (type === "summary") return typeof record.leafUuid === "string";
	if (type.startsWith("file-history-")) return typeof record.messageId === "string" ? true : null;
	return typeof record.sessionId === "string" && !("uuid" in record || "id" in record || "data" in record)
		? true
		: null;
}

/** Qwen Code has the same envelope, but Gemini's `message.parts`. */
function isTreeRecord(record: Readonly<Record<string, unknown>>): boolean {
	const { message, systemPayload } = record;
	if (systemPayload !== undefined) return false;
	if (typeof message === "object" && message !== null && "parts" in message) return false;
	return typeof record.sessionId === "string";
}

function judgeCutLine(line: string): boolean | null {
	const start = line.slice(0, 400);
	return /^\s*\{"parentUuid":(?:null|"[^"]*"),/.test(start) && /"isSidechain":(?:true|false)/.test(start) ? true : null;
}

function parseRecord(line: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
