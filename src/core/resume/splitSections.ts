import type { HandoffSection, HandoffText } from "./handoffSection";
import { parseTime } from "./parseTime";

const startMark = /^<!-- codi-handoff ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) -->\s*$/;
const endMark = /^<!-- \/codi-handoff ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) -->\s*$/;
/** Other tools write `## Handoff` too; only one with a time is a section as we write it. */
const ownHeading = /^## (?:Auto-)?Handoff\s+\d{4}-\d{2}-\d{2}/;
const anyHeading = /^#{1,2}\s/;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/;

interface Open {
	readonly id: string | null;
	/** Its end mark stands further down: until there everything is its own. */
	readonly isClosed: boolean;
	readonly lines: string[];
}

/**
 * The sections of ours in a narrative file (R-000-45), whatever stands between them. `text` may begin in the middle of
 * the file: what belongs to a section whose beginning is cut off counts as foreign.
 */
export function splitSections(text: string): HandoffText {
	const lines = text.split(/\r?\n/);
	const closed = new Set(lines.flatMap((line) => endMark.exec(line)?.[1] ?? []));
	const found: HandoffSection[] = [];
	let open: Open | null = null;
	let hasForeignText = false;
	let isFenced = false;
	const close = (form: HandoffSection["form"]) => {
		if (open !== null) found.push(sectionOf(open, form));
		open = null;
	};
	for (const line of lines) {
		const current: Open | null = open;
		const id = startMark.exec(line)?.[1];
		if (id !== undefined) {
			close(formOf(current));
			isFenced = false;
			open = { id, isClosed: closed.has(id), lines: [] };
			continue;
		}
		if (endMark.test(line)) {
			isFenced = false;
			if (current?.isClosed && endMark.exec(line)?.[1] === current.id) close("whole");
			continue;
		}
		if (fence.test(line)) isFenced = !isFenced;
		if (!isFenced && endsAt(current, line)) close(formOf(current));
		if (!isFenced && open === null && ownHeading.test(line)) open = { id: null, isClosed: false, lines: [] };
		if (open !== null) open.lines.push(line);
		else if (line.trim() !== "") hasForeignText = true;
	}
	close(formOf(open));
	return { sections: newestFirst(found), hasForeignText };
}

/** A section without an end of its own reaches to the next heading of its rank; its first line is one itself. */
function endsAt(open: Open | null, line: string): boolean {
	if (open === null || open.isClosed || !anyHeading.test(line)) return false;
	return open.lines.some((own) => own.trim() !== "");
}

function formOf(open: Open | null): HandoffSection["form"] {
	return open?.id === null ? "byHand" : "torn";
}

function sectionOf({ id, lines }: Open, form: HandoffSection["form"]): HandoffSection {
	const at = lines.findIndex((line) => line.trim() !== "");
	const first = lines[at] ?? "";
	const heading = anyHeading.test(first) ? first.trim() : "";
	const body = lines
		.slice(heading === "" ? 0 : at + 1)
		.join("\n")
		.trim();
	return { key: id ?? heading, id, heading, at: parseTime(heading), body, form };
}

/**
 * The file grows at its end, so that what stands further down is newer where times do not say otherwise. The copy of a
 * section that a merge left counts once.
 */
function newestFirst(found: readonly HandoffSection[]): HandoffSection[] {
	let before = "";
	const dated = found.map((section, position) => {
		before = section.at ?? before;
		return { section, position, time: before };
	});
	const sorted = dated.sort((one, other) =>
		one.time === other.time ? other.position - one.position : one.time < other.time ? 1 : -1,
	);
	const seen = new Set<string>();
	return sorted.flatMap(({ section }) => {
		if (seen.has(section.key)) return [];
		seen.add(section.key);
		return [section];
	});
}
