import type { Passage } from "../passage";

const listNumber = /^\d{1,2}[.)]\s+/;
/** A word of prose at the beginning; names of files and of code keep their case. */
const isWord = /^\p{Ll}+(?:['-]\p{Ll}+)*(?:[,:;]?\s|$)/u;
const endings = /\s*[:：;,.!?…。！？]+$/;

/** A sentence as the title of something to do: without "would you like me to", "leave … for later", "please". */
export function titleOf(passage: Pick<Passage, "plain" | "reader">): string {
	const { plain, reader } = passage;
	let text = plain.replace(listNumber, "");
	for (let before = ""; before !== text; ) {
		before = text;
		text = reader.strip("titleOpening", text.replace(endings, "")).trim();
		text = withoutEnding(text, reader);
	}
	if (text.length < 3) return plain;
	return isWord.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Takes off "for later", "for now", "another day" at the end. */
function withoutEnding(text: string, reader: Passage["reader"]): string {
	const ending = reader.find("titleEnding", text);
	const kept = ending === null ? text : text.slice(0, ending.index).trim();
	return kept.split(" ").length < 2 ? text : kept;
}
