import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { guarded, guardedOrNull } from "./fileFailure";

/** A chain of links longer than this is a circle; systems stop at 40. */
const longestChain = 40;

/** The path with every link resolved, as far as it exists. Throws FileError for links that go in a circle. */
export function realPath(path: string): string {
	return resolveFrom(resolve(path), longestChain);
}

function resolveFrom(path: string, linksLeft: number): string {
	const whole = guardedOrNull(path, () => realpathSync.native(path));
	if (whole !== null) return whole;
	const isLink = guardedOrNull(path, () => lstatSync(path))?.isSymbolicLink() ?? false;
	if (isLink && linksLeft > 0) {
		const target = guarded(path, () => readlinkSync(path));
		return resolveFrom(resolve(dirname(path), target), linksLeft - 1);
	}
	const parent = dirname(path);
	return parent === path ? path : join(resolveFrom(parent, linksLeft), basename(path));
}
