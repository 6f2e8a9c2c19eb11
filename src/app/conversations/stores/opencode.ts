import { isAbsolutePath } from "../../../core/model/isAbsolutePath";
import { opencode1, opencode2 } from "../../../core/sources/opencode/format";
import { folderOfSession } from "../../../core/sources/opencode/v1/sessionFiles";
import { allIn, type Candidate, type Store, watchedFile } from "./store";
import { fileCandidate, type StoreAccess } from "./storeAccess";
import { dataFolder, sessionsIn } from "./storedSessions";

/**
 * `<data>/opencode/opencode.db`, of other channels `opencode-<channel>.db`, or OPENCODE_DB (transcripts.md 8.1, 8.2), and
 * the files from before 1.2. They count as long as there is no database: OpenCode takes them into it, and leaves them.
 */
export function opencodeStore(access: StoreAccess): Store {
	const folder = `${dataFolder(access)}/opencode`;
	const { OPENCODE_DB: named } = access.ports.places.env;
	const moved =
		named === undefined || named === ":memory:" ? [] : [isAbsolutePath(named) ? named : `${folder}/${named}`];
	const databases = () =>
		new Set([...moved, ...access.files(folder, (name) => ofChannel.test(name)).map(({ path }) => path)]);
	return {
		agent: "opencode",
		places: () => [folder, ...moved],
		*candidates() {
			yield* sessionsIn(access, databases(), [opencode1, opencode2]);
			if (databases().size === 0) yield* sessionFiles(access, `${folder}/storage`);
		},
		watched: () => [
			...(access.isFolder(folder) ? [{ path: folder, only: changing }] : allIn([access.nearestFolder(folder)])),
			...moved.map(watchedFile),
		],
	};
}

function* sessionFiles(access: StoreAccess, storage: string): Iterable<Candidate> {
	for (const project of access.folders(`${storage}/session`))
		for (const file of access.files(project, (name) => /^ses_.+\.json$/.test(name))) {
			const id = file.name.slice(0, -".json".length);
			yield fileCandidate(file, id, () => {
				const session = folderOfSession(access.json(file.path));
				if (session === null || !access.isFolder(`${storage}/message/${id}`)) return null;
				return session.directory === null ? [] : [session.directory];
			});
		}
}

const ofChannel = /^opencode(?:-[^/]+)?\.db$/;
const changing = /^opencode(?:-[^/]+)?\.db(?:-wal)?$/;
