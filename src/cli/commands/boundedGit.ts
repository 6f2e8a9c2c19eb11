import type { BoundedGit } from "../../app/agentHooks/start/startContext";
import { createGit } from "../../node/git";

/** Git for a caller who must not wait: all its answers together take `budgetMs` at most, from now on. */
export function boundedGit(budgetMs: number): BoundedGit {
	const deadline = performance.now() + budgetMs;
	let wasCutOff = false;
	return {
		get wasCutOff() {
			return wasCutOff;
		},
		run: (folder, args) => {
			const left = Math.floor(deadline - performance.now());
			const output = left < 1 ? null : createGit(left).run(folder, args);
			// One that was ended by its time-out ended no sooner than this.
			if (performance.now() >= deadline) wasCutOff = true;
			return output;
		},
	};
}
