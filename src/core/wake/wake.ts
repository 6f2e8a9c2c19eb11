import type { Problem } from "../model/problem";

/** How the programs of `~/.codialectic/hooks/session_start.json` did (R-000-74). */
export type StartHooks =
	/** No registry, or none in it. */
	| { readonly kind: "none" }
	/** Restricted Mode: nothing runs. */
	| { readonly kind: "notTrusted" }
	/** The registry is malformed or cannot be read: nothing ran. */
	| { readonly kind: "refused"; readonly problem: Problem }
	| {
			readonly kind: "ran";
			readonly passed: number;
			readonly total: number;
			/** Names of the required ones that failed. */
			readonly blocked: readonly string[];
			/** One for each that failed (R-000-70). */
			readonly failures: readonly string[];
			/** What they printed, secrets masked, the beginning of it. */
			readonly output: string;
	  };

/** The beginning of the user's index of what is remembered (R-000-77). */
export interface MemoryIndex {
	readonly path: string;
	/** Ends with how much is missing and where it stands, when not all of it fits. */
	readonly text: string;
	readonly loadedBytes: number;
	readonly totalBytes: number;
	readonly budgetBytes: number;
}

/** A file that belongs to the context, by the name that it has for people. */
export interface WakeFile {
	readonly name: string;
	readonly path: string;
}

/** What was restored when the user asked for it (R-000-75). */
export interface Wake {
	/** `~/.codialectic/context.json`: there, not there, or why it cannot be used. */
	readonly registry: "read" | "absent" | Problem;
	/** What the registry names and what could be read. */
	readonly files: readonly WakeFile[];
	/** Narrative files of the folders; `at`: when the newest section was written, ISO 8601. */
	readonly handoffs: readonly (WakeFile & { readonly at: string | null })[];
	/** Narrative files of the work in progress below the registry's workspace; null when it names none. */
	readonly wipHandoffs: readonly string[] | null;
	readonly memory: MemoryIndex | null;
	readonly hooks: StartHooks;
	/** Paths that were looked for and are not there or cannot be read. */
	readonly skipped: readonly string[];
}
