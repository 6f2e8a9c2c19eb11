import type { ToolOutcome } from "../../transcriptBuilder";
import { exitNotice } from "./exitNotice";
import { noticeSchema, type RecordData } from "./schema";

/** How something in the background ended: a command's or a sub-agent's id, and what is to be said of its call. */
export interface BackgroundNotice {
	readonly id: string;
	readonly outcome: Omit<ToolOutcome, "offset">;
}

const framed =
	/^<(?:shell id|subagent sessionID)="([^"]+)" state="(\w+)"[^\n]*>\n([\s\S]*)\n<\/(?:shell|subagent)>\s*$/;

/** Reads a synthetic text (`<shell id="…" state="…">`); null when it is none that tells of an end. */
export function readBackgroundNotice(record: RecordData): BackgroundNotice | null {
	const frame = framed.exec(record.text ?? "");
	const read = noticeSchema.safeParse(record.metadata);
	const { shellID, childID, state, exit, timeout } = read.success ? read.data : {};
	const id = shellID ?? childID ?? frame?.[1];
	if (frame === null || id === undefined) return null;
	const [, , stated, body = ""] = frame;
	const isShell = record.text?.startsWith("<shell") === true;
	const exitCode = isShell ? (exit ?? exitNotice(body)) : null;
	const failed = (state ?? stated) !== "completed" || timeout === true || body.endsWith("timed out before completion.");
	return { id, outcome: { result: body, exitCode, ok: failed ? false : isShell ? null : true, background: false } };
}
