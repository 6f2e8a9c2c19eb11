import type { Timers, Watch, Watching } from "../ports";

/** A file is written beside and renamed: what comes at once is one change. */
const gatherMs = 60;

/** Notices what other windows edit in the review, so that each window's handoff says the same. */
export class EditsWatch {
	private watch: Watch | null = null;
	private cancel: (() => void) | null = null;

	constructor(
		private readonly watching: Watching,
		private readonly timers: Timers,
		private readonly folder: string,
		private readonly onChange: () => void,
	) {}

	/** Watches from now on, if there is anything to watch: the folder is made with the first edit. */
	renew(): void {
		this.watch ??= this.watching.folder(this.folder, () => this.gather());
	}

	close(): void {
		this.watch?.close();
		this.watch = null;
		this.cancel?.();
	}

	private gather(): void {
		this.cancel ??= this.timers.after(gatherMs, () => {
			this.cancel = null;
			this.onChange();
		});
	}
}
