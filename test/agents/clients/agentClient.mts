import type { ToolUse } from "../protocols/protocol.mts";
import type { Call } from "../script.mts";

/** How one client is configured and run. */
export interface AgentClient {
	/** Writes its settings, as a user would have them who has used it before. */
	configure(place: ClientPlace): void;
	/** Its own variables. */
	environment(place: ClientPlace): Readonly<Record<string, string>>;
	/** The arguments that hold a turn: a first one in a new session, any other in the last session of the workspace. */
	turnArgs(turn: ClientTurn): readonly string[];
	/** A scripted call as a call of its tools. */
	useOf(call: Call, workspace: string): ToolUse;
	/** Does it read files with a tool for that? Otherwise the shell does. */
	readonly hasReadTool: boolean;
	/**
	 * How the last turn ends. A client that calls no hook at the end of a headless run holds its last turn in a terminal,
	 * where this is typed.
	 */
	readonly quit: string | null;
	/** Does it take context from a hook at the start of a session? */
	readonly takesContext: boolean;
	/** Where in the home folder its session files are: a pattern of `fs.globSync`. */
	readonly sessionFiles: string;
}

export interface ClientPlace {
	readonly home: string;
	readonly workspace: string;
	/** `http://127.0.0.1:<port>` */
	readonly modelAddress: string;
}

export interface ClientTurn {
	readonly prompt: string;
	readonly isFirst: boolean;
	readonly inTerminal: boolean;
}
