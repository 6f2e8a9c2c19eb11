import { chinese } from "./chinese";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { italian } from "./italian";
import { japanese } from "./japanese";
import { korean } from "./korean";
import type { Language } from "./language";
import { portuguese } from "./portuguese";
import { russian } from "./russian";
import { spanish } from "./spanish";
import { turkish } from "./turkish";

/** All languages that have words here. */
export const languages: readonly Language[] = [
	english,
	portuguese,
	french,
	german,
	spanish,
	italian,
	russian,
	turkish,
	chinese,
	japanese,
	korean,
];

/** Words of all languages that carry no topic. */
export const stopWords: ReadonlySet<string> = new Set(languages.flatMap(wordsOf));

/** Words of one language that carry no topic: they tell as well which language a text is in. */
export function wordsOf(language: Language): string[] {
	return language.stopWords === "" ? [] : language.stopWords.split(" ");
}
