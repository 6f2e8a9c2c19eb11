import { collectConversations } from "../../src/app/conversations/collectConversations";
import { findConversations } from "../../src/app/conversations/findConversations";
import { FinderMemory } from "../../src/app/conversations/memory";
import { locksFolder } from "../../src/app/emit/paths";
import { createPorts } from "../../src/node/createPorts";

const runs = 7;

/** `WORKSPACE`: searches for the conversations of a folder. Prints the times in milliseconds and how many were found. */
function main([workspace = ""]: readonly string[]): void {
	const ports = createPorts(locksFolder);
	const since = Date.now() - 12 * 60 * 60 * 1000;
	const memory = new FinderMemory();
	const search = (options: Parameters<typeof findConversations>[2]) => findConversations(ports, [workspace], options);
	const { found } = search({ memory });
	const times = {
		whole: repeat(() => search({})),
		remembered: repeat(() => search({ memory })),
		recent: repeat(() => search({ since })),
		watched: repeat(() => search({ memory, since })),
		collected: repeat(() => collectConversations(ports, [workspace])),
	};
	process.stdout.write(JSON.stringify({ found: found.length, ...times }));
}

/** After one more, which warms up. */
function repeat(work: () => unknown): number[] {
	work();
	return Array.from({ length: runs }, () => {
		const start = performance.now();
		work();
		return performance.now() - start;
	});
}

main(process.argv.slice(2));
