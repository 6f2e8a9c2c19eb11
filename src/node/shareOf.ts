import { lstatSync, readlinkSync } from "node:fs";
import { basename, dirname, join, parse, resolve } from "node:path";
import { codeOf } from "./fileFailure";
import type { MountTable } from "./mountTable";

/** A chain of links longer than this is a circle; systems stop at 40. */
const longestChain = 40;

type Whereabouts = { readonly share: string } | { readonly real: string };

/**
 * Says on which share a path lies, links followed. Nothing on a share is looked at, so that it never waits; what it
 * learnt of folders it keeps, so one is made for a short time only.
 */
export class ShareFinder {
	private readonly folders = new Map<string, Whereabouts>();
	private readonly hasShares: boolean;

	constructor(private readonly mounts: MountTable) {
		this.hasShares = process.platform === "win32" || [...mounts.values()].includes(true);
	}

	/** The share's place; null when the path stays on this machine's own disks, or leads nowhere. */
	shareOf(path: string): string | null {
		if (!this.hasShares) return null;
		const found = this.follow(resolve(path), longestChain);
		return "share" in found ? found.share : null;
	}

	private folder(path: string, linksLeft: number): Whereabouts {
		const found = this.folders.get(path) ?? this.follow(path, linksLeft);
		this.folders.set(path, found);
		return found;
	}

	private follow(path: string, linksLeft: number): Whereabouts {
		const parent = dirname(path);
		if (parent === path) return isForeignRoot(path) ? { share: path } : { real: path };
		const above = this.folder(parent, linksLeft);
		if ("share" in above) return above;
		const place = join(above.real, basename(path));
		if (this.mounts.get(place) === true) return { share: place };
		const target = linksLeft === 0 ? null : targetOf(place);
		return target === null ? { real: place } : this.follow(resolve(above.real, target), linksLeft - 1);
	}
}

/** Windows: a share by its name, or a drive other than the system's, which can be one. */
function isForeignRoot(root: string): boolean {
	if (process.platform !== "win32") return false;
	return parse(root).root.slice(0, 2).toLowerCase() !== (process.env.SystemDrive ?? "C:").toLowerCase();
}

/** Where a link leads; null for what is none, and for what cannot be looked at. */
function targetOf(place: string): string | null {
	try {
		return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(place) : null;
	} catch (error) {
		if (codeOf(error) === null) throw error;
		return null;
	}
}
