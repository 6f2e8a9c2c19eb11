import type { AgentName } from "../../model/transcript";
import type { DocumentFormat } from "../format";
import { readTask } from "./taskReader";

/**
 * The format of `tasks/<id>/ui_messages.json` for Cline or an agent made from it. What stands in the file does not tell
 * these agents apart: only the folder does.
 */
export function taskFormat(agent: AgentName): DocumentFormat {
	return {
		kind: "document",
		agent,
		recognise: (head) =>
			/^\s*\[\s*\{\s*"(?:ts|type|say|ask)"\s*:/.test(head) && /"type"\s*:\s*"(?:say|ask)"/.test(head),
		read: (text, path) => readTask(text, path, agent),
	};
}
