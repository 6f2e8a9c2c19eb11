import type { UnfinishedFinding } from "../model/finding";
import type { Cite } from "./cite";
import { quoted } from "./inline";
import { fileLink } from "./links";

/** Items told in full, items named at all, files named for one. */
const shown = { inFull: 12, named: 40, files: 3 };
/** Characters of a title in a section. */
export const longestTitle = 140;
const longestDetail = 120;
/** Share of a text's words that nothing above it has: else it is not worth its line. */
const newWords = 0.4;

/** The first item with its first step; nothing where no step is known, for the item stands right below. */
export function doFirst([first]: readonly UnfinishedFinding[]): string[] {
	if (first === undefined) return [];
	const step = firstStep(first);
	return step === null ? [] : [`1. ${quoted(first.text, longestTitle)} — ${quoted(step, longestDetail)}`];
}

function firstStep({ how, whatsLeft, text }: UnfinishedFinding): string | null {
	const step = how ?? whatsLeft;
	return step === text ? null : step;
}

/**
 * One box for each item that is left, to be ticked when it is done: a ticked one is not handed on (R-003-7). What `told`
 * says already (the goals, the first step) is not said again.
 */
export function unfinishedLines(
	items: readonly UnfinishedFinding[],
	{ folder, told }: { readonly folder: string | null; readonly told: readonly string[] },
	cite: Cite,
): string[] {
	const [first] = items;
	const known = [...told];
	if (first !== undefined) known.push(firstStep(first) ?? "");
	const lines = items
		.slice(0, shown.named)
		.flatMap((item, at) => [itemLine(item, cite), ...(at < shown.inFull ? details(item, folder, known) : [])]);
	return items.length > shown.named ? [...lines, `- and ${items.length - shown.named} more, in the packet`] : lines;
}

function itemLine(item: UnfinishedFinding, cite: Cite): string {
	const marks = [item.priority, item.stakes, item.basis, cite(item.evidence[0])].join(", ");
	return `- [ ] ${quoted(item.text, longestTitle)}${item.unverified ? " [UNVERIFIED]" : ""} (${marks})`;
}

function details(item: UnfinishedFinding, folder: string | null, known: string[]): string[] {
	const before = [...known, item.text];
	const detail = (name: string, text: string | null) => {
		if (text === null || !saysMore(text, before)) return [];
		before.push(text);
		if (name === "why") known.push(text);
		return [`  - ${name}: ${quoted(text, longestDetail)}`];
	};
	const files = item.files.slice(0, shown.files).map((file) => fileLink(file, folder));
	const more = item.files.length - files.length;
	return [
		...detail("why", item.why),
		...detail("how", item.how),
		...detail("pick up", item.whatsLeft),
		...detail("what", beyond(item.what, item.text)),
		...(item.blockers ?? []).map((blocker) => `  - blocked by: ${quoted(blocker, longestDetail)}`),
		...(files.length === 0 ? [] : [`  - files: ${files.join(", ")}${more > 0 ? ` and ${more} more` : ""}`]),
	];
}

/** What a longer text says beyond the title; null when that is nothing. */
function beyond(what: string | null, title: string): string | null {
	const start = title.replace(/…$/, "");
	if (what === null || !what.startsWith(start)) return what;
	return `…${what.slice(start.length).replace(/^[\s.,;:!?…]+/, "")}`;
}

function saysMore(text: string, before: readonly string[]): boolean {
	const words = wordsOf(text);
	const known = new Set(before.flatMap(wordsOf));
	const fresh = words.filter((word) => !known.has(word)).length;
	return fresh > 0 && fresh >= words.length * newWords;
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
