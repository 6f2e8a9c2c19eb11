import { slugFolders } from "./slugFolders";
import { allIn, type Store } from "./store";
import { recordsCandidate, type StoreAccess } from "./storeAccess";

/** `<config>/projects/<slug>/<session>.jsonl` (transcripts.md 2.1, 2.2). */
export function claudeCodeStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const projects = `${env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`}/projects`;
	return {
		agent: "claude-code",
		places: [projects],
		*candidates(roots) {
			for (const folder of slugFolders(access, projects, roots, env.CLAUDE_CODE_PROJECT_DIR_NAME))
				for (const file of access.files(folder, isSession))
					yield recordsCandidate(access, file, file.name.slice(0, -".jsonl".length));
		},
		watched: (roots) =>
			allIn([
				access.nearestFolder(projects),
				...slugFolders(access, projects, roots, env.CLAUDE_CODE_PROJECT_DIR_NAME),
			]),
	};
}

/** Older clients keep the sub-agents' transcripts beside the sessions. */
function isSession(name: string): boolean {
	return name.endsWith(".jsonl") && !name.startsWith("agent-");
}
