import type { Timers, Watching } from "../../../src/app/ports";

/** A clock and timers that stand still until they are told to go on. */
export class FakeTime implements Timers {
	/** What the clock on the wall says, in milliseconds; a user or a server can set it. */
	wall: number;
	private passed = 0;
	private waiting: { readonly at: number; readonly work: () => void }[] = [];

	constructor(start: number) {
		this.wall = start;
	}

	now(): Date {
		return new Date(this.wall);
	}

	after(milliseconds: number, work: () => void): () => void {
		const entry = { at: this.passed + milliseconds, work };
		this.waiting.push(entry);
		return () => {
			this.waiting = this.waiting.filter((other) => other !== entry);
		};
	}

	/** Lets time pass, and does what is due meanwhile. */
	pass(milliseconds: number): void {
		const until = this.passed + milliseconds;
		for (;;) {
			const next = this.waiting.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
			if (next === undefined) break;
			this.waiting = this.waiting.filter((entry) => entry !== next);
			this.move(next.at - this.passed);
			next.work();
		}
		this.move(until - this.passed);
	}

	get isIdle(): boolean {
		return this.waiting.length === 0;
	}

	private move(milliseconds: number): void {
		this.passed += milliseconds;
		this.wall += milliseconds;
	}
}

/** Watches that tell of a change when the test says so. */
export class FakeWatching implements Watching {
	private readonly watches = new Map<string, (name: string | null) => void>();

	constructor(private readonly exists: (path: string) => boolean) {}

	folder(path: string, onChange: (name: string | null) => void) {
		if (!this.exists(path)) return null;
		if (this.watches.has(path)) throw new Error(`${path} is watched twice`);
		this.watches.set(path, onChange);
		return { close: () => void this.watches.delete(path) };
	}

	get folders(): readonly string[] {
		return [...this.watches.keys()].sort();
	}

	/** Something changed in a folder, and the system may tell what. False when nobody watches it. */
	change(path: string, name: string | null = null): boolean {
		const watch = this.watches.get(path);
		watch?.(name);
		return watch !== undefined;
	}
}
