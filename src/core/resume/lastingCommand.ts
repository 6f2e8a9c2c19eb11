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
