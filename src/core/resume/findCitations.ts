import type { Citation } from "./citation";
import { pathInProse, readPath } from "./citedPath";
import { readSpan } from "./citedSpan";
import { linkTargets } from "./plainText";
import type { PartKind } from "./sectionParts";

/** A line of a handoff, with the time of its section and the part it stands in. */
export interface CitedLine {
	readonly text: string;
	readonly part: PartKind;
	readonly from: string | null;
}

/** More than these nobody names in a brief; the rest is counted, not looked up. */
const mostCitations = 2000;
/** A line longer than this is no sentence. */
const longestLine = 4000;

/**
 * Everything that these lines name and that can be looked up in a working tree, each once, in the order in which it is
 * first named. `left`: how many more there are.
 */
export function findCitations(lines: readonly CitedLine[]): { readonly citations: Citation[]; readonly left: number } {
	const found = new Map<string, Citation>();
	for (const line of lines) {
		for (const citation of citationsIn(line)) {
			const key = `${citation.kind} ${citation.target} ${citation.line ?? ""}`;
			const known = found.get(key);
			found.set(key, known === undefined ? citation : joined(known, citation));
		}
	}
	const citations = [...found.values()];
	return { citations: citations.slice(0, mostCitations), left: Math.max(0, citations.length - mostCitations) };
}

/** The same thing named again: what one place knows more than the other. */
function joined(known: Citation, again: Citation): Citation {
	return {
		...known,
		file: known.file ?? again.file,
		near: [...new Set([...known.near, ...again.near])],
		isSure: known.isSure || again.isSure,
		wasThere: known.wasThere || again.wasThere,
		plan: known.plan === "made" || again.plan === "made" ? "made" : known.plan === again.plan ? known.plan : null,
	};
}

/** Words of making something that is not there yet. */
const making =
	/\b(?:creat(?:e|es|ed|ing)|add(?:s|ed|ing)?|writ(?:e|es|ing)|introduc(?:e|es|ing)|extract(?:s|ing)?|implement(?:s|ing)?|generat(?:e|es|ed|ing)|scaffold(?:s|ing)?|mak(?:e|es|ing)|mov(?:e|es|ing)|renam(?:e|es|ing)|split(?:s|ting)?|new|missing|not yet|does(?:n'?t| not) exist|to be|should|planned|will)\b/i;
const todo: ReadonlySet<PartKind> = new Set(["unfinished", "doFirst", "questions", "goal", "constraints"]);
const seen: ReadonlySet<PartKind> = new Set(["files", "state"]);

const codeSpan = /(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const link = /!?\[[^[\]]*\]\((?:<[^<>]*>|[^()\s]*)\)/g;
const reference = /\[([^[\]]*)\]\[[\w.-]+\]/g;
const definition = /^\s*\[[^\]]+\]:\s/;
const url = /\b[a-z][a-z0-9+.-]*:\/\/[^\s<>"'`)\]]+/gi;
const hosted = /^https?:\/\/[^/]+\/[^/]+\/[^/]+\/(?:-\/)?(?:issues|pull|pulls|merge_requests)\/(\d+)/;

function citationsIn({ text, part, from }: CitedLine): Citation[] {
	const line = text.slice(0, longestLine);
	const plan = making.test(line) ? "made" : todo.has(part) ? "todo" : null;
	const base = { line: null, file: null, near: [], isSure: true, wasThere: seen.has(part), plan, from } as const;
	const found: Citation[] = [];
	if (definition.test(line)) return found;
	const urls = [...line.matchAll(url)].map((match) => match[0]);
	for (const address of urls) {
		const number = hosted.exec(address)?.[1];
		if (number !== undefined) found.push({ ...base, kind: "issue", text: address, target: number });
	}
	for (const target of linkTargets(line)) {
		const path = readPath(target);
		if (path !== null) found.push({ ...base, kind: "file", text: path.text, target: path.path, line: path.line });
	}
	const words = line.replace(link, " ").replace(url, " ").replace(reference, "$1");
	let prose = words;
	for (const match of words.matchAll(codeSpan)) {
		found.push(...readSpan(match[2]?.trim() ?? "", words.slice(0, match.index), base));
		prose = prose.replace(match[0], " ");
	}
	found.push(...inProse(prose.replace(/\\([!-/:-@[-`{-~])/g, "$1"), base));
	return tied(found);
}

type Base = Omit<Citation, "kind" | "text" | "target">;

/** `step #1` is none. */
const issue =
	/(?<![\w&#/])(?<!\b(?:step|priority|item|number|no\.?|part|phase|wave|attempt|try|top|rank)\s)(?:[\w.-]+\/[\w.-]+|GH)?#(\d{1,7})\b(?!-?\w)|\bGH-(\d{1,7})\b/g;
const commit = /\b(?:commit|revision|sha)\s+([0-9a-f]{7,40})\b/gi;
const loneCommit = /(?<![\w/.-])(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])([0-9a-f]{7,40})(?![\w/-])/g;
const script = /\b(?:npm|pnpm|yarn|bun) run ([\w:.-]*\w)/g;
const branch = /(?:^git: |\bbranch )([\w.-]+(?:\/[\w.-]*\w)+|(?:main|master|develop|trunk)\b)/g;

function inProse(prose: string, base: Base): Citation[] {
	const found: Citation[] = pathInProse(prose).map((path) => ({
		...base,
		kind: "file",
		text: path.text,
		target: path.path,
		line: path.line,
		isSure: path.isSure,
	}));
	for (const [text, number, other] of prose.matchAll(issue))
		found.push({ ...base, kind: "issue", text: text.trim(), target: number ?? other ?? "" });
	for (const [, sha = ""] of prose.matchAll(commit))
		found.push({ ...base, kind: "commit", text: sha, target: sha.toLowerCase() });
	for (const [, sha = ""] of prose.matchAll(loneCommit))
		found.push({ ...base, kind: "commit", text: sha, target: sha, isSure: false });
	for (const [text] of prose.matchAll(script)) found.push({ ...base, kind: "command", text, target: text });
	for (const [, name = ""] of prose.replace(/^\s*[-*+]\s+/, "").matchAll(branch))
		found.push({ ...base, kind: "branch", text: name, target: name });
	return found;
}

/** Symbols belong to the file named in the same line where there is only one, and should stand near the line named. */
function tied(found: readonly Citation[]): Citation[] {
	const files = found.filter(({ kind, isSure }) => kind === "file" && isSure);
	const file = new Set(files.map(({ target }) => target)).size === 1 ? files[0] : undefined;
	if (file === undefined) return [...found];
	const near = found.filter(({ kind }) => kind === "symbol").map(({ target }) => target);
	return found.map((citation) => {
		if (citation.kind === "symbol") return { ...citation, file: file.target };
		return citation.kind === "file" && citation.line !== null ? { ...citation, near } : citation;
	});
}
