import { type Databases, FileError, type Files, type Ports } from "../ports";

/** How long a share may take to answer. */
const limitMs = 2000;
/** Who searches again and again asks again after so long: a share can vanish at any time. */
const freshMs = 10_000;
/** So many of the paths that are wanted of one share are asked for. */
const mostAsked = 8;

type GuardedPorts = Pick<Ports, "files" | "databases">;

/** What lies on a share that does not answer, or was not asked yet. */
export class SilentShare extends FileError {
	/** `path`: the share. */
	constructor(path: string) {
		super(path, "ESILENT", `it did not answer within ${limitMs / 1000} s, so that nothing on it was looked at`);
	}
}

interface Answer {
	readonly answers: boolean;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/**
 * Keeps a search from waiting for a network share. File work is synchronous, so a share is asked beforehand, and with a
 * time limit: ports that are guarded touch nothing on a share that is not known to answer, but throw SilentShare and
 * note what was wanted. `ask` then finds out; afterwards the work is done again.
 */
export class ShareGuard {
	private readonly answers = new Map<string, Answer>();
	/** What was wanted of shares that were not asked. */
	private readonly wanted = new Map<string, Set<string>>();

	constructor(private readonly ports: Pick<Ports, "shares" | "clock">) {}

	/** The same ports, but for what lies on shares that do not answer. */
	guarded<P extends GuardedPorts>(ports: P): P {
		return { ...ports, files: this.guardedFiles(ports.files), databases: this.guardedDatabases(ports.databases) };
	}

	/** May a path be touched? */
	isSilent(path: string): boolean {
		const share = this.ports.shares.shareOf(path);
		if (share === null) return false;
		const known = this.answers.get(share);
		if (known === undefined) this.want(share, path);
		return known?.answers !== true;
	}

	/** Asks the shares that something was wanted of and that were not asked; null when there are none. */
	ask(): Promise<void> | null {
		if (this.wanted.size === 0) return null;
		const wanted = [...this.wanted];
		this.wanted.clear();
		return this.ports.shares
			.answering(
				wanted.flatMap(([, paths]) => [...paths]),
				limitMs,
			)
			.then((answering) => {
				for (const [share, paths] of wanted)
					this.note(
						share,
						[...paths].every((path) => answering.has(path)),
					);
			});
	}

	/** Like `ask`, and asks those again whose answer is of a while ago; for whoever keeps the guard. */
	renew(): Promise<void> | null {
		const now = this.ports.clock.now().getTime();
		// A clock that was put back makes every answer old.
		for (const [share, { at }] of this.answers) if (now - at > freshMs || now < at) this.want(share, share);
		return this.ask();
	}

	private note(share: string, answers: boolean): void {
		this.answers.set(share, { answers, at: this.ports.clock.now().getTime() });
	}

	private want(share: string, path: string): void {
		const paths = this.wanted.get(share) ?? new Set();
		// No path of a disk has a NUL in it, and no process can be asked for one.
		if (paths.size < mostAsked) paths.add(path.includes("\0") ? share : path);
		this.wanted.set(share, paths);
	}

	private guardedDatabases(databases: Databases): Databases {
		return { read: (path, use) => this.touching(path, () => databases.read(path, use)) };
	}

	private guardedFiles(files: Files): Files {
		/** What was listed as a plain file is no link to a share. */
		const plain = new Set<string>();
		const touch = <T>(path: string, work: () => T) => (plain.has(path) ? work() : this.touching(path, work));
		return {
			...files,
			info: (path) => touch(path, () => files.info(path)),
			linkInfo: (path) => touch(path, () => files.linkInfo(path)),
			realPath: (path) => touch(path, () => files.realPath(path)),
			readText: (path) => touch(path, () => files.readText(path)),
			readBytes: (path) => touch(path, () => files.readBytes(path)),
			readHead: (path, bytes) => touch(path, () => files.readHead(path, bytes)),
			lines: (path, sink, options) => touch(path, () => files.lines(path, sink, options)),
			list: (folder) => {
				const entries = this.touching(folder, () => files.list(folder));
				for (const { name, kind } of entries) if (kind === "file") plain.add(`${folder}/${name}`);
				return entries;
			},
		};
	}

	private touching<T>(path: string, work: () => T): T {
		if (this.isSilent(path)) throw new SilentShare(this.ports.shares.shareOf(path) ?? path);
		return work();
	}
}

/** What is wanted can lead to a further share: a setting that moves a folder, a link. */
const mostRounds = 3;

/**
 * Does `work`, which only reads, with ports that never wait for a network share: again, when it wanted something of a
 * share that had not been asked. Rejects with SilentShare when it cannot do without one that does not answer.
 */
export async function withoutSilentShares<P extends Ports, T>(ports: P, work: (guarded: P) => T): Promise<T> {
	const guard = new ShareGuard(ports);
	const guarded = guard.guarded(ports);
	for (let round = 1; ; round++) {
		const done = attempt(() => work(guarded));
		const asking = round < mostRounds ? guard.ask() : null;
		if (asking === null) return done();
		await asking;
	}
}

/** Gives what `work` gives later, or its refusal. */
function attempt<T>(work: () => T): () => T {
	try {
		const value = work();
		return () => value;
	} catch (error) {
		if (!(error instanceof SilentShare)) throw error;
		return () => {
			throw error;
		};
	}
}
