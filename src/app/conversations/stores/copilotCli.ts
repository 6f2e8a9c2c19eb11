import { workspaceTitle } from "../../../core/sources/copilotCli/workspaceTitle";
import { copilotCliSessions } from "../../../core/sources/formats";
import { allIn, type Candidate, type Store, watchedFile } from "./store";
import { recordsCandidate, type StoreAccess } from "./storeAccess";
import { sessionsIn } from "./storedSessions";

/**
 * `<home>/session-state/<id>/events.jsonl`, older ones flat as `<id>.jsonl` (transcripts.md 5.1). Sessions that stand only
 * in `session-store.db` are taken from there; of others it has the turns that are missing at the end of a log, which can
 * stop growing when a session is resumed (transcripts.md 5.4).
 */
export function copilotCliStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const root = env.COPILOT_HOME ?? `${home}/.copilot`;
	const states = `${root}/session-state`;
	const store = `${root}/session-store.db`;
	return {
		agent: "copilot-cli",
		places: () => [states, store],
		*candidates() {
			const stored = new Map(
				[...sessionsIn(access, [store], [copilotCliSessions])].map((candidate) => [candidate.id, candidate]),
			);
			for (const candidate of recorded(access, states, stored)) {
				stored.delete(candidate.id);
				yield candidate;
			}
			yield* stored.values();
		},
		// A session's own folder is watched once it was found.
		watched: () => [...allIn([access.nearestFolder(states)]), watchedFile(store)],
	};
}

function* recorded(access: StoreAccess, states: string, stored: ReadonlyMap<string, Candidate>): Iterable<Candidate> {
	for (const folder of access.folders(states)) {
		const path = `${folder}/events.jsonl`;
		const info = access.file(path);
		const id = folder.slice(states.length + 1);
		if (info === null) continue;
		const candidate = withStored(recordsCandidate(access, { path, name: id, info }, id), stored.get(id));
		yield {
			...candidate,
			// Of most sessions nobody asks the title.
			get title() {
				return workspaceTitle(access.text(`${folder}/workspace.yaml`) ?? "");
			},
		};
	}
	for (const file of access.files(states, (name) => name.endsWith(".jsonl"))) {
		const id = file.name.slice(0, -".jsonl".length);
		yield withStored(recordsCandidate(access, file, id), stored.get(id));
	}
}

function withStored(candidate: Candidate, twin: Candidate | undefined): Candidate {
	if (twin === undefined) return candidate;
	const { path, session, modified } = twin;
	return { ...candidate, others: [{ path, session }], modified: Math.max(candidate.modified, modified) };
}
