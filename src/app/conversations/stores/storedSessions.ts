import type { DatabaseFormat } from "../../../core/sources/format";
import type { Candidate } from "./store";
import type { StoreAccess } from "./storeAccess";

/** Where programs that follow the XDG rules keep their data, on every system. */
export function dataFolder({ ports }: StoreAccess): string {
	const { home, env } = ports.places;
	return env.XDG_DATA_HOME ?? `${home}/.local/share`;
}

/** All sessions of some databases. */
export function* sessionsIn(
	access: StoreAccess,
	paths: Iterable<string>,
	formats: readonly DatabaseFormat[],
): Iterable<Candidate> {
	for (const path of paths)
		for (const session of access.sessions(path, formats)) yield access.sessionCandidate(path, session);
}
