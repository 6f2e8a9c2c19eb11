import { counted } from "../model/counted";
import type { GitState, SessionCommits } from "../model/handoff";
import { codeSpan, quoted } from "./inline";

const shown = { files: 8, commits: 6, stashes: 3 };

/** Where the repository stands: what is committed, what is not, and what is half done. */
export function gitLines(git: GitState): string[] {
	return [
		`- git: ${codeSpan(git.branch)} ${standing(git)}; ${unpushed(git)}`,
		...(git.operation === null
			? []
			: [`- In the middle of a ${git.operation}${conflicts(git)}: finish or abort it first`]),
		...(git.session === null ? [] : committed(git.session)),
		...(git.uncommittedCount === 0
			? []
			: [`- ${git.uncommittedCount} uncommitted: ${some(git.uncommitted, git.uncommittedCount)}`]),
		...stashes(git),
	];
}

function standing({ head, subject }: GitState): string {
	return head === null ? "without a commit yet" : `at ${codeSpan(head)} ${quoted(subject, 80)}`;
}

function unpushed({ unpushed: count, upstream }: GitState): string {
	if (count === null) return "no remote";
	return `${count} unpushed${upstream === null ? ", no upstream" : ""}`;
}

function conflicts({ conflicts: paths }: GitState): string {
	return paths.length === 0 ? "" : `, ${paths.length} in conflict (${some(paths, paths.length)})`;
}

function committed({ commits, from, filesCount }: SessionCommits): string[] {
	if (commits.length === 0) return [];
	const since = from === null ? "since the repository was made" : `since ${codeSpan(from)}`;
	const list = commits
		.slice(0, shown.commits)
		.map(({ sha, subject }) => `${codeSpan(sha.slice(0, 7))} ${quoted(subject, 60)}`);
	const more = commits.length > shown.commits ? "; …" : "";
	const files = counted(filesCount, "file");
	return [`- ${commits.length} committed ${since} (${files}): ${list.join("; ")}${more}`];
}

function stashes({ stashes: all }: GitState): string[] {
	if (all.length === 0) return [];
	const list = all.slice(0, shown.stashes).map((stash) => quoted(stash, 80));
	return [`- ${all.length} stashed: ${list.join("; ")}${all.length > shown.stashes ? "; …" : ""}`];
}

function some(paths: readonly string[], count: number): string {
	return `${paths
		.slice(0, shown.files)
		.map((name) => codeSpan(name))
		.join(", ")}${count > shown.files ? ", …" : ""}`;
}
