import type { Problem } from "../../core/model/problem";
import type { AgentName } from "../../core/model/transcript";
import { orElse } from "../orElse";
import type { Files } from "../ports";
import { type FoundConversation, keyOf, referenceOf } from "./foundConversation";
import { FinderMemory } from "./memory";
import { recordedFolder } from "./recordedFolder";
import { conversationStores } from "./stores";
import type { Candidate, Store, WatchedFolder } from "./stores/store";
import { StoreAccess, type StorePorts } from "./stores/storeAccess";
import { windowsSides } from "./windowsSide";
import { WorkspaceRoots } from "./workspaceRoots";

/** A place where conversations are looked for. */
export interface Place {
	readonly agent: AgentName;
	readonly path: string;
}

export interface Search {
	/** Newest first. */
	readonly found: readonly FoundConversation[];
	/** What is there and could not be read, and what belongs to the same folder on another machine. */
	readonly unreadable: readonly Problem[];
	/** Every place that was looked in. */
	readonly places: readonly Place[];
}

export interface SearchOptions {
	/** Kept by a caller that searches again and again. */
	readonly memory?: FinderMemory;
	/** Only this agent's. */
	readonly agent?: AgentName;
	/** Milliseconds since 1970: what did not change since then is left out, and not looked into. */
	readonly since?: number;
}

/**
 * Finds the conversations of the given workspace folders, whatever agent they were held with. The stores only propose;
 * what counts is the working folder that is recorded: equal to the workspace folder, below it, or a worktree of it.
 * `folders` null: no folder is open, so the conversations of every folder count.
 */
export function findConversations(
	ports: StorePorts,
	folders: readonly string[] | null,
	{ memory = new FinderMemory(false), agent, since = 0 }: SearchOptions = {},
): Search {
	const access = new StoreAccess(ports, memory);
	const roots = new WorkspaceRoots(ports.files, ports.places, folders);
	const stores = storesOf(access).filter((store) => agent === undefined || store.agent === agent);
	const found = new Map<string, FoundConversation>();
	for (const store of stores)
		for (const candidate of store.candidates(roots)) {
			if (since > 0 && candidate.modified < since) continue;
			const home = homeOf(candidate, roots, access);
			if (home !== null) keepNewest(found, { agent: store.agent, ...home, ...factsOf(candidate) });
		}
	return {
		found: withoutExports([...found.values()]).sort((a, b) => b.changedAt.localeCompare(a.changedAt)),
		unreadable: access.problems,
		places: stores.flatMap((store) => store.places(roots).map((path) => ({ agent: store.agent, path }))),
	};
}

/** The folders, as far as they are there, in which a change can mean a new or longer conversation of the workspace. */
export function watchedFolders(
	ports: StorePorts,
	folders: readonly string[],
	memory: FinderMemory,
): readonly WatchedFolder[] {
	const access = new StoreAccess(ports, memory);
	const roots = new WorkspaceRoots(ports.files, ports.places, folders);
	const watched = storesOf(access).flatMap((store) => store.watched(roots));
	// To watch what lies on a share that does not answer would wait for it as well.
	return watched.filter(({ path }) => orElse(() => ports.files.info(path) !== null, false));
}

/** The stores of this user, and under WSL those of the users of Windows. */
function storesOf(access: StoreAccess): readonly Store[] {
	return [access, ...windowsSides(access)].flatMap(conversationStores);
}

/** The places to name when nothing is found: those that are there, else the first one of each agent. */
export function lookedIn(files: Files, places: readonly Place[]): readonly string[] {
	const there = places.filter(({ path }) => isThere(files, path));
	const firsts = places.filter(({ agent }, at) => places.findIndex((place) => place.agent === agent) === at);
	return (there.length > 0 ? there : firsts).map(({ path }) => path);
}

/** Is there anything at a path? What cannot be looked at may be. */
export function isThere(files: Files, path: string): boolean {
	return orElse(() => files.info(path) !== null, true);
}

/** Copies of one conversation, made by moving a folder or a store, are one. */
function keepNewest(found: Map<string, FoundConversation>, conversation: FoundConversation): void {
	const key = keyOf(conversation);
	const known = found.get(key);
	if (known === undefined || known.changedAt < conversation.changedAt) found.set(key, conversation);
}

/** An export of a conversation that was found itself would hand it off twice. */
function withoutExports(found: readonly FoundConversation[]): FoundConversation[] {
	const ids = new Set(found.filter(({ agent }) => agent !== "specstory").map(({ id }) => id));
	return found.filter(({ agent, id }) => agent !== "specstory" || !ids.has(id));
}

/** The workspace folder that a candidate belongs to, and where it was held; null when it is none of the workspace's. */
function homeOf(
	candidate: Candidate,
	roots: WorkspaceRoots,
	access: StoreAccess,
): Pick<FoundConversation, "folder" | "cwd"> | null {
	const recorded = candidate.folders();
	if (recorded === null) return null;
	const belonging = roots.belonging(recorded);
	if (belonging.kind === "here")
		return { folder: belonging.folder, cwd: recordedFolder(recorded[0] ?? "")?.path ?? null };
	if (belonging.kind === "remote")
		access.report(
			referenceOf(candidate),
			`it was held in ${recorded.join(", ")}, on the other side of a remote connection (${belonging.authority})`,
		);
	return null;
}

function factsOf({ path, session, id, modified, size, others, title }: Candidate) {
	return { path, session, id, changedAt: new Date(modified).toISOString(), size, others, title };
}
