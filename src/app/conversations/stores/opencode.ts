import { opencode1, opencode2 } from "../../../core/sources/opencode/format";
import { allIn, type Store, watchedFile } from "./store";
import type { StoreAccess } from "./storeAccess";
import { dataFolder, isAbsolute, sessionsIn } from "./storedSessions";

/** `<data>/opencode/opencode.db`, of other channels `opencode-<channel>.db`, or OPENCODE_DB (transcripts.md 8.1, 8.2). */
export function opencodeStore(access: StoreAccess): Store {
	const folder = `${dataFolder(access)}/opencode`;
	const { OPENCODE_DB: named } = access.ports.places.env;
	const moved = named === undefined || named === ":memory:" ? [] : [isAbsolute(named) ? named : `${folder}/${named}`];
	const databases = () =>
		new Set([...moved, ...access.files(folder, (name) => ofChannel.test(name)).map(({ path }) => path)]);
	return {
		agent: "opencode",
		places: [`${folder}/opencode.db`],
		*candidates() {
			yield* sessionsIn(access, databases(), [opencode1, opencode2]);
			if (databases().size === 0 && access.isFolder(`${folder}/storage/session`))
				access.report(`${folder}/storage`, "OpenCode before 1.2 wrote it; 1.2 moves it to its database when it starts");
		},
		watched: () => [
			...(access.isFolder(folder) ? [{ path: folder, only: changing }] : allIn([access.nearestFolder(folder)])),
			...moved.map(watchedFile),
		],
	};
}

const ofChannel = /^opencode(?:-[^/]+)?\.db$/;
const changing = /^opencode(?:-[^/]+)?\.db(?:-wal)?$/;
