/** Windows by the beginning of a model's name, in tokens (R-002-2). The first that fits counts. */
const windows: readonly (readonly [RegExp, number])[] = [
	[/^claude-(?:opus-4-[6-8]|sonnet-4-6)/, 1_000_000],
	[/^claude-(?:haiku-4-5|3|opus-4|sonnet-4)/, 200_000],
];

/** The size of a model's context window in tokens; null for a model that is not known: nothing is guessed. */
export function contextWindow(model: string | null): number | null {
	if (model === null) return null;
	if (/\[1m\]|-1m\b/.test(model)) return 1_000_000;
	return windows.find(([name]) => name.test(model))?.[1] ?? null;
}
