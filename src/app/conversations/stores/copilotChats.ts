import { chatIndex, chatTitles } from "../../../core/sources/copilotVscode/chatTitles";
import { idInPath } from "../../../core/sources/copilotVscode/sessionId";
import type { EditorWorkspace } from "./editorWorkspaces";
import type { StoreAccess, StoredFile } from "./storeAccess";

/** One recording of a chat. */
export interface ChatFile extends StoredFile {
	readonly id: string;
	/** The smaller, the more is trusted what stands in it. */
	readonly rank: number;
	readonly folders: readonly string[];
	readonly title: string | null;
}

const logRank = 0;
const documentRank = 1;
const transcriptRank = 2;

/**
 * The chats of a workspace: VS Code's own files, and the transcripts of the agent's extension. Where nothing beside them
 * tells what was open (newer hosts do not write it), a transcript tells its folder, and so the others' that have none.
 */
export function chatsIn(access: StoreAccess, { path, folders }: EditorWorkspace): readonly ChatFile[] {
	const logs = access.files(`${path}/chatSessions`, isChat);
	const titles = logs.length === 0 ? new Map<string, string>() : titlesIn(access, path);
	const transcripts = access.files(`${path}/GitHub.copilot-chat/transcripts`, (name) => name.endsWith(".jsonl"));
	const told = new Map<string, readonly string[]>();
	if (folders.length === 0) for (const file of transcripts) told.set(idInPath(file.name), recorded(access, file));
	const all = [...new Set([...told.values()].flat())];
	const foldersOf = ({ name }: StoredFile) => {
		const own = told.get(idInPath(name)) ?? [];
		if (folders.length > 0) return folders;
		return own.length > 0 ? own : all;
	};
	return [
		...logs.map((file) => chatFile(file, foldersOf(file), titles)),
		...transcripts.map((file) => ({ ...chatFile(file, foldersOf(file), titles), rank: transcriptRank })),
	];
}

/** Chats of windows without a folder, and those on their way to another window; with profiles, each has its own. */
export function looseChats(access: StoreAccess, user: string): readonly ChatFile[] {
	const storages = [user, ...access.folders(`${user}/profiles`)].map((folder) => `${folder}/globalStorage`);
	const folders = storages.flatMap((storage) => [
		`${storage}/emptyWindowChatSessions`,
		`${storage}/transferredChatSessions`,
	]);
	return [...folders, `${user}/workspaceStorage/no-workspace/chatSessions`].flatMap((folder) =>
		access.files(folder, isChat).map((file) => chatFile(file, [], new Map())),
	);
}

function isChat(name: string): boolean {
	return /\.jsonl?$/.test(name);
}

function chatFile(file: StoredFile, folders: readonly string[], titles: ReadonlyMap<string, string>): ChatFile {
	const id = idInPath(file.name);
	const rank = file.name.endsWith(".jsonl") ? logRank : documentRank;
	return { ...file, id, rank, folders, title: titles.get(id) ?? null };
}

function recorded(access: StoreAccess, file: StoredFile): readonly string[] {
	const folder = access.folderIn(file);
	return folder === null ? [] : [folder];
}

function titlesIn(access: StoreAccess, workspace: string): ReadonlyMap<string, string> {
	const [index] = access.values(`${workspace}/state.vscdb`, chatIndex);
	return chatTitles(index ?? "");
}
