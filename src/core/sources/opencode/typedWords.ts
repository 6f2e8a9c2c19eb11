/**
 * What the user typed. `opencode run` puts quotes round each argument with a space in it, and a backslash before
 * quotes inside (`run.ts`): a text that is one such argument is given back as it was typed.
 */
export function typedWords(text: string): string {
	const words = text.trim();
	const inner = words.slice(1, -1);
	const isOneArgument = words.startsWith('"') && words.endsWith('"') && inner.includes(" ") && !/(?<!\\)"/.test(inner);
	return isOneArgument ? inner.replaceAll('\\"', '"').trim() : words;
}
