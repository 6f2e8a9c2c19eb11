/** A text of at most `length` characters, cut at a word's end where one is near, with an ellipsis. */
export function shorten(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const space = cut.lastIndexOf(" ");
	return `${(space > length * 0.6 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}
