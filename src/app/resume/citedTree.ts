import { inside } from "../emit/paths";
import { orElse } from "../orElse";
import type { Files, Places } from "../ports";
import { argumentChunks } from "./argumentChunks";
import { type CitedPlace, citedPlace } from "./citedPlace";
import { PastPaths } from "./pastPaths";
import { PathIndex } from "./pathIndex";
import type { RememberedGit } from "./rememberedGit";
import type { Repository } from "./repository";

export interface TreePorts {
	readonly files: Files;
	readonly git: RememberedGit;
	readonly places: Places;
}

/** A larger file is not searched for a line or a symbol. */
const largestText = 4 * 1024 * 1024;

/**
 * The working tree of a folder as it is looked up for citations: today's files, and what is known of the past. Asks git
 * once for each question, and only when it comes up. Never looks outside of the folder.
 */
export class CitedTree {
	readonly past: PastPaths;
	private readonly real: string;
	private readonly texts = new Map<string, readonly string[] | null>();
	private present: PathIndex | null = null;
	private before: PathIndex | null = null;

	constructor(
		private readonly ports: TreePorts,
		private readonly folder: string,
		/** Null: git can tell nothing. */
		readonly repository: Repository | null,
	) {
		this.real = orElse(() => ports.files.realPath(folder), folder);
		this.past = new PastPaths(repository?.changes ?? []);
	}

	place(cited: string): CitedPlace {
		const { platform } = this.ports.places;
		return citedPlace(cited, { folder: this.real, spelled: this.folder, platform });
	}

	/** What stands at a path now: `outside` for a link that leads out of the folder. */
	look(path: string): "file" | "folder" | "nothing" | "outside" {
		const absolute = inside(this.real, path);
		const info = orElse(() => this.ports.files.info(absolute), null);
		if (info === null) return "nothing";
		const real = orElse(() => this.ports.files.realPath(absolute), null);
		if (real === null || !(real === this.real || real.startsWith(inside(this.real, "x").slice(0, -1))))
			return "outside";
		return info.kind === "folder" ? "folder" : "file";
	}

	/** When a file was last written, ISO 8601; empty when that is not known. */
	modifiedAt(path: string): string {
		const modified = orElse(() => this.ports.files.info(inside(this.real, path))?.modified, undefined);
		return modified === undefined ? "" : new Date(modified).toISOString();
	}

	/** The lines of a file; null when it is too large or cannot be read. Call `look` first. */
	lines(path: string): readonly string[] | null {
		const known = this.texts.get(path);
		if (known !== undefined) return known;
		const absolute = inside(this.real, path);
		const size = orElse(() => this.ports.files.info(absolute)?.size ?? 0, 0);
		const text = size > largestText ? null : orElse(() => this.ports.files.readText(absolute), null);
		const lines = text === null ? null : text.split("\n");
		this.texts.set(path, lines);
		return lines;
	}

	/** The files of today that git knows of. */
	tracked(): PathIndex {
		this.present ??= new PathIndex(this.list(["ls-files", "-z"]));
		return this.present;
	}

	/** The files at the time of the handoff. */
	atBase(): PathIndex {
		const base = this.repository?.base ?? null;
		this.before ??= new PathIndex(base === null ? [] : this.list(["ls-tree", "-r", "--name-only", "-z", base]));
		return this.before;
	}

	/** Those of these paths that git leaves alone: whether they were ever there, nobody can say. */
	ignored(paths: readonly string[]): ReadonlySet<string> {
		const args = ["-c", "core.quotePath=false", "check-ignore", "--"];
		const lines = argumentChunks(paths).flatMap((chunk) => (this.git([...args, ...chunk]) ?? "").split("\n"));
		return new Set(lines);
	}

	/**
	 * Those of these paths that any commit of any branch has had; null when git does not answer in time or has not the
	 * whole history.
	 */
	everCommitted(paths: readonly string[]): ReadonlySet<string> | null {
		if (this.repository === null || this.repository.isShallow) return null;
		const found = new Set<string>();
		const args = [
			"--literal-pathspecs",
			"log",
			"--all",
			"--format=",
			"--name-only",
			"-z",
			"--relative",
			"--diff-filter=AR",
			"--",
		];
		for (const chunk of argumentChunks(paths)) {
			const output = this.ports.git.run(this.folder, [...args, ...chunk]);
			if (output === null) return null;
			for (const path of output.split("\0")) found.add(path.trim());
		}
		return found;
	}

	/** Output of git in the folder; null when it fails. */
	git(args: readonly string[]): string | null {
		return this.repository === null ? null : this.ports.git.run(this.folder, args);
	}

	/** Does it say nothing that git said nothing to this? */
	mayBeStopped(args: readonly string[]): boolean {
		return this.ports.git.mayBeStopped(this.folder, args);
	}

	private list(args: readonly string[]): string[] {
		return (this.git(args) ?? "").split("\0").filter((path) => path !== "");
	}
}
