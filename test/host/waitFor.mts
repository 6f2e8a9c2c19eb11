import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a condition gives something else than undefined, null or false, and returns that.
 * @param what ends the sentence "Waited 10 s in vain for ..."
 * @param milliseconds how long to wait before it fails
 */
export async function waitFor<T>(
	condition: () => T | Promise<T>,
	what: string,
	milliseconds = 60_000,
): Promise<Exclude<Awaited<T>, undefined | null | false>> {
	const end = Date.now() + milliseconds;
	for (;;) {
		const value = await condition();
		if (isThere(value)) return value;
		if (Date.now() > end) throw new Error(`Waited ${milliseconds / 1000} s in vain for ${what}`);
		await sleep(50);
	}
}

function isThere<T>(value: T): value is Exclude<T, undefined | null | false> {
	return value !== undefined && value !== null && value !== false;
}
