import { findShape } from "./findShapes";
import { businessTokens } from "./rules/business";
import { cloudTokens } from "./rules/clouds";
import { codeHostTokens } from "./rules/codeHosts";
import { modelTokens } from "./rules/models";
import { monitoringTokens } from "./rules/monitoring";
import { runShapes } from "./rules/runShapes";
import type { TokenRule } from "./rules/tokenRule";
import type { Span } from "./span";
import { isPlaceholder } from "./value/placeholder";
import { isWordLike } from "./value/wordLike";

interface Beginning {
	readonly prefix: string;
	readonly body: RegExp;
}

const rules = [...codeHostTokens, ...cloudTokens, ...modelTokens, ...businessTokens, ...monitoringTokens];

/** The beginnings by their first three characters, and those of only two by these; longest first. */
const beginnings = indexRules(rules);

/** Runs of this length are looked at for tokens without a telling beginning. */
const shortestShape = 30;
const longestShape = 1000;

/** Shorter runs of token characters are not looked at. */
const shortestRun = 12;

/** Tokens of known providers, by the way they begin, wherever they stand. */
export function findTokens(text: string): Span[] {
	const spans: Span[] = [];
	let runStart = 0;
	for (let at = 0; at <= text.length; at++) {
		if (at < text.length && isTokenCharacter(text.charCodeAt(at))) continue;
		const length = at - runStart;
		if (length >= shortestRun) findInRun(text, runStart, at, spans);
		if (length >= shortestShape && length <= longestShape) spans.push(...findRunShapes(text, runStart, at));
		runStart = at + 1;
	}
	return spans;
}

/** Looks where a token can begin: at the run's start and after each character that is no letter or digit. */
function findInRun(text: string, runStart: number, runEnd: number, spans: Span[]): void {
	let at = runStart + escapeLength(text, runStart);
	const lastStart = isBlob(text, runStart, runEnd) ? at : runEnd;
	while (at < runEnd && at <= lastStart) {
		if (isPublishable(text, at)) return;
		const end = tokenEnd(text, at);
		if (end !== null) spans.push({ start: at, end });
		at = end ?? at + 1;
		while (at < runEnd && isLetterOrDigit(text.charCodeAt(at - 1))) at++;
	}
}

/** Keys that stand in every page of a shop. */
function isPublishable(text: string, at: number): boolean {
	return text.startsWith("pk_live_", at) || text.startsWith("pk_test_", at);
}

/** The rules look at a character or two on both sides of the run, too. */
function findRunShapes(text: string, runStart: number, runEnd: number): Span[] {
	const from = Math.max(0, runStart - 2);
	const around = text.slice(from, runEnd + 2);
	return runShapes.flatMap((rule) => findShape(around, rule, from));
}

/** Base64 of an image or archive: any short beginning occurs in it by chance, so only its start counts. */
function isBlob(text: string, start: number, end: number): boolean {
	return end - start > 200 && !/[.$~]/.test(text.slice(start, end));
}

/** A run that follows a backslash or `%` begins with the rest of an escape: `\n`, `\u003d`, `%3D`. */
function escapeLength(text: string, runStart: number): number {
	const before = text[runStart - 1];
	if (before !== "\\" && before !== "%") return 0;
	const rest = before === "%" ? /^[0-9A-Fa-f]{2}/ : /^(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[nrtbfv])/;
	return rest.exec(text.slice(runStart, runStart + 5))?.[0].length ?? 0;
}

function tokenEnd(text: string, at: number): number | null {
	const two = text.charCodeAt(at) * 128 + text.charCodeAt(at + 1);
	return endOf(beginnings.get(two * 128 + text.charCodeAt(at + 2)), text, at) ?? endOf(beginnings.get(-two), text, at);
}

function endOf(candidates: readonly Beginning[] | undefined, text: string, at: number): number | null {
	if (candidates === undefined) return null;
	for (const { prefix, body } of candidates) {
		if (!text.startsWith(prefix, at) || !mayBegin(text, at, prefix)) continue;
		body.lastIndex = at + prefix.length;
		const match = body.exec(text)?.[0];
		if (match !== undefined && isRandomBody(prefix, match)) return at + prefix.length + match.length;
	}
	return null;
}

/**
 * After a character that base64 has, too, a beginning must tell more: `/key` and `-sk-` occur in it by chance.
 */
function mayBegin(text: string, at: number, prefix: string): boolean {
	const before = text[at - 1] ?? "";
	if (!/[/+_-]/.test(before)) return true;
	return /[^A-Za-z0-9]/.test(prefix) && (before === "/" || prefix.length >= 4);
}

/**
 * Is what follows the beginning random? A beginning of small letters may begin a word, too; a short one says so little
 * that the rest must have digits or changing case.
 */
function isRandomBody(prefix: string, body: string): boolean {
	const start = body.slice(0, 400);
	if (isPlaceholder(start) || new Set(start).size < 5) return false;
	const telling = prefix.length >= 4;
	if (telling && /[A-Z0-9]/.test(prefix)) return true;
	return !isWordLike(start) && (telling || /\d|[A-Z].*[a-z].*[A-Z]/.test(start));
}

function indexRules(all: readonly TokenRule[]): ReadonlyMap<number, readonly Beginning[]> {
	const index = new Map<number, Beginning[]>();
	for (const rule of all) {
		const body = new RegExp(rule.body, "y");
		for (const prefix of rule.prefixes.split(" ")) {
			const two = prefix.charCodeAt(0) * 128 + prefix.charCodeAt(1);
			const start = prefix.length === 2 ? -two : two * 128 + prefix.charCodeAt(2);
			index.set(start, [...(index.get(start) ?? []), { prefix, body }]);
		}
	}
	for (const [start, list] of index) {
		index.set(
			start,
			list.toSorted((a, b) => b.prefix.length - a.prefix.length),
		);
	}
	return index;
}

/** Letters, digits, and what tokens and their beginnings hold beside them. */
function isTokenCharacter(code: number): boolean {
	return (
		isLetterOrDigit(code) ||
		code === 95 ||
		code === 45 ||
		code === 46 ||
		code === 47 ||
		code === 36 ||
		code === 43 ||
		code === 126
	);
}

function isLetterOrDigit(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}
