import { orElse } from "./orElse";
import type { Files } from "./ports";

/** The text of a file of at most `mostBytes`; null when it is larger, no file, not there, or cannot be read. */
export function readSmallText(files: Files, path: string, mostBytes: number): string | null {
	return orElse(() => {
		const info = files.info(path);
		return info?.kind === "file" && info.size <= mostBytes ? files.readText(path) : null;
	}, null);
}
