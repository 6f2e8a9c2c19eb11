import { locksFolder } from "../../src/app/emit/paths";
import { readiness } from "../../src/app/resume/readiness";
import { createPorts } from "../../src/node/createPorts";

const runs = 5;

/** `FOLDER`: makes its readiness card. Prints the times in milliseconds, git's own included, and what was looked up. */
function main([folder = ""]: readonly string[]): void {
	const ports = createPorts(locksFolder);
	let processes = 0;
	const git = {
		run: (place: string, args: readonly string[]) => {
			processes++;
			return ports.git.run(place, args);
		},
	};
	const make = () => readiness({ ...ports, git }, folder, new Date());
	const first = make();
	const once = processes;
	const times = repeat(() => make());
	const status = repeat(() => ports.git.run(folder, ["status", "--porcelain=v2", "--branch", "-z"]));
	const counts = first.kind === "ready" ? first.counts : null;
	process.stdout.write(JSON.stringify({ times, status, processes: once, counts }));
}

function repeat(work: () => unknown): number[] {
	return Array.from({ length: runs }, () => {
		const start = performance.now();
		work();
		return performance.now() - start;
	});
}

main(process.argv.slice(2));
