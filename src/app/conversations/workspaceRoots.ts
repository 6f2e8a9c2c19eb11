import { isWindowsPath } from "../../core/model/isAbsolutePath";
import { orElse } from "../orElse";
import type { Files, Places } from "../ports";
import { comparableFolder, recordedFolder } from "./recordedFolder";
import { worktreesOf } from "./worktrees";
import { fromWindows, windowsSpellings, wslDistribution } from "./wslPaths";

/** What a recorded working folder is to the workspace. */
export type Belonging =
	/** It belongs to this folder, as the caller spelled it; null when no folder is open. */
	| { readonly kind: "here"; readonly folder: string | null }
	/** It has the path of one of the workspace's folders (or none is open), but on another machine. */
	| { readonly kind: "remote"; readonly authority: string }
	| { readonly kind: "elsewhere" };

interface Root {
	readonly folder: string;
	/** The folder's path with links resolved, as spelled, and in linked worktrees. */
	readonly paths: readonly string[];
	/** The folder itself, in comparable form. */
	readonly own: readonly string[];
	readonly worktrees: readonly string[];
}

/**
 * The folders of a workspace, and which of them a conversation belongs to: to the folder that its working folder is, or
 * is below, or is a worktree of; where several fit, to the innermost.
 */
export class WorkspaceRoots {
	private readonly roots: readonly Root[];
	private readonly known = new Map<string, Belonging>();

	/** `folders` null: no folder is open, and every conversation counts. */
	constructor(
		private readonly files: Files,
		private readonly places: Places,
		private readonly folders: readonly string[] | null,
	) {
		this.roots = (folders ?? []).map((folder) => {
			const real = this.resolved(folder);
			const worktrees = this.worktrees(real);
			const compared = (paths: readonly string[]) => paths.map((path) => comparableFolder(path, places.platform));
			return {
				folder,
				paths: [...new Set([real, folder, ...worktrees].flatMap((path) => [path, ...windowsSpellings(path, places)]))],
				own: compared([real, folder]),
				worktrees: compared(worktrees),
			};
		});
	}

	/** Every path under which a conversation of the workspace can have been held; null when all conversations count. */
	get paths(): readonly string[] | null {
		return this.folders === null ? null : this.roots.flatMap(({ paths }) => paths);
	}

	/** Where a conversation with these recorded folders belongs: the first that is at home here decides. */
	belonging(recorded: readonly string[]): Belonging {
		const all = recorded.map((text) => this.belongingOf(text));
		const here = all.find(({ kind }) => kind === "here") ?? all.find(({ kind }) => kind === "remote");
		if (here !== undefined) return here;
		return this.folders === null ? { kind: "here", folder: null } : { kind: "elsewhere" };
	}

	private belongingOf(text: string): Belonging {
		const known = this.known.get(text) ?? this.decide(text);
		this.known.set(text, known);
		return known;
	}

	private decide(text: string): Belonging {
		const recorded = recordedFolder(text);
		const isRemote = recorded !== null && recorded.remote !== null && !this.isOurs(recorded.remote);
		if (this.folders === null)
			return isRemote ? { kind: "remote", authority: recorded.remote ?? "" } : { kind: "here", folder: null };
		if (recorded === null) return { kind: "elsewhere" };
		const path = fromWindows(recorded.path, this.places) ?? recorded.path;
		const folder = this.innermost(path) ?? (isRemote ? null : this.innermost(this.resolved(path)));
		if (folder === null) return { kind: "elsewhere" };
		return isRemote ? { kind: "remote", authority: recorded.remote ?? "" } : { kind: "here", folder };
	}

	/** Does this program run on that remote machine itself? */
	private isOurs(authority: string): boolean {
		const { window } = this.places;
		const distribution = wslDistribution(this.places);
		if (distribution !== null && authority.toLowerCase() === `wsl+${distribution.toLowerCase()}`) return true;
		return window?.remote != null && (authority === window.remote || authority.startsWith(`${window.remote}+`));
	}

	private innermost(path: string): string | null {
		const inside = comparableFolder(path, this.places.platform);
		let best: { readonly folder: string; readonly length: number } | null = null;
		// A worktree that is open itself is its own, not its repository's: own folders come first.
		for (const part of ["own", "worktrees"] as const)
			for (const root of this.roots)
				for (const path of root[part])
					if (isWithin(inside, path) && (best === null || path.length > best.length))
						best = { folder: root.folder, length: path.length };
		return best?.folder ?? null;
	}

	/** A path whose links cannot be resolved (a circle, a share that is gone, another system) counts as it is spelled. */
	private resolved(path: string): string {
		const isNative = this.places.platform === "win32" ? isWindowsPath(path) : path.startsWith("/");
		// What is gone has no links to resolve; to ask for them all the same would cost most of a search.
		return isNative ? orElse(() => (this.files.info(path) === null ? path : this.files.realPath(path)), path) : path;
	}

	private worktrees(real: string): readonly string[] {
		return orElse(() => worktreesOf(this.files, real), []);
	}
}

function isWithin(path: string, root: string): boolean {
	return path === root || path.startsWith(root.endsWith("/") ? root : `${root}/`);
}
