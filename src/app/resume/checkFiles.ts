import { counted } from "../../core/model/counted";
import type { CheckedCitation, Citation } from "../../core/resume/citation";
import type { CitedTree } from "./citedTree";

type Verdict = Pick<CheckedCitation, "state" | "now" | "reason">;

/** How far from its line what a citation names may stand (R-002-22). */
const nearLines = 20;

/**
 * Looks cited files up in today's tree: first where they are said to be, then wherever a file of that name is, then
 * where renames took them, then whether they ever were there at all.
 */
export function checkFiles(tree: CitedTree, citations: readonly Citation[]): CheckedCitation[] {
	const first = citations.map((citation) => ({ citation, verdict: checkFile(tree, citation) }));
	const missing = first.flatMap(({ citation, verdict }) => (verdict === null ? [pathOf(tree, citation)] : []));
	const absent = missing.length === 0 ? null : lookBack(tree, [...new Set(missing)]);
	return first.map(({ citation, verdict }) => ({
		...citation,
		...(verdict ?? absentVerdict(pathOf(tree, citation), citation, absent)),
	}));
}

function pathOf(tree: CitedTree, { target }: Citation): string {
	const place = tree.place(target);
	return place.kind === "inside" ? place.path : target;
}

/** Null: it is not there, and no commit since the handoff tells why. */
function checkFile(tree: CitedTree, citation: Citation): Verdict | null {
	const place = tree.place(citation.target);
	if (place.kind === "outside") return verdict("outside", "not in the workspace, so not looked at");
	const path = withoutPrefix(tree, place.path.replace(/\/$/, ""));
	const seen = path === "" ? "folder" : tree.look(path);
	if (seen === "outside") return verdict("outside", "a link that leads out of the workspace, so not looked at");
	if (seen === "folder") return verdict("holds", "is a folder");
	if (seen === "file") return checkPresent(tree, path, citation, place.isForeign ? path : null);
	const fate = followRenames(tree, [path], citation);
	return fate ?? findByEnd(tree, path, citation) ?? followRenames(tree, tree.past.find(path), citation);
}

/** In a folder below the repository's root, paths are told from the root on, too. */
function withoutPrefix(tree: CitedTree, path: string): string {
	const prefix = tree.repository?.prefix ?? "";
	if (prefix === "" || !path.startsWith(prefix) || tree.look(path) !== "nothing") return path;
	return path.slice(prefix.length);
}

/** `csv.ts` for `src/csv.ts`: how people name files. */
function findByEnd(tree: CitedTree, path: string, citation: Citation): Verdict | null {
	const [only, ...others] = tree.repository === null ? [] : tree.tracked().find(path);
	if (only === undefined || tree.look(only) !== "file") return null;
	if (others.length > 0) return verdict("holds", `one of ${others.length + 1} files of that name`);
	return checkPresent(tree, only, citation, null);
}

/** `paths`: the ones that the citation may mean. */
function followRenames(tree: CitedTree, paths: readonly string[], citation: Citation): Verdict | null {
	const fates = paths.flatMap((old) => tree.past.fate(old, sinceOf(citation)) ?? []);
	const moved = fates.find((fate) => fate.kind === "moved" && tree.look(fate.to) === "file");
	if (moved?.kind === "moved") return { state: "moved", now: moved.to, reason: `renamed in ${moved.sha}` };
	const deleted = fates.find((fate) => fate.kind === "deleted");
	return deleted === undefined ? null : verdict("gone", deleted.sha === "" ? "deleted" : `deleted in ${deleted.sha}`);
}

/** `now`: where it is here, when the citation is of another machine. */
function checkPresent(tree: CitedTree, path: string, citation: Citation, now: string | null): Verdict {
	const change = changedSince(tree, path, citation);
	const lined = citation.line === null ? null : checkLine(tree, path, citation, citation.line, change);
	if (lined !== null) return now === null || lined.state !== "holds" ? lined : { ...lined, state: "moved", now };
	if (now !== null) return { state: "moved", now, reason: "the path is of another machine or checkout" };
	return change === null ? verdict("holds", "is there") : verdict("changed", change);
}

