import type { DocumentFormat } from "../format";
import { readAiderHistory } from "./reader";

const consoleLine = /^> (?:Aider v\d|Main model: |Tokens: \S+ sent, |Applied edit to |Git repo: )/m;

/** aider's `.aider.chat.history.md`. */
export const aider: DocumentFormat = {
	kind: "document",
	agent: "aider",
	recognise: (head) =>
		/^# aider chat started at \d{4}-/m.test(head) || (consoleLine.test(head) && /^####(?: |$)/m.test(head)),
	read: readAiderHistory,
};
