import fc from "fast-check";

/** Values that sit where others are expected, and some that only look harmless. */
const values = fc.oneof(
	fc.jsonValue(),
	fc.constantFrom<unknown>(
		"__proto__",
		"length",
		-1,
		1e300,
		"2026-13-45",
		[],
		[[]],
		[null],
		{},
		{ value: null },
		{ text: 7 },
	),
);

/** A JSON text with a value somewhere inside exchanged, taken out or put in twice, or the text itself cut or broken. */
export function spoilt(text: string): fc.Arbitrary<string> {
	return fc.oneof(
		fc.tuple(fc.nat(4000), values).map(([which, value]) => exchange(text, which, value)),
		fc.nat(4000).map((which) => exchange(text, which, undefined)),
		fc.nat(text.length).map((at) => text.slice(0, at)),
		fc
			.tuple(fc.nat(text.length), fc.string({ unit: "binary" }))
			.map(([at, noise]) => text.slice(0, at) + noise + text.slice(at + noise.length)),
	);
}

/** Exchanges the `which`th value of a JSON text, counted as they are visited. */
function exchange(text: string, which: number, value: unknown): string {
	const count = countValues(text);
	let at = 0;
	const changed: unknown = JSON.parse(text, (_, old) => (at++ === which % count ? value : old));
	return JSON.stringify(changed) ?? "";
}

function countValues(text: string): number {
	let count = 0;
	JSON.parse(text, (_, value) => {
		count++;
		return value;
	});
	return count;
}
