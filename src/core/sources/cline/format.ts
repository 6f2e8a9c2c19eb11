import type { DocumentFormat } from "../format";
import { readSession } from "./sessionReader";
import { readTask } from "./taskReader";

/** `tasks/<id>/ui_messages.json`, before Cline 4.0 and in windows that still run its older half. */
export const clineTask: DocumentFormat = {
	kind: "document",
	agent: "cline",
	recognise: (head) => /^\s*\[\s*\{\s*"(?:ts|type|say|ask)"\s*:/.test(head) && /"type"\s*:\s*"(?:say|ask)"/.test(head),
	read: readTask,
};

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
