import type { Clock, Git } from "../ports";

/** git ends as it does for finding nothing when it was stopped; one that came back sooner was not. */
export const surelyDoneMs = 2_500;

/** Git that is asked each question once. */
export class RememberedGit implements Git {
	private readonly answers = new Map<string, string | null>();

	constructor(
		private readonly git: Git,
		private readonly clock: Clock,
	) {}

	run(folder: string, args: readonly string[]): string | null {
		const known = this.answers.get(keyOf(folder, args));
		if (known !== undefined) return known;
		const start = this.clock.now().getTime();
		const answer = this.git.run(folder, args);
		// Silence says nothing unless it came soon, which who asks tells by the time it took: so it must take its time again.
		if (answer !== null || this.clock.now().getTime() - start < surelyDoneMs) this.remember(folder, args, answer);
		return answer;
	}

	/** Takes an answer that was had elsewhere. */
	remember(folder: string, args: readonly string[], answer: string | null): void {
		this.answers.set(keyOf(folder, args), answer);
	}
}

function keyOf(folder: string, args: readonly string[]): string {
	return [folder, ...args].join("\0");
}
