/** Something that dies with a session, or with its window, unless somebody takes it over (R-002-30). */
export interface Watch {
	readonly kind: "background" | "cron" | "monitor" | "loop" | "crontab" | "terminal" | "task" | "debug";
	/** The command line or the words that say what it does; secrets are masked by whoever gave them. */
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

/** Commands that go on until they are stopped: servers, watchers, followers. */
const goesOn =
	/\b(?:dev|serve|server|start|watch|preview|storybook|tail -[fF]|follow|listen|tunnel|port-forward|proxy|up|daemon|worker|monitor|loop|nodemon|runserver|live|hot)\b|--watch\b|-[a-z]*w\b(?=\s*$)|\bwhile\b|\bwatch -n/i;
/** Commands that end by themselves. */
const ends =
	/\b(?:test|build|lint|check|install|ci|compile|typecheck|tsc|migrate|format|deploy|publish|clone|pull|fetch|download)\b/i;

/** Is a command one that has to run again for its work to go on? */
export function isLasting(command: string): boolean {
	return goesOn.test(command) || !ends.test(command);
}

const portWords = [
	/(?:--port|-p|--listen)[ =](\d{2,5})\b/g,
	/\bPORT=(\d{2,5})\b/g,
	/\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1?\]):(\d{2,5})\b/g,
	/\b(?:listening|running|started|serving|available)\b[^\n]{0,40}?\bport:? (\d{2,5})\b/gi,
	/\bhttp\.server (\d{2,5})\b/g,
];

/** The network ports that texts name as those of a server, in order. */
export function portsIn(...texts: readonly (string | null)[]): number[] {
	const found = texts.flatMap((text) =>
		text === null ? [] : portWords.flatMap((pattern) => [...text.matchAll(pattern)].map(([, port]) => Number(port))),
	);
	return [...new Set(found)].filter((port) => port > 0 && port < 65_536);
}
