import type { CheckedCitation, Citation } from "../../core/resume/citation";
import { checkCommands } from "./checkCommands";
import { checkFiles } from "./checkFiles";
import { checkBranches, checkCommits, leaveIssues } from "./checkReferences";
import { checkSymbols } from "./checkSymbols";
import type { CitedTree } from "./citedTree";

/**
 * Looks up in today's tree all that a handoff names (R-002-21 to 23), in the order of the citations. What only looks
 * like a citation and is not found is left out: then it was none. Few git processes, whatever the number.
 */
export function checkCitations(tree: CitedTree, citations: readonly Citation[]): CheckedCitation[] {
	const of = (kind: Citation["kind"]) => citations.filter((citation) => citation.kind === kind);
	const files = checkFiles(tree, eachOnce(tree, of("file")));
	const checked = [
		...files,
		...checkSymbols(tree, of("symbol"), files),
		...checkCommands(tree, of("command")),
		...checkCommits(tree, of("commit")),
		...checkBranches(tree, of("branch")),
		...leaveIssues(of("issue")),
	];
	const places = new Map(citations.map((citation, at) => [keyOf(citation), at]));
	return checked
		.filter(({ isSure, state }) => isSure || isFound(state))
		.sort((one, other) => (places.get(keyOf(one)) ?? 0) - (places.get(keyOf(other)) ?? 0));
}

/** A file named by its whole path and by the relative one is one. */
function eachOnce(tree: CitedTree, files: readonly Citation[]): Citation[] {
	const seen = new Set<string>();
	return files.filter((citation) => {
		const place = tree.place(citation.target);
		const key = `${place.kind === "inside" ? place.path : citation.target} ${citation.line ?? ""}`;
		const isNew = !seen.has(key);
		seen.add(key);
		return isNew;
	});
}

function isFound(state: CheckedCitation["state"]): boolean {
	return state === "holds" || state === "moved" || state === "changed";
}

function keyOf({ kind, target, line }: Citation): string {
	return `${kind} ${target} ${line ?? ""}`;
}
