/** Something that dies with a session, or with its window, unless somebody takes it over (R-002-30). */
export interface Watch {
	readonly kind: "background" | "cron" | "monitor" | "loop" | "crontab" | "terminal" | "task" | "debug";
	/** The command line or the words that say what it does, whole as far as they are kept; secrets are masked in them. */
	readonly what: string;
	/** As its owner calls it; null when it has no id. */
	readonly id: string | null;
	/** When it runs, in its owner's words; null for what runs all the time. */
	readonly schedule: string | null;
	/** Who keeps it alive: an agent's conversation, a terminal, the system. */
	readonly owner: string;
	/** Since when, ISO 8601; null when that is not known. */
	readonly since: string | null;
	/** Network ports that it is known to listen on. */
	readonly ports: readonly number[];
	/** What runs once is not to be started again by itself, and what the system keeps need not be. */
	readonly recreate: boolean;
	/** Still to be seen where it was left; false when its window or session ended. */
	readonly mayRun: boolean;
}

/** How each kind is called in a handoff. */
export const watchNames: Readonly<Record<Watch["kind"], string>> = {
	background: "background command",
	cron: "cron",
	monitor: "monitor",
	loop: "loop",
	crontab: "crontab edit",
	terminal: "terminal",
	task: "task",
	debug: "debug session",
};
