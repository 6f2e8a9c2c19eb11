import type { DocumentFormat, LineFormat } from "../format";
import { readExport } from "./exportReader";
import { LogReader } from "./logReader";
import { sessionStore } from "./sessionStore";
import { TranscriptReader } from "./transcriptReader";

/** What "Chat: Export Chat…" writes, and `chatSessions/<id>.json` of VS Code before 1.109. */
export const copilotExport: DocumentFormat = {
	kind: "document",
	agent: "copilot-vscode",
	recognise: (head) =>
		/^\s*\{/.test(head) && !operation.test(head) && /"(?:requester|responder)Username"\s*:/.test(head),
	read: readExport,
};

/** `chatSessions/<id>.jsonl`, from VS Code 1.109 on. */
export const copilotLog: LineFormat = {
	kind: "lines",
	agent: "copilot-vscode",
	recognise: (head) => operation.test(head),
	createReader: (path) => new LogReader(path),
};

/** `GitHub.copilot-chat/transcripts/<id>.jsonl`. The Copilot CLI names the same producer, but no `vscodeVersion`. */
export const copilotTranscript: LineFormat = {
	kind: "lines",
	agent: "copilot-vscode",
	recognise: (head) => {
		const [first = ""] = head.split("\n", 1);
		return (
			/^\{"type":"session\.start"/.test(first) &&
			/"producer":"copilot-agent"/.test(first) &&
			/"vscodeVersion":/.test(first)
		);
	},
	createReader: (path) => new TranscriptReader(path),
};

/** `globalStorage/github.copilot-chat/session-store.db`: the least trusted, for what the others lost. */
export const copilotStore = sessionStore("copilot-vscode");

const operation = /^\s*\{\s*"kind"\s*:\s*[0-3]\s*,\s*"[kvi]"\s*:/;
