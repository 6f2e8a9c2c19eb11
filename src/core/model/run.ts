/**
 * Something that ran in a window of the editor, as the editor itself saw it and not through an agent's transcript: a
 * command in a terminal, a task, a debug session. Secrets are masked in it.
 */
export interface WindowRun {
	readonly id: string;
	readonly kind: "command" | "task" | "debug";
	/** Name of the terminal, the task or the debug session. */
	readonly name: string;
	/** The command line; where a task or a debug session has none, its name. */
	readonly command: string;
	readonly cwd: string | null;
	/** ISO 8601, UTC. */
	readonly startedAt: string;
	/**
	 * running: it had not ended when this was read; cut: neither had it when its window ended; ended; lost: nobody saw
	 * its end (the shell told of none).
	 */
	readonly state: "running" | "cut" | "ended" | "lost";
	/** ISO 8601, UTC; null unless its end was seen. */
	readonly endedAt: string | null;
	/** Null is unknown, never success. */
	readonly exitCode: number | null;
	/** Head and tail of what it printed; null when that was not captured (full-screen programs, tasks, agents, some quick commands). */
	readonly output: string | null;
}

/** What ran in the windows of a workspace folder. */
export interface RunRecord {
	/** In the order in which they began. */
	readonly runs: readonly WindowRun[];
	/** Names of terminals without shell integration: what ran in them is not known. */
	readonly unseen: readonly string[];
	/** Journals of windows that could not be read. */
	readonly unreadable: number;
}

export const noRuns: RunRecord = { runs: [], unseen: [], unreadable: 0 };
