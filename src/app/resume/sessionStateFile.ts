import { readSessionState, type SessionState } from "../../core/resume/sessionState";
import { inside } from "../emit/paths";
import type { Files } from "../ports";
import { readSmallText } from "../readSmallText";

/** Where agents keep the state of a work session (R-004-5), the first that is there wins. */
const folders = [".claude", ".codex", ".cursor"];
/** Its own tool refuses to write a larger one. */
const mostBytes = 256 * 1024;

/** The `STATE.md` of a workspace folder; null when there is none, or none that can be read: it is never a reason to fail. */
export function readSessionStateFile(files: Files, folder: string): SessionState | null {
	for (const name of folders) {
		const file = `${name}/STATE.md`;
		const text = readSmallText(files, inside(folder, file), mostBytes);
		if (text !== null) return readSessionState(text, file);
	}
	return null;
}
