import type { Commit } from "../../core/model/handoff";
import type { Git } from "../ports";

/** A commit with its time, ISO 8601, UTC. */
export interface DatedCommit extends Commit {
	readonly at: string;
}

/** What one commit did to one path. */
export interface Change {
	readonly kind: "added" | "modified" | "deleted" | "renamed";
	readonly path: string;
	/** Where it was renamed or copied to; null otherwise. */
	readonly to: string | null;
	/** When it was committed, ISO 8601, UTC. */
	readonly at: string;
	/** First 12 digits of the commit. */
	readonly sha: string;
}

/** A repository in which more was committed since is another one. */
const mostCommits = 5000;

/**
 * The commits since `base`, newest first, and what they changed below the folder, oldest first, renames followed. Where
 * git cannot list them one by one, the difference in one, as a single change of unknown time. Null when git fails.
 */
export function readChanges(
	git: Git,
	folder: string,
	base: string,
	renames: "-M" | "-M100%",
): { readonly commits: DatedCommit[] | null; readonly changes: Change[] } | null {
	const names = ["-z", "--name-status", renames, "--relative", "--no-ext-diff", "--no-textconv"];
	const format = "--format=%x01%H%x1f%ct%x1f%s";
	const log = git.run(folder, ["log", `-${mostCommits}`, ...names, format, `${base}..HEAD`, "--"]);
	if (log !== null) return readLog(log);
	const whole = git.run(folder, ["diff", ...names, base, "HEAD", "--"]);
	return whole === null ? null : { commits: null, changes: readLog(whole).changes };
}

function readLog(output: string): { readonly commits: DatedCommit[]; readonly changes: Change[] } {
	const commits: DatedCommit[] = [];
	const groups: Change[][] = [[]];
	const tokens = output.split("\0");
	let at = "";
	let sha = "";
	for (let index = 0; index < tokens.length; index++) {
		const token = (tokens[index] ?? "").replace(/^\n/, "");
		if (token.startsWith("\x01")) {
			const [name = "", seconds = "", subject = ""] = token.slice(1).split("\x1f");
			[sha, at] = [name.slice(0, 12), timeOf(seconds)];
			commits.push({ sha, subject: subject.trim(), at });
			groups.push([]);
			continue;
		}
		const kind = kindOf(token);
		if (kind === null) continue;
		const path = tokens[++index] ?? "";
		const to = kind === "renamed" || token.startsWith("C") ? (tokens[++index] ?? "") : null;
		// A copy leaves what it was made of.
		if (token.startsWith("C")) groups.at(-1)?.push({ kind: "added", path: to ?? "", to: null, at, sha });
		else groups.at(-1)?.push({ kind, path, to, at, sha });
	}
	return { commits, changes: groups.reverse().flat() };
}

function timeOf(seconds: string): string {
	const time = new Date(Number(seconds) * 1000);
	return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}

function kindOf(status: string): Change["kind"] | null {
	if (/^[AC]\d*$/.test(status)) return "added";
	if (/^R\d*$/.test(status)) return "renamed";
	if (status === "D") return "deleted";
	return /^[MTUX]\d*$/.test(status) ? "modified" : null;
}
