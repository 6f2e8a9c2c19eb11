import type { PhraseBook } from "../phraseBook";
import type { PhraseMatcher } from "../phraseMatcher";
import { Cut, type Word } from "../readWords";
import { anchors, type Concept } from "./concept";

/** A wish to hand over: sure enough to act, or only to ask. */
export interface Wish {
	readonly isSure: boolean;
	readonly rule: string;
}

const longestWish = 60;
/** Letters of wishes in scripts without spaces: one alone is in half of all messages. */
const fewestLetters = 2;
const longestMove = 28;
const longestOpening = 24;
/** Words between going on and the new chat. */
const nearest = 3;
/** C-06 allows 8 words; fillers and scripts without spaces (a word a letter) take more. */
const longestOrder = 14;
const longestOrderInLetters = 34;

const asking = new Set(
	`how what why when where which who should do does did is are was were will if whenever whether each every how's como cómo qué
	comment pourquoi quand wie warum wann як как почему когда если 如何 怎么 如果 每次`.split(/\s+/),
);
const refusing = new Set(
	"dont not never no without cant wont doesnt isnt nicht kein keine pas jamais nunca não нет не".split(" "),
);

/**
 * A wish to hand over in any words (R-000-15 and the wishes real users voice): "update the notes so that I can continue in a
 * new chat", "write down what we have so we can pick this up tomorrow". The parts of such a wish are looked for, not one
 * phrase; parts alone ("save state to localStorage", "create a new session on login") are the talk of work.
 */
export function findWish(matcher: PhraseMatcher, book: PhraseBook): Wish | null {
	const { words } = matcher;
	if (!mayBeWish(words, book.wishWords)) return null;
	for (const parts of findParts(matcher, book)) {
		if (!parts.some(({ meanings }) => anchors.some((anchor) => meanings.has(anchor)))) continue;
		const wish = isOrder(matcher, parts, book)
			? { isSure: true, rule: "order to hand over" }
			: wishInSentences(words, parts);
		if (wish !== null) return wish;
	}
	return null;
}

/** The wish of a sentence, or of a sentence and the one before it. In a long text it is only asked about. */
function wishInSentences(words: readonly Word[], parts: readonly Part[]): Wish | null {
	let before = 0;
	for (const { start, end } of sentencesOf(words)) {
		const wish = wishOf(words, parts, start, end) ?? wishOf(words, parts, before, end);
		if (wish !== null && !isQuestion(words.slice(start, end)) && !isQuestion(words.slice(before, end)))
			return { ...wish, isSure: wish.isSure && words.length <= longestWish };
		before = start;
	}
	return null;
}

function wishOf(all: readonly Word[], allParts: readonly Part[], start: number, end: number): Wish | null {
	const parts = allParts.filter((part) => part.start >= start && part.end <= end);
	const has = (concept: Concept) => parts.some(({ meanings }) => meanings.has(concept));
	const isLater = parts.some((part) => part.meanings.has("future") && parts.some((other) => leadsTo(other, part)));
	if (!has("fresh") && !has("successor") && !isLater) return null;
	const length = end - start;
	if (length > longestWish || all.slice(start, end).some(({ text }) => refusing.has(text))) return null;
	const hasRecord = has("save") && (has("state") || has("talk") || has("handover"));
	const isMoving = parts.some((part) => part.meanings.has("fresh") && parts.some((other) => leadsTo(other, part)));
	if (hasRecord && isMoving) return { isSure: true, rule: "record for a new chat" };
	const isForSuccessor = parts.some((part) => part.meanings.has("successor") && isRecipient(all, part.start));
	if ((hasRecord || (has("save") && has("resume"))) && isForSuccessor)
		return { isSure: true, rule: "record for a successor" };
	if (hasRecord && isLater) return { isSure: true, rule: "record for later" };
	if (has("handover") && isForSuccessor) return { isSure: true, rule: "handover to a successor" };
	if (length <= longestMove && isMoving) return { isSure: false, rule: "moving to a new chat" };
	const isOpening = parts.some(
		(part) =>
			part.meanings.has("fresh") && parts.some((next) => next.start === part.end && next.meanings.has("opener")),
	);
	return length <= longestOpening && isOpening ? { isSure: false, rule: "opening for a new chat" } : null;
}

