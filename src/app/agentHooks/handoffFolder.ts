import { isAbsolutePath } from "../../core/model/isAbsolutePath";
import type { AgentName } from "../../core/model/transcript";
import { firstFolder } from "../conversations/firstFolder";
import type { EmitPorts } from "../emit/emitPorts";
import { findEntry, type LedgerEntry } from "../emit/ledger";
import type { Signal } from "./signal";

type FolderPorts = Pick<EmitPorts, "files" | "places" | "ids">;

/** Agents whose records begin with the folder in which the session was started. */
const recordsFolder: readonly AgentName[] = ["claude-code", "codex", "copilot-cli", "qwen-code"];
const headBytes = 64 * 1024;

/** Where an ended conversation is handed off to. */
export interface HandoffFolder {
	/** A real path; null when the conversation's folder is gone. */
	readonly path: string | null;
	/** How far the conversation was handed off there before. */
	readonly covered: LedgerEntry | null;
}

/**
 * The folder in which the session was started: the one by which VS Code finds the conversation too. A hook names the
 * folder that the agent has moved to meanwhile. Where the conversation was handed off to another folder before, as by an
 * editor that had one further up open, that one is it: one conversation has its sections in one file.
 */
export function handoffFolder(
	ports: FolderPorts,
	signal: Signal,
	conversation: { readonly agent: AgentName; readonly id: string; readonly path: string },
): HandoffFolder {
	const started = startFolder(ports, signal, conversation);
	const covered = findEntry(ports, started, conversation);
	const before = covered?.folder ?? null;
	if (before !== null && ports.files.info(before)?.kind === "folder") return { path: before, covered };
	return { path: started, covered };
}

function startFolder(
	{ files }: FolderPorts,
	{ cwd }: Signal,
	{ agent, path }: { readonly agent: AgentName; readonly path: string },
): string | null {
	const recorded = recordsFolder.includes(agent) ? firstFolder(files.readHead(path, headBytes) ?? "") : null;
	const there = [recorded, cwd].find(
		(folder) => folder !== null && isAbsolutePath(folder) && files.info(folder)?.kind === "folder",
	);
	return there === undefined || there === null ? null : files.realPath(there);
}
