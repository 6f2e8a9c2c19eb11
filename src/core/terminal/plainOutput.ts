import { readControlSequence } from "./controlSequence";
import { Screen } from "./screen";

/**
 * What a program wrote to a terminal as the plain text that stood there in the end: overwritten lines (progress bars,
 * spinners) as they were last, colours, titles and marks of the shell integration gone. Lines end with \n.
 */
export function plainOutput(raw: string): string {
	const screen = new Screen();
	for (let at = 0; at < raw.length; ) at = take(screen, raw, at);
	return screen.text();
}

/** Puts what stands at `at` on the screen; returns the index behind it. */
function take(screen: Screen, raw: string, at: number): number {
	const code = raw.charCodeAt(at);
	if (code >= 0x20 && code < 0x7f) {
		screen.put(raw.charAt(at));
		return at + 1;
	}
	if (code === 0x1b || (code >= 0x80 && code < 0xa0)) {
		const sequence = readControlSequence(raw, at);
		screen.apply(sequence);
		return sequence.end;
	}
	if (code > 0x7f) {
		const character = String.fromCodePoint(raw.codePointAt(at) ?? code);
		screen.put(character.toWellFormed());
		return at + character.length;
	}
	control(screen, code);
	return at + 1;
}

function control(screen: Screen, code: number): void {
	if (code === 0x0d) screen.toColumn(0);
	else if (code === 0x08) screen.back();
	else if (code === 0x09) screen.tab();
	else if (code >= 0x0a && code <= 0x0c) screen.feed();
}
