import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something holds, or for so long. Whether it holds then is for the caller to see. */
export async function waitUntil(holds: () => boolean, limitMs: number): Promise<void> {
	const end = performance.now() + limitMs;
	while (!holds() && performance.now() < end) await sleep(100);
}
