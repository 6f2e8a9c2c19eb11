import { africa } from "./catalogue/africa";
import { eastAsia } from "./catalogue/eastAsia";
import { english } from "./catalogue/english";
import { englishThanks, shared } from "./catalogue/englishThanks";
import { europe } from "./catalogue/europe";
import { germanic } from "./catalogue/germanic";
import { middleEast } from "./catalogue/middleEast";
import { romance } from "./catalogue/romance";
import { slavic } from "./catalogue/slavic";
import { southAsia } from "./catalogue/southAsia";
import { southEastAsia } from "./catalogue/southEastAsia";
import { PhraseEndings } from "./phraseEndings";
import { openClasses, PhraseIndex } from "./phraseIndex";
import { addPhrases, emptyNode, type PhraseClasses, type PhraseNode } from "./phraseTree";
import { readWords } from "./readWords";
import { type Catalogue, type Role, roles } from "./role";
import { Spelling } from "./spelling";
import { anchors, type Concept, concepts, type WishWord } from "./wishes/concept";
import { wishCatalogues } from "./wishes/wishCatalogues";

const catalogues: readonly Catalogue[] = [
	shared,
	english,
	englishThanks,
	...romance,
	...germanic,
	...slavic,
	...europe,
	...middleEast,
	...southAsia,
	...southEastAsia,
	...eastAsia,
	...africa,
];

/** The catalogues, compiled for matching. */
export interface PhraseBook {
	readonly root: PhraseNode<Role>;
	readonly wishes: PhraseNode<WishWord>;
	readonly index: PhraseIndex;
	readonly spelling: Spelling;
	readonly endings: PhraseEndings;
	/** Words without one of which a message holds no wish to hand over; saves looking for one. */
	readonly wishWords: ReadonlySet<string>;
}

const books = new Map<string, PhraseBook>();

/** The phrases of all languages, and those that count only where the language is known to be `lang`; compiled once. */
export function phraseBook(lang: string | undefined): PhraseBook {
	const hinted = catalogues.find((catalogue) => catalogue.hinted !== undefined && catalogue.lang === lang)?.lang ?? "";
	const known = books.get(hinted);
	if (known !== undefined) return known;
	const book = compile(hinted);
	books.set(hinted, book);
	return book;
}

function compile(hinted: string): PhraseBook {
	const classes: PhraseClasses = new Map();
	const root = emptyNode<Role>();
	const wishes = emptyNode<WishWord>();
	for (const { lang, classes: own = {}, hinted: extra, ...phrases } of catalogues) {
		const keyOf = (name: string) => classKey(name, lang, own);
		for (const [name, text] of Object.entries(own)) {
			const key = keyOf(name);
			const node = classes.get(key) ?? emptyNode<true>();
			classes.set(key, node);
			addPhrases({ root: node, classes, keyOf }, text, true);
		}
		for (const role of roles) {
			addPhrases({ root, classes, keyOf }, phrases[role] ?? "", role);
			if (lang === hinted) addPhrases({ root, classes, keyOf }, extra?.[role] ?? "", role);
		}
	}
	for (const [language, catalogue] of wishCatalogues.entries())
		for (const concept of concepts) {
			const keyOf = (name: string) => `${language}:${name}`;
			addPhrases({ root: wishes, classes, keyOf }, catalogue[concept] ?? "", { concept, language });
		}
	return {
		root,
		wishes,
		index: new PhraseIndex(classes),
		spelling: new Spelling([root, wishes], classes),
		endings: new PhraseEndings(root, classes),
		wishWords: collectWishWords(),
	};
}

/** Words of wishes that never stand in one without a rarer word, and often stand in other messages. */
const common =
	"new code any other one claude after some again full working ai am existing another mais final dev clean next script open prompt message status end whole work person time brief short quick complete every my our for to the same";

function collectWishWords(): Set<string> {
	const wordsIn = (concept: Concept) =>
		wishCatalogues.flatMap((catalogue) =>
			readWords((catalogue[concept] ?? "").replace(/[^\p{L}\p{N}\p{M}'\s]/gu, " ")),
		);
	const found = new Set(anchors.flatMap(wordsIn).map(({ text }) => text));
	for (const { text } of [...wordsIn("glue"), ...wordsIn("save"), ...readWords(common)]) found.delete(text);
	return found;
}

/** Classes that are not the language's own are shared; a choice belongs to the language that writes it. */
function classKey(name: string, lang: string, own: Readonly<Record<string, string>>): string {
	if (openClasses.has(name)) return name;
	return Object.hasOwn(own, name) || name.startsWith("(") ? `${lang}:${name}` : `:${name}`;
}
