import type { Clock, Files } from "../ports";

/** Waits without holding the thread. */
export type Pause = (milliseconds: number) => Promise<void>;

/** At the end of a session the file is complete, or will be within moments (lifecycle.md 5). */
const quietMs = 400;
const lookEveryMs = 100;
/** Bounds the wait, whatever the clocks of this machine and of a network share say. */
const mostLooks = 30;

/** Waits until nobody has written to a file for a moment, or for three seconds. A file that is not there is quiet. */
export async function waitUntilQuiet(
	{ files, clock }: { readonly files: Files; readonly clock: Clock },
	path: string,
	pause: Pause,
): Promise<void> {
	for (let look = 0; look < mostLooks; look++) {
		const info = files.info(path);
		if (info === null || clock.now().getTime() - info.modified >= quietMs) return;
		await pause(lookEveryMs);
	}
}
