import type { Clock } from "../app/ports";

export function createClock(): Clock {
	return { now: () => new Date() };
}
