import type { AgentName } from "../../core/model/transcript";
import { isCodexSubagent } from "../../core/sources/codex/location";
import { FileError, type Files, type Places } from "../ports";
import { conversationStores } from "./stores";

/** A session file that belongs to a workspace folder, not read yet beyond its beginning. */
export interface FoundConversation {
	readonly agent: AgentName;
	readonly path: string;
	/** The workspace folder it belongs to, as the caller spelled it; null when no folder is open. */
	readonly folder: string | null;
	/** Last change of the file, ISO 8601: an upper bound of the last activity. */
	readonly changedAt: string;
	readonly size: number;
}

export interface Search {
	readonly found: readonly FoundConversation[];
	/** Every place that was looked in, for the message when nothing is found. */
	readonly places: readonly string[];
}

/** The working folder stands in the first record that has one; its beginning is enough. */
const headSizes = [8 * 1024, 64 * 1024];

/**
 * Finds the conversations of the given workspace folders, newest first. The store's layout only proposes; what
 * counts is the working folder that stands inside the file: equal to the workspace folder or below it.
 * `folders` null: no folder is open, so the conversations of every folder count.
 */
export function findConversations(files: Files, places: Places, folders: readonly string[] | null): Search {
	const stores = conversationStores(places);
	const found = new Map<string, FoundConversation>();
	for (const folder of folders ?? [null]) {
		const real = folder === null ? null : files.realPath(folder);
		for (const store of stores)
			for (const path of listed(() => store.candidates(files, real))) {
				const conversation = found.has(path)
					? null
					: confirm(files, places, { agent: store.agent, path, folder, real });
				if (conversation !== null) found.set(path, conversation);
			}
	}
	return {
		found: [...found.values()].sort((a, b) => b.changedAt.localeCompare(a.changedAt)),
		places: stores.map((store) => store.place),
	};
}

/** A store that cannot be listed holds nothing for us; the doctor command says why. */
function listed(list: () => string[]): string[] {
	try {
		return list();
	} catch (error) {
		if (error instanceof FileError) return [];
		throw error;
	}
}

interface Candidate {
	readonly agent: AgentName;
	readonly path: string;
	readonly folder: string | null;
	/** The folder with links resolved. */
	readonly real: string | null;
}

function confirm(files: Files, places: Places, { agent, path, folder, real }: Candidate): FoundConversation | null {
	try {
		const info = files.info(path);
		if (info === null || info.kind !== "file" || info.size === 0) return null;
		const head = headWithFolder(files, path);
		if (head === null || (real !== null && !isWithin(head.cwd, real, files, places))) return null;
		if (agent === "codex" && isCodexSubagent(head.text)) return null;
		return { agent, path, folder, changedAt: new Date(info.modified).toISOString(), size: info.size };
	} catch (error) {
		if (error instanceof FileError) return null;
		throw error;
	}
}

function headWithFolder(files: Files, path: string): { text: string; cwd: string } | null {
	for (const size of headSizes) {
		const text = files.readHead(path, size) ?? "";
		const cwd = firstFolder(text);
		if (cwd !== null) return { text, cwd };
	}
	return null;
}

/**
 * The first `"cwd": "…"` in a file's beginning, unescaped; null when there is none or it is no valid JSON string.
 * Codex files of 2025 have it only as `<cwd>…</cwd>` in a text.
 */
export function firstFolder(head: string): string | null {
	const found = /"cwd"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(head)?.[1];
	if (found === undefined) return /<cwd>([^<\\]+)<\/cwd>/.exec(head)?.[1] ?? null;
	try {
		const value: unknown = JSON.parse(found);
		return typeof value === "string" && value !== "" ? value : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

function isWithin(cwd: string, folder: string, files: Files, { platform }: Places): boolean {
	const spelled = [cwd, files.realPath(cwd)].map((path) => comparable(path, platform));
	const root = comparable(folder, platform);
	return spelled.some((path) => path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`));
}

function comparable(path: string, platform: Places["platform"]): string {
	const plain = path
		.replace(/^file:\/\//, "")
		.replaceAll("\\", "/")
		.replace(/(?<=.)\/+$/, "");
	return platform === "linux" ? plain.normalize("NFC") : plain.normalize("NFC").toLowerCase();
}
