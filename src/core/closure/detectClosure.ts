import { autoToggle } from "./autoToggle";
import type { Closure, ClosureConfidence, ClosureMessage, ClosureTier } from "./closure";
import { coverEnd } from "./coverWords";
import { dropExcuse } from "./dropExcuse";
import { judgeCover } from "./judgeCover";
import { type PhraseBook, phraseBook } from "./phraseBook";
import { PhraseMatcher } from "./phraseMatcher";
import { readWords } from "./readWords";
import { readSocialTalk } from "./socialTalk";
import { takeSpeech } from "./takeSpeech";
import { findWish } from "./wishes/findWish";

const leavingCommand = /^[/:](?:exit|quit|bye|logout|q|wq|x|q!|wq!)$/i;
const handoffCommand = /^\/(?:handoff|close|save-handoff|session-end)$/i;

const nothing = closure("NONE", null, "nothing said about leaving");

/**
 * What the words of a message say about leaving (R-000-14 to 19). What decides is the role of a phrase in the message: said to
 * the agent, about the session, as the last thing. Work, quotations, code, questions and deferred topics close nothing.
 * Suppression and the state of the session are `decide`'s. Never throws; linear in the length of the text.
 */
export function detectClosure(message: ClosureMessage): Closure {
	const said = detectWords(message.text, message.lang);
	if (said.tier !== "F" || said.confidence !== "MEDIUM") return said;
	const before = message.previous?.at(-1);
	const wasLeaving = before !== undefined && detectWords(before, message.lang).confidence === "HIGH";
	return wasLeaving ? { ...said, confidence: "HIGH", reason: `${said.reason}, after a direct closure` } : said;
}

function detectWords(text: string, lang: string | undefined): Closure {
	const command = text.trim();
	if (command.length < 20) {
		if (leavingCommand.test(command)) return closure("A", "HIGH", "command to leave");
		if (handoffCommand.test(command)) return closure("B", "HIGHEST", "command to hand off");
	}
	if (autoToggle(text) !== null) return closure("NONE", null, "switch of auto-handoff");
	const book = phraseBook(lang);
	const speech = takeSpeech(text);
	const read = readWords(speech.text);
	if (read.length === 0) return nothing;
	const words = book.spelling.correct(read);
	const matcher = new PhraseMatcher(words, book.index);
	const wish = findWish(matcher, book);
	if (wish !== null) return closure("B", wish.isSure ? "HIGHEST" : "MEDIUM", wish.rule);
	return detectFarewell(matcher, book, speech.isCut);
}

function detectFarewell(matcher: PhraseMatcher, book: PhraseBook, isCut: boolean): Closure {
	const said = detectPhrases(matcher, book, isCut);
	if (said.tier !== "NONE" || isCut) return said;
	const talk = readSocialTalk(matcher.words);
	if (talk === null) return said;
	return talk === "thanks"
		? closure("C", "MEDIUM-HIGH", "thanks in free words")
		: closure("A", "HIGH", "goodbye in free words");
}

function detectPhrases(matcher: PhraseMatcher, book: PhraseBook, isCut: boolean): Closure {
	const cover = book.endings.mayEnd(matcher.words) ? coverEnd(book.root, matcher) : null;
	if (cover !== null) return judgeCover(matcher.words, cover, isCut);
	const spoken = dropExcuse(matcher.words);
	const earlier = spoken === null ? null : coverEnd(book.root, new PhraseMatcher(spoken, book.index));
	if (spoken === null || earlier === null) return nothing;
	const judged = judgeCover(spoken, earlier, isCut);
	return judged.tier === "C" || judged.tier === "B" ? nothing : judged;
}

function closure(tier: ClosureTier, confidence: ClosureConfidence, reason: string): Closure {
	return { tier, confidence, reason };
}
