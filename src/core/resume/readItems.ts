import type { Priority } from "../model/finding";
import type { OpenItem } from "./handoffRecord";
import { type ListEntry, listEntries } from "./listEntries";
import { linkTargets, plainText } from "./plainText";
import { isSame } from "./sameWords";
import { splitSource } from "./splitSource";

const unverifiedMark = /\s*\[UNVERIFIED\]\s*/;
const bold = /^\*\*(.+?)\*\*/;

/** What is left to do, from the lines of a part; `from` is when the section was written. */
export function readItems(lines: readonly string[], from: string | null): OpenItem[] {
	return listEntries(lines)
		.filter(({ text }) => !isRemainder(text))
		.map((entry) => readItem(entry, from));
}

/** Says how many entries are left out: no entry itself. */
export function isRemainder(text: string): boolean {
	return /^and \d+ more(?:, in the packet)?$|^\d+ earlier ones left out$/.test(text);
}

function readItem({ text, done, details }: ListEntry, from: string | null): OpenItem {
	const { words, source } = splitSource(text.replace(unverifiedMark, " "));
	const title = bold.exec(words)?.[1];
	const isStruck = title !== undefined && /^~~.*~~$/.test(title);
	const detail = (name: string) => valuesOf(details, name)[0] ?? null;
	const [plain = "", dash] = title === undefined ? cutAtDash(words) : [title, cutAtDash(words)[1]];
	return {
		title: isStruck ? plain.replaceAll("~~", "") : plain,
		step: detail("how") ?? dash ?? detail("pick up"),
		why: detail("why"),
		what: detail("what"),
		whatsLeft: detail("pick up"),
		blockers: valuesOf(details, "blocked by"),
		files: rawValuesOf(details, "files").flatMap(filesIn),
		priority: priorityIn(source),
		unverified: unverifiedMark.test(text),
		source,
		done: done || isStruck,
		from,
	};
}

function valuesOf(details: readonly string[], name: string): string[] {
	return rawValuesOf(details, name).map(plainText);
}

function rawValuesOf(details: readonly string[], name: string): string[] {
	const start = `${name}: `;
	return details
		.filter((detail) => detail.toLowerCase().startsWith(start))
		.map((detail) => detail.slice(start.length).trim());
}

/** The files of a line of links and code spans. */
export function filesIn(markdown: string): string[] {
	const spans = [...markdown.replace(/\[[^\]]*\]\((?:<[^<>]*>|[^()\s]*)\)/g, "").matchAll(/`([^`]+)`/g)];
	return [...linkTargets(markdown), ...spans.map(([, path = ""]) => path)];
}

/** `title — how`, as the part "Do first" has it. */
function cutAtDash(words: string): [string, string | undefined] {
	const at = words.indexOf(" — ");
	return at < 0 ? [words, undefined] : [words.slice(0, at), words.slice(at + 3)];
}

function priorityIn(source: string | null): Priority | null {
	const word = /\b(high|medium|low)\b/.exec(source ?? "")?.[1];
	return word === "high" || word === "medium" || word === "low" ? word : null;
}

/**
 * The items in the order in which they are to be done: what stands under "Do first" comes first, with the step it names
 * there; it is an item of its own where no other is the same.
 */
export function putFirst(items: readonly OpenItem[], first: readonly OpenItem[]): OpenItem[] {
	const front = first.map((named) => {
		const same = items.find((item) => isSame(item.title, named.title));
		return same === undefined ? named : { ...same, step: named.step ?? same.step, done: same.done || named.done };
	});
	return [...front, ...items.filter((item) => !front.some((named) => isSame(item.title, named.title)))];
}
