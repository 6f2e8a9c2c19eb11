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
/** A settings file that others write too: our entry is added among the event's hooks. */
export interface SharedSettings extends Common {
	readonly kind: "shared";
	readonly event: string;
	entry(places: Places): object;
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
