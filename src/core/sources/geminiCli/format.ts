import type { DocumentFormat, LineFormat } from "../format";
import { readDocument } from "./documentReader";
import { LogReader } from "./logReader";

/** Both stores begin with the same two fields; only the older one is a document that goes on with its messages. */
const header = /^\s*\{\s*"sessionId"\s*:\s*"[^"]*"\s*,\s*"projectHash"\s*:/;

/** `session-….json`, before 0.39. */
export const geminiDocument: DocumentFormat = {
	kind: "document",
	agent: "gemini-cli",
	recognise: (head) => header.test(head) && !isHeaderLine(head),
	read: readDocument,
};

/** `session-….jsonl`, from 0.39 on. */
export const geminiLog: LineFormat = {
	kind: "lines",
	agent: "gemini-cli",
	recognise: (head) => header.test(head) && isHeaderLine(head),
	createReader: (path) => new LogReader(path),
};

function isHeaderLine(head: string): boolean {
	return /^\{[^{}\n]*\}\s*(?:\n|$)/.test(head);
}