function mayBeWish(words: readonly Word[], wishWords: ReadonlySet<string>): boolean {
	let letters = 0;
	for (const { text } of words)
		if (wishWords.has(text) && (text.length > 1 || ++letters === fewestLetters)) return true;
	return false;
}

/** "continue in a new chat", "pick this up tomorrow", "新对话继续": going on and its place or time stand side by side. */
function leadsTo({ meanings, start, end }: Part, goal: Part): boolean {
	if (!meanings.has("moving") && !meanings.has("resume")) return false;
	return start >= goal.end ? start - goal.end <= nearest : goal.start >= end && goal.start - end <= nearest;
}

/** "for future agents", but not "in future sessions". */
function isRecipient(words: readonly Word[], start: number): boolean {
	return !/^(?:in|across|between|from|of|by|with|per|each|every|all|any|resume|open|restore|use|is|has|start)$/.test(
		words[start - 1]?.text ?? "",
	);
}

/** "save the session", "do a handoff and save state": the whole message is the order, and nothing in it is of the work. */
function isOrder(matcher: PhraseMatcher, parts: readonly Part[], book: PhraseBook): boolean {
	const { words } = matcher;
	const letters = words.reduce((sum, { text }) => sum + (text.length === 1 ? 1 : 0), 0);
	if (words.length > (letters * 2 > words.length ? longestOrderInLetters : longestOrder)) return false;
	if (isQuestion(words) || words.some(({ text, role }) => role === "opaque" || refusing.has(text))) return false;
	const found = new Set(parts.flatMap(({ meanings }) => [...meanings]));
	const isCore =
		(found.has("keep") && (found.has("talk") || found.has("core"))) ||
		(found.has("close") && found.has("talk")) ||
		found.has("handover");
	return isCore && covers(matcher, book);
}

interface Part {
	readonly start: number;
	readonly end: number;
	readonly meanings: ReadonlySet<Concept>;
}

/** The parts of a wish, language by language, from left to right, the longest first. */
function findParts(matcher: PhraseMatcher, book: PhraseBook): Iterable<readonly Part[]> {
	const found = new Map<number, { start: number; end: number; meanings: Set<Concept> }[]>();
	for (let at = 0; at < matcher.words.length; at++)
		for (const { end, meaning } of matcher.match(book.wishes, at)) {
			if (meaning.concept === "glue") continue;
			const parts = found.get(meaning.language) ?? [];
			found.set(meaning.language, parts);
			const last = parts.at(-1);
			if (last === undefined || last.end <= at) parts.push({ start: at, end, meanings: new Set([meaning.concept]) });
			else if (last.start !== at || last.end > end) continue;
			else if (last.end === end) last.meanings.add(meaning.concept);
			else parts.splice(-1, 1, { start: at, end, meanings: new Set([meaning.concept]) });
		}
	return found.values();
}

/** What follows is where to save to: 把该对话保存到 X. */
const destination = new Set(["到", "在"]);

/** Whether every word belongs to a part of a wish or to filling. */
function covers(matcher: PhraseMatcher, book: PhraseBook): boolean {
	const reached = new Set([0]);
	for (let at = 0; at < matcher.words.length; at++) {
		if (!reached.has(at)) continue;
		if (destination.has(matcher.words[at - 1]?.text ?? "")) reached.add(at + 1);
		for (const { end } of matcher.match(book.wishes, at)) reached.add(end);
		for (const { end } of matcher.match(book.root, at)) reached.add(end);
	}
	return reached.has(matcher.words.length);
}

function isQuestion(words: readonly Word[]): boolean {
	const first = words[0];
	if (first !== undefined && asking.has(first.text)) return true;
	return (
		words.at(-1)?.asked === true &&
		!/^(?:can|could|would|will|please|peux|kannst|puedes|pode|можешь)$/.test(first?.text ?? "")
	);
}

function sentencesOf(words: readonly Word[]): { readonly start: number; readonly end: number }[] {
	const starts = words.flatMap(({ cut }, at) => (at === 0 || cut === Cut.sentence ? [at] : []));
	return starts.map((start, at) => ({ start, end: starts[at + 1] ?? words.length }));
}
