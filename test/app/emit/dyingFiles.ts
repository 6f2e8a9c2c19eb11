import type { Files } from "../../../src/app/ports";

/** The process is dead: nothing after this runs. */
export class Killed extends Error {}

/** Where in a write a process dies: before it, half way through it, or right after it. */
export const moments = ["before", "half way", "after"] as const;
export type Moment = (typeof moments)[number];

/** Files of a process that dies in its n-th write (from 0), and how many writes it lived to begin. */
export function dyingFiles(files: Files, fatal: number, moment: Moment): { files: Files; writes: () => number } {
	let writes = 0;
	const dieIn = (write: () => void, half: () => void) => {
		if (writes > fatal) throw new Killed();
		const isFatal = writes++ === fatal;
		if (isFatal && moment === "half way") half();
		if (isFatal && moment !== "after") throw new Killed();
		write();
		if (isFatal) throw new Killed();
	};
	const firstHalf = (data: string | Uint8Array) => {
		const bytes = Buffer.from(data as Uint8Array);
		return bytes.subarray(0, bytes.length / 2);
	};
	return {
		writes: () => writes,
		files: {
			...files,
			append: (path, data, mode) =>
				dieIn(
					() => files.append(path, data, mode),
					() => files.append(path, firstHalf(data), mode),
				),
			replace: (path, data, mode) =>
				dieIn(
					() => files.replace(path, data, mode),
					() => files.append(`${files.realPath(path)}.tmp`, firstHalf(data), mode),
				),
			remove: (path) =>
				dieIn(
					() => files.remove(path),
					() => undefined,
				),
			truncate: () => {
				throw new Error("a dead process cleans nothing up");
			},
		},
	};
}
