import type { Places } from "../../ports";
import type { HookAgent } from "../hookAgent";

interface Common {
	readonly agent: HookAgent;
	/** For people. */
	readonly name: string;
	/** Names under which it is started. */
	readonly programs: readonly string[];
	/** Its own folder in the user's home: there when the agent has been used. */
	folder(places: Places): string;
	/** The user's settings file that takes hooks; never one of a workspace (invariant 6). */
	path(places: Places): string;
}
/** One of our hooks: it stands in the list of its event. */
export interface AgentHook {
	readonly event: string;
	readonly entry: object;
}
/** A settings file that others write too: our entries are added among the hooks of their events. */
export interface SharedSettings extends Common {
	readonly kind: "shared";
	/** The hook at the end of a session, and the one at its start; each event once. */
	hooks(places: Places): readonly AgentHook[];
	/** What a settings file that is made anew begins with. */
	readonly fresh: Readonly<Record<string, unknown>>;
}
/** A file of ours alone in a folder that the agent reads whole. */
export interface OwnFile extends Common {
	readonly kind: "own";
	content(places: Places): string;
}
/** How one agent is connected. */
export type AgentSettings = SharedSettings | OwnFile;
