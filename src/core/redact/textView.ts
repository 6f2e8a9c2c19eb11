import type { Span } from "./span";

/** A text with some ranges left out, which can tell where its spans stand in the text it was made from. */
export interface TextView {
	readonly text: string;
	/** The span of the original text from the first to the last of the given characters, left-out ranges between included. */
	toOriginal(span: Span): Span;
}

/** The text as it is. */
export function plainView(text: string): TextView {
	return { text, toOriginal: (span) => span };
}

/** A part of a view. */
export function partOf(view: TextView, part: Span): TextView {
	return {
		text: view.text.slice(part.start, part.end),
		toOriginal: (span) => view.toOriginal({ start: span.start + part.start, end: span.end + part.start }),
	};
}

/** A view that leaves out the given ranges, which must be sorted and apart. */
export function viewWithout(view: TextView, ranges: readonly Span[]): TextView {
	if (ranges.length === 0) return view;
	let text = "";
	let from = 0;
	/** Positions in the new text, and how much was left out before them. */
	const starts: number[] = [0];
	const shifts: number[] = [0];
	for (const range of ranges) {
		text += view.text.slice(from, range.start);
		from = range.end;
		starts.push(text.length);
		shifts.push(from - text.length);
	}
	text += view.text.slice(from);
	const position = (at: number): number => at + (shifts[lastAtMost(starts, at)] ?? 0);
	return {
		text,
		toOriginal: (span) => view.toOriginal({ start: position(span.start), end: position(span.end - 1) + 1 }),
	};
}

/** Index of the last number that is at most `limit`; the numbers ascend and the first is 0. */
function lastAtMost(numbers: readonly number[], limit: number): number {
	let low = 0;
	let high = numbers.length - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((numbers[middle] ?? 0) <= limit) low = middle;
		else high = middle - 1;
	}
	return low;
}
