import { shorten } from "../model/shorten";

const longestLine = 160;

/**
 * Does a text hold all of these words, in whatever case? Then the line that holds most of them, to be shown; null when
 * one of them is missing.
 */
export function findWords(text: string, query: string): string | null {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const lower = text.toLowerCase();
	if (!words.every((word) => lower.includes(word))) return null;
	const count = (line: string) => words.filter((word) => line.toLowerCase().includes(word)).length;
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const best = lines.reduce((one, other) => (count(other) > count(one) ? other : one), lines[0] ?? "");
	return shorten(best.trim(), longestLine);
}