/** What changed a file since the handoff, in words; null when nothing is known to have. */
function changedSince(tree: CitedTree, path: string, citation: Citation): string | null {
	if (citation.from === null) return null;
	const commit = tree.past.lastChange(path, sinceOf(citation));
	if (commit !== null) return commit.sha === "" ? "changed since" : `changed in ${commit.sha}`;
	const uncommitted = tree.repository?.uncommitted ?? null;
	const mayBeEdited = uncommitted === null || uncommitted.has(path);
	return mayBeEdited && tree.modifiedAt(path) > citation.from ? "changed since, not committed" : null;
}

/** What stands at the line named. Null: nothing can be said beyond that the file is there. */
function checkLine(
	tree: CitedTree,
	path: string,
	{ near }: Citation,
	line: number,
	change: string | null,
): Verdict | null {
	const lines = tree.lines(path);
	if (lines === null) return null;
	const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
	if (line > count || line < 1) {
		const reason = `has ${counted(count, "line")}`;
		return change === null && tree.repository !== null ? verdict("neverExisted", reason) : verdict("changed", reason);
	}
	const names = near.map(lastName);
	if (names.length === 0) return null;
	const from = Math.max(0, line - 1 - nearLines);
	const around = lines.slice(from, line + nearLines).join("\n");
	if (names.some((name) => hasWord(around, name)))
		return verdict("holds", `names ${names.join(", ")} near line ${line}`);
	const elsewhere = lines.findIndex((text) => names.some((name) => hasWord(text, name)));
	if (elsewhere >= 0) return { state: "moved", now: `${path}:${elsewhere + 1}`, reason: "stands at another line" };
	return verdict(change === null ? "unchecked" : "changed", `does not name ${names.join(", ")}`);
}

/** The last part of a name: `Parser.next` stands as `next` in the source. */
export function lastName(symbol: string): string {
	return symbol.split(/\.|::|#|->|\?\./).at(-1) ?? symbol;
}

export function hasWord(text: string, word: string): boolean {
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
		if (!/[\w$]/.test(text.charAt(at - 1)) && !/[\w$]/.test(text.charAt(at + word.length))) return true;
	return false;
}

interface Absence {
	readonly tree: CitedTree;
	/** Null: not known. */
	readonly committed: ReadonlySet<string> | null;
	readonly ignored: ReadonlySet<string>;
}

function lookBack(tree: CitedTree, paths: readonly string[]): Absence {
	const unknown = paths.filter((path) => tree.atBase().find(path).length === 0);
	return {
		tree,
		committed: unknown.length === 0 ? new Set() : tree.everCommitted(unknown),
		ignored: unknown.length === 0 ? new Set() : tree.ignored(unknown),
	};
}

function absentVerdict(path: string, citation: Citation, absence: Absence | null): Verdict {
	if (absence === null || absence.tree.repository === null)
		return verdict("gone", "not there; without git nobody can say whether it ever was");
	if (absence.tree.atBase().find(path).length > 0) return verdict("gone", "was there at the time of the handoff");
	if (absence.ignored.has(path)) return verdict("gone", "not there; git does not follow it");
	if (citation.wasThere) return verdict("gone", "was there, and was never committed");
	if (absence.committed === null)
		return verdict("gone", "not there; whether it ever was cannot be told from this clone");
	if (absence.committed.has(path)) return verdict("gone", "was deleted earlier, or stands on another branch");
	if (absence.tree.repository.prefix !== "")
		return verdict("unchecked", "not there; it may be meant from the repository's root, outside of the workspace");
	// Whoever names a line says that it is there.
	if (citation.plan !== null && citation.line === null)
		return verdict("unchecked", "not there; it may be what is to be made");
	return verdict("neverExisted", "not there, and no commit ever had it");
}

/** A commit's time has no fractions of a second. */
function sinceOf({ from }: Citation): string {
	return from?.slice(0, 19) ?? "";
}

function verdict(state: CheckedCitation["state"], reason: string): Verdict {
	return { state, now: null, reason };
}
