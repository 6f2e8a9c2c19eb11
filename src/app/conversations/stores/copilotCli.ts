import { copilotCliSessions } from "../../../core/sources/formats";
import { allIn, type Candidate, type Store, watchedFile } from "./store";
import { recordsCandidate, type StoreAccess } from "./storeAccess";
import { sessionsIn } from "./storedSessions";

/**
 * `<home>/session-state/<id>/events.jsonl`, older ones flat as `<id>.jsonl` (transcripts.md 5.1). Sessions that stand only
 * in `session-store.db` are taken from there.
 */
export function copilotCliStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const root = env.COPILOT_HOME ?? `${home}/.copilot`;
	const states = `${root}/session-state`;
	const store = `${root}/session-store.db`;
	return {
		agent: "copilot-cli",
		places: [states],
		*candidates() {
			const seen = new Set<string>();
			for (const candidate of recorded(access, states)) {
				seen.add(candidate.id);
				yield candidate;
			}
			for (const candidate of sessionsIn(access, [store], [copilotCliSessions]))
				if (!seen.has(candidate.id)) yield candidate;
		},
		// A session's own folder is watched once it was found.
		watched: () => [...allIn([access.nearestFolder(states)]), watchedFile(store)],
	};
}

function* recorded(access: StoreAccess, states: string): Iterable<Candidate> {
	for (const folder of access.folders(states)) {
		const path = `${folder}/events.jsonl`;
		const info = access.file(path);
		const id = folder.slice(states.length + 1);
		if (info !== null) yield recordsCandidate(access, { path, name: id, info }, id);
	}
	for (const file of access.files(states, (name) => name.endsWith(".jsonl")))
		yield recordsCandidate(access, file, file.name.slice(0, -".jsonl".length));
}
