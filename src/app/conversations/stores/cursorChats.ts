import { chatFacts } from "../../../core/sources/cursor/chat/chatFacts";
import { cursorChat } from "../../../core/sources/cursor/format";
import type { Candidate } from "./store";
import type { StoreAccess } from "./storeAccess";

/** Where Cursor's CLI keeps its data, and the editor what it leaves for hooks. */
export function cursorConfig({ ports }: StoreAccess): string {
	const { home, env } = ports.places;
	return env.CURSOR_DATA_DIR ?? env.CURSOR_CONFIG_DIR ?? `${home}/.cursor`;
}

/** `<config>/chats/<md5 of the folder>/<id>/store.db`, the chats of Cursor's CLI, each with its facts in a `meta.json`. */
export function* cursorChats(access: StoreAccess): Iterable<Candidate> {
	for (const workspace of access.folders(`${cursorConfig(access)}/chats`))
		for (const folder of access.folders(workspace)) {
			const path = `${folder}/store.db`;
			const info = access.file(path);
			if (info === null) continue;
			const id = folder.slice(workspace.length + 1);
			const facts = () => chatFacts(access.json(`${folder}/meta.json`));
			yield {
				path,
				session: id,
				id,
				modified: Math.max(info.modified, access.file(`${path}-wal`)?.modified ?? 0),
				size: null,
				others: [],
				title: facts()?.title ?? null,
				folders: () => foldersOf(access, path, facts()),
			};
		}
}

/** The database is only opened where nothing stands beside it. */
function foldersOf(access: StoreAccess, path: string, facts: ReturnType<typeof chatFacts>): readonly string[] | null {
	if (facts !== null && !facts.isUsers) return null;
	if (facts?.cwd != null) return [facts.cwd];
	const stored = access.sessions(path, [cursorChat]);
	if (stored.length === 0) return null;
	return stored.flatMap(({ cwd }) => cwd ?? []);
}
