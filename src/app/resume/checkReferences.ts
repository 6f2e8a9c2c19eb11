import type { CheckedCitation, Citation } from "../../core/resume/citation";
import { argumentChunks } from "./argumentChunks";
import type { CitedTree } from "./citedTree";

type Verdict = Pick<CheckedCitation, "state" | "now" | "reason">;

const withoutGit: Verdict = { state: "unchecked", now: null, reason: "git can tell nothing here" };

/** Looks cited commits up: whether the repository has them, and whether the present branch does. */
export function checkCommits(tree: CitedTree, citations: readonly Citation[]): CheckedCitation[] {
	const wanted = [...new Set(citations.map(({ target }) => target))];
	const known = list(tree, ["log", "--no-walk", "--ignore-missing", "--format=%H"], wanted);
	const astray = known === null ? null : notOnBranch(tree, known);
	return citations.map((citation) => ({ ...citation, ...commitVerdict(tree, citation, known, astray) }));
}

function commitVerdict(
	tree: CitedTree,
	{ target }: Citation,
	known: readonly string[] | null,
	astray: ReadonlySet<string> | null,
): Verdict {
	if (tree.repository === null || known === null) return withoutGit;
	const sha = known.find((name) => name.startsWith(target));
	if (sha === undefined) {
		if (tree.repository.isShallow || tree.repository.isPartial)
			return { state: "unchecked", now: null, reason: "this clone does not have the whole history" };
		return { state: "neverExisted", now: null, reason: "no such commit in this repository" };
	}
	if (astray?.has(sha)) return { state: "changed", now: null, reason: "not in the history of this branch" };
	return { state: "holds", now: null, reason: "in the history of this branch" };
}

/** More commits than these off the branch are not listed: then nothing is said about it. */
const mostAstray = 10_000;

function notOnBranch(tree: CitedTree, known: readonly string[]): ReadonlySet<string> | null {
	if (known.length === 0) return new Set();
	const found = list(tree, ["rev-list", `-${mostAstray}`, "^HEAD"], known);
	return found === null ? null : new Set(found);
}

/** Lines of what git says of these names; null when it cannot. */
function list(tree: CitedTree, args: readonly string[], names: readonly string[]): string[] | null {
	const lines: string[] = [];
	for (const chunk of argumentChunks(names)) {
		const output = tree.git([...args, ...chunk, "--"]);
		if (output === null) return null;
		lines.push(...output.split("\n").filter((line) => line !== ""));
	}
	return lines;
}

/** Looks cited branches up among the local ones and those of the remotes. */
export function checkBranches(tree: CitedTree, citations: readonly Citation[]): CheckedCitation[] {
	if (citations.length === 0) return [];
	const output = tree.git(["for-each-ref", "--format=%(refname)", "refs/heads", "refs/remotes", "refs/tags"]);
	const names = output === null ? null : new Set(output.split("\n").map((name) => name.replace(/^refs\/\w+\//, "")));
	const remotes = new Set([...(names ?? [])].map((name) => name.replace(/^[^/]+\//, "")));
	return citations.map((citation) => {
		if (names === null) return { ...citation, ...withoutGit };
		const isThere = names.has(citation.target) || tree.repository?.branch === citation.target;
		if (isThere) return { ...citation, state: "holds", now: null, reason: "is there" };
		if (remotes.has(citation.target))
			return { ...citation, state: "holds", now: null, reason: "is there, on a remote" };
		return { ...citation, state: "gone", now: null, reason: "no such branch; it may have been merged and deleted" };
	});
}

/** Issues live on a server, and nothing here asks one. */
export function leaveIssues(citations: readonly Citation[]): CheckedCitation[] {
	return citations.map((citation) => ({
		...citation,
		state: "unchecked",
		now: null,
		reason: "not looked up: it is on a server, which is not asked",
	}));
}
