/** What a part of a section tells, whatever its title's words are. */
export type PartKind =
	| "goal"
	| "constraints"
	| "corrections"
	| "state"
	| "running"
	| "doFirst"
	| "unfinished"
	| "questions"
	| "issues"
	| "decisions"
	| "attempts"
	| "lessons"
	| "files"
	| "provenance"
	| "other";

export interface SectionPart {
	readonly kind: PartKind;
	/** Empty for what stands above the first title. */
	readonly title: string;
	readonly lines: readonly string[];
}

/** Ours, those of the catalogue's other documents (R-002-16, R-003-21), and what people write. The first that fits. */
const titles: readonly (readonly [RegExp, PartKind])[] = [
	[/^provenance/i, "provenance"],
	[/still running|live.?watch|in.?flight/i, "running"],
	[/do(?:es)? first|first step|start here/i, "doFirst"],
	[/constraint|standing order|ground rules/i, "constraints"],
	[/correction/i, "corrections"],
	[/question|(?:pending|open|outstanding) decision/i, "questions"],
	[/decision/i, "decisions"],
	[
		/unfinished|next steps?|what to do|to.?dos?\b|remaining|open (?:items?|loops?|work|tasks?)|what'?s left/i,
		"unfinished",
	],
	[/tried|not (?:to )?re-?try|dead ends?|avoid/i, "attempts"],
	[/block(?:er|ed)|issue|risk/i, "issues"],
	[/lesson|learning|gotcha/i, "lessons"],
	[/\bfiles?\b/i, "files"],
	[/goal|intent|objective/i, "goal"],
	[/\bstate\b|status|terminals/i, "state"],
];

const heading = /^#{3,6}\s+(.*)$/;
const closingMarks = /(?<!#)#+$/;
/** A line longer than this is no sentence: its rest is passed over, so that no line can take long to be read. */
const longestLine = 4_000;
const fence = /^\s{0,3}(?:`{3,}|~{3,})/;

/** The parts of a section's body. */
export function sectionParts(body: string): SectionPart[] {
	const parts: { title: string; lines: string[] }[] = [{ title: "", lines: [] }];
	let isFenced = false;
	for (const whole of body.split("\n")) {
		const line = whole.slice(0, longestLine).toWellFormed();
		if (fence.test(line)) isFenced = !isFenced;
		const title = isFenced ? undefined : heading.exec(line)?.[1]?.trimEnd().replace(closingMarks, "").trimEnd();
		if (title !== undefined) parts.push({ title, lines: [] });
		else parts.at(-1)?.lines.push(line);
	}
	return parts.map(({ title, lines }) => ({ kind: kindOf(title), title, lines }));
}

function kindOf(title: string): PartKind {
	return titles.find(([pattern]) => pattern.test(title))?.[1] ?? "other";
}
