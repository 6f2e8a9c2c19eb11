import { plainLine } from "../render/inline";
import type { Said } from "./handoffRecord";
import { listEntries } from "./listEntries";

/** What a `STATE.md` tells that another tool keeps of its work sessions, as far as the next session needs it. */
export interface SessionState {
	/** The file, relative to the workspace folder. */
	readonly file: string;
	/** It was not closed: it crashed or was interrupted (R-004-40). Null when it was closed. */
	readonly unfinished: UnfinishedSession | null;
	/** What it says not to do again (R-004-37). */
	readonly attempts: readonly Said[];
	/** Questions without an answer (R-004-38). */
	readonly questions: readonly Said[];
	/** What it recommends for the next session (R-004-39). Null when it recommends nothing. */
	readonly recommendation: Recommendation | null;
}

/** A work session that nobody closed. */
export interface UnfinishedSession {
	/** As the file says it; null when it does not. */
	readonly startedAt: string | null;
	readonly branch: string | null;
	/** Waves of work that the file lists. */
	readonly waves: number;
}

/** Each null when the file does not say it. */
export interface Recommendation {
	/** "unknown" when it is none of those that are defined (R-004-63). */
	readonly mode: (typeof modes)[number] | "unknown" | null;
	readonly rationale: string | null;
	/** From 0 to 1. */
	readonly completion: number | null;
	/** From 0 to 1. */
	readonly carryover: number | null;
	/** Numbers of issues, at most five. */
	readonly issues: readonly string[];
}

const modes = ["feature", "deep", "housekeeping", "plan-retro"] as const;
/** The tool itself keeps no more. */
const most = { attempts: 10, questions: 20, issues: 5 };

/**
 * Reads a `STATE.md`: frontmatter and sections, each of which may be missing. Null when the text has no frontmatter: then
 * it is no such file (R-004-4: it degrades and never fails).
 * @param file its path relative to the workspace folder
 */
export function readSessionState(text: string, file: string): SessionState | null {
	const [, front, body] = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
	if (front === undefined) return null;
	const fields = readFields(front.split(/\r?\n/));
	const sections = readParts((body ?? "").split(/\r?\n/));
	const isOpen = ["active", "paused"].includes(fields.get("status")?.[0] ?? "");
	return {
		file,
		unfinished: isOpen ? unfinishedSession(fields, sections) : null,
		attempts: attemptsIn(sections.get("what not to retry") ?? [], file).slice(0, most.attempts),
		questions: questionsIn(sections.get("open questions") ?? [], file).slice(0, most.questions),
		recommendation: recommendationIn(fields),
	};
}

type Fields = ReadonlyMap<string, readonly string[]>;

/** `key: value`, `key: [a, b]`, and `key:` with `- a` below it. */
function readFields(lines: readonly string[]): Fields {
	const fields = new Map<string, string[]>();
	let values: string[] | null = null;
	for (const line of lines) {
		const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? [];
		const [, name, value = ""] = /^([\w-]+):(?:\s+(.*))?$/.exec(line) ?? [];
		if (name !== undefined) {
			values = valuesIn(value);
			fields.set(name.replaceAll("_", "-").toLowerCase(), values);
		} else if (item !== undefined) values?.push(...valuesIn(item));
	}
	return fields;
}

function valuesIn(text: string): string[] {
	const list = /^\[(.*)\]$/.exec(text.trim())?.[1];
	const parts = list === undefined ? [text] : list.split(",");
	return parts.map((part) => plainLine(unquoted(part.trim()))).filter((part) => !["", "null", "~"].includes(part));
}

function unquoted(text: string): string {
	return /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;
}

/** The lines below each heading of the second level, by its words in lower case. */
function readParts(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
	const parts = new Map<string, string[]>();
	let part: string[] | null = null;
	for (const line of lines) {
		const heading = /^##\s+(\S.*)$/.exec(line)?.[1];
		if (heading !== undefined) {
			part = [];
			parts.set(heading.trim().toLowerCase(), part);
		} else part?.push(line);
	}
	return parts;
}

function unfinishedSession(fields: Fields, parts: ReadonlyMap<string, readonly string[]>): UnfinishedSession {
	const history = parts.get("wave history") ?? [];
	const headings = history.filter((line) => /^###\s+wave\b/i.test(line)).length;
	return {
		startedAt: fields.get("started-at")?.[0] ?? null,
		branch: fields.get("branch")?.[0] ?? null,
		waves: headings > 0 ? headings : listEntries(history).filter(({ text }) => /^wave\b/i.test(text)).length,
	};
}

/** `- **approach** (session, date)` with `- why: …` below it. */
function attemptsIn(lines: readonly string[], file: string): Said[] {
	return listEntries(lines).map(({ text: marked, done, details }) => {
		const text = marked.replace(/^\*\*(.+?)\*\*/, "$1");
		const why = details.find((detail) => /^why:/i.test(detail))?.replace(/^why:\s*/i, "");
		return { text: why === undefined ? text : `${text}: ${plainLine(why)}`, source: file, done, from: null };
	});
}

/** `- [ ] question (source: …, prio: …)`; what is ticked has its answer. */
function questionsIn(lines: readonly string[], file: string): Said[] {
	return listEntries(lines).flatMap(({ text, done }) => (done ? [] : [{ text, source: file, done, from: null }]));
}

function recommendationIn(fields: Fields): Recommendation | null {
	const said = (name: string) => fields.get(name)?.[0] ?? null;
	const mode = said("recommended-mode");
	const priorities = fields.get("top-priorities") ?? [];
	if (mode === null && priorities.length === 0) return null;
	return {
		mode: mode === null ? null : (modes.find((known) => known === mode) ?? "unknown"),
		rationale: said("rationale"),
		completion: ratio(said("completion-rate")),
		carryover: ratio(said("carryover-ratio")),
		issues: priorities.flatMap((one) => /^#?(\d{1,9})$/.exec(one)?.[1] ?? []).slice(0, most.issues),
	};
}

function ratio(text: string | null): number | null {
	const value = text === null ? Number.NaN : Number(text);
	return value >= 0 && value <= 1 ? value : null;
}
