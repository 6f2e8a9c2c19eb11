import type { Timers } from "../app/ports";

/** Timers that do not keep a process alive. */
export function createTimers(): Timers {
	return {
		after: (milliseconds, work) => {
			const timer = setTimeout(work, milliseconds).unref();
			return () => clearTimeout(timer);
		},
	};
}
