import type { CheckedCitation, Citation } from "../../core/resume/citation";
import { narrativeName } from "../emit/paths";
import { argumentChunks } from "./argumentChunks";
import { briefsFolder } from "./briefsFolder";
import { hasWord, lastName } from "./checkFiles";
import type { CitedTree } from "./citedTree";

type Verdict = Pick<CheckedCitation, "state" | "now" | "reason">;

/**
 * Looks cited symbols up: in the file named beside them, in the files named at all, and then, for those that are left,
 * once in the whole repository. `files`: the cited files, looked up already.
 */
export function checkSymbols(
	tree: CitedTree,
	citations: readonly Citation[],
	files: readonly CheckedCitation[],
): CheckedCitation[] {
	const known = citedTexts(tree, files);
	const first = citations.map((citation) => ({ citation, verdict: inCited(citation, known) }));
	const left = [
		...new Set(first.flatMap(({ citation, verdict }) => (verdict === null ? [lastName(citation.target)] : []))),
	];
	const now = grep(tree, left, null, []);
	const before =
		now === null
			? null
			: stoodBefore(
					tree,
					left.filter((name) => !now.has(name)),
				);
	return first.map(({ citation, verdict }) => ({
		...citation,
		...(verdict ?? elsewhere(citation, now, before)),
	}));
}

/** The paths of the cited files that are there, with their lines, by the path as it is cited. */
function citedTexts(
	tree: CitedTree,
	files: readonly CheckedCitation[],
): Map<string, { path: string; lines: readonly string[] }> {
	const texts = new Map<string, { path: string; lines: readonly string[] }>();
	for (const { target, state, now } of files) {
		if (state === "outside" || state === "gone" || state === "neverExisted") continue;
		const place = tree.place(now === null ? target : now.replace(/:\d+$/, ""));
		const path = place.kind === "inside" ? place.path : null;
		if (path === null || texts.has(target) || tree.look(path) !== "file") continue;
		const lines = tree.lines(path);
		if (lines !== null) texts.set(target, { path, lines });
	}
	return texts;
}

function inCited(
	{ target, file }: Citation,
	texts: ReadonlyMap<string, { readonly path: string; readonly lines: readonly string[] }>,
): Verdict | null {
	const name = lastName(target);
	const own = file === null ? undefined : texts.get(file);
	if (own?.lines.some((line) => hasWord(line, name)))
		return { state: "holds", now: null, reason: `stands in ${own.path}` };
	for (const { path, lines } of texts.values()) {
		if (!lines.some((line) => hasWord(line, name))) continue;
		if (own === undefined) return { state: "holds", now: null, reason: `stands in ${path}` };
		return { state: "moved", now: path, reason: `no longer in ${own.path}` };
	}
	return null;
}

function elsewhere(
	{ target, plan, file }: Citation,
	now: ReadonlySet<string> | null,
	before: ReadonlySet<string> | null,
): Verdict {
	const name = lastName(target);
	if (now === null) return { state: "unchecked", now: null, reason: "the repository could not be searched" };
	if (now.has(name))
		return { state: "holds", now: null, reason: file === null ? "stands in the repository" : "stands in another file" };
	if (before?.has(name))
		return { state: "gone", now: null, reason: "stood in the repository at the time of the handoff" };
	if (before === null) return { state: "gone", now: null, reason: "not there; whether it ever was cannot be told" };
	if (plan !== null) return { state: "unchecked", now: null, reason: "not there; it may be what is to be made" };
	return { state: "neverExisted", now: null, reason: "not there, nor at the time of the handoff" };
}

/** More changed files than these are not named one by one: all are searched. */
const mostNamed = 2_000;

/** Those of these names, none of which stands anywhere now, that stood somewhere at the time of the handoff; null when nobody can say. */
function stoodBefore(tree: CitedTree, names: readonly string[]): ReadonlySet<string> | null {
	const { repository } = tree;
	// Of a partial clone git would have to fetch the past.
	if (repository === null || repository.isPartial) return null;
	const { base, changes, uncommitted } = repository;
	if (base === null || changes === null || uncommitted === null) return null;
	// What stood there and does not any more was in a file that was changed.
	const changed = [...new Set([...changes.map(({ path }) => path), ...uncommitted])];
	if (changed.length === 0) return new Set();
	return grep(tree, names, base, changed.length > mostNamed ? [] : changed);
}

/** A handoff that is committed names what it names: that proves nothing. */
const handoffs = [`:(exclude,glob)**/${narrativeName}`, `:(exclude,glob)**/${briefsFolder}/**`];

/**
 * Those of these names that stand in the files git knows of, now or in a commit, in these paths or, without any, in all;
 * null when git cannot say.
 */
function grep(
	tree: CitedTree,
	names: readonly string[],
	commit: string | null,
	paths: readonly string[],
): ReadonlySet<string> | null {
	const found = new Set<string>();
	if (names.length === 0) return found;
	if (tree.repository === null) return null;
	const where = paths.length === 0 ? [["."]] : argumentChunks(paths.map((path) => `:(literal)${path}`));
	for (const chunk of argumentChunks(names)) {
		const pattern = `(${chunk.map((name) => name.replaceAll("$", "\\$")).join("|")})`;
		for (const some of where) {
			const place = [...(commit === null ? [] : [commit]), "--", ...some, ...handoffs];
			const question = ["grep", "-h", "-o", "-w", "-I", "-E", "-e", pattern, ...place];
			const output = tree.git(question);
			if (tree.mayBeStopped(question)) return null;
			for (const line of (output ?? "").split("\n")) found.add(line);
		}
	}
	return found;
}
