import type { Clock, Git } from "../ports";

/** git ends as it does for finding nothing when it was stopped; one that came back sooner was not. */
const surelyDoneMs = 2_500;

interface Answer {
	readonly text: string | null;
	readonly isLate: boolean;
}

/** Git that is asked each question once. */
export class RememberedGit implements Git {
	private readonly answers = new Map<string, Answer>();

	constructor(
		private readonly git: Git,
		private readonly clock: Pick<Clock, "now">,
	) {}

	run(folder: string, args: readonly string[]): string | null {
		const key = keyOf(folder, args);
		const known = this.answers.get(key);
		if (known !== undefined) return known.text;
		const start = this.clock.now().getTime();
		const text = this.git.run(folder, args);
		this.answers.set(key, { text, isLate: this.clock.now().getTime() - start > surelyDoneMs });
		return text;
	}

	/** Takes an answer that was had elsewhere. */
	remember(folder: string, args: readonly string[], text: string | null): void {
		this.answers.set(keyOf(folder, args), { text, isLate: false });
	}

	/** May git have been stopped before it could answer this? Then its silence says nothing. */
	mayBeStopped(folder: string, args: readonly string[]): boolean {
		const answer = this.answers.get(keyOf(folder, args));
		return answer?.text === null && answer.isLate;
	}
}

function keyOf(folder: string, args: readonly string[]): string {
	return [folder, ...args].join("\0");
}
