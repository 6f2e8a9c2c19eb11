import type { DocumentFormat } from "../format";
import { readSession } from "./sessionReader";
import { taskFormat } from "./taskFormat";

/** `tasks/<id>/ui_messages.json`, before Cline 4.0 and in windows that still run its older half. */
export const clineTask = taskFormat("cline");

/** `sessions/<id>/<id>.messages.json`, from Cline 4.0 on. */
export const clineSession: DocumentFormat = {
	kind: "document",
	agent: "cline",
	recognise: (head) =>
		/^\s*\{/.test(head) &&
		/"sessionId"\s*:/.test(head) &&
		!/"projectHash"\s*:/.test(head) &&
		/"messages"\s*:\s*\[\s*(?:\]|\{\s*"(?:id|role)"\s*:)/.test(head),
	read: readSession,
};
