import type { ClosureMessage } from "./closure";
import { coverEnd } from "./coverWords";
import { phraseBook } from "./phraseBook";
import { PhraseMatcher } from "./phraseMatcher";
import { readWords } from "./readWords";
import { takeSpeech } from "./takeSpeech";

/** Characters. */
const longestFilling = 80;

/** Whether a message says nothing of its own: empty, "ok", "no", "great job", a nod in any of the languages. */
export function isOnlyFilling({ text, lang }: ClosureMessage): boolean {
	if (text.length > longestFilling) return false;
	const book = phraseBook(lang);
	const words = readWords(takeSpeech(text).text);
	if (words.length === 0) return true;
	return book.endings.mayEnd(words) && coverEnd(book.root, new PhraseMatcher(words, book.index))?.start === 0;
}
