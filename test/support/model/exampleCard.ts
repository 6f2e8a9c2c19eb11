import type { Watch } from "../../../src/core/model/watch";
import type { CheckedCitation } from "../../../src/core/resume/citation";
import { countCitations } from "../../../src/core/resume/citation";
import type { HandoffContent } from "../../../src/core/resume/handoffRecord";
import { joinRecords } from "../../../src/core/resume/joinRecords";
import type { ReadinessCard } from "../../../src/core/resume/readinessCard";
import { readRecord } from "../../../src/core/resume/readRecord";
import type { SuccessorBrief } from "../../../src/core/resume/successorBrief";
import { sectionOf } from "../../core/resume/sections";

const section = sectionOf(`### Goal
> Fix the CSV export. Keep the API. ([turn 1][0d0e8-1])

### Standing constraints and corrections (the user's words)
- “never commit to main” ([turn 1][0d0e8-1])
- Correction: “no, the bug is in the export” ([turn 2][0d0e8-2])

### State
- \`npm test\` failed (exit 1): \`csv > keeps the last row\` ([turn 2][0d0e8-2], run)
- git: \`fix/export\` at \`0123456789ab\` “Keep the last row”; 2 unpushed

### Do first
1. “Write the streaming parser” — “start from parseRows”

### Unfinished
- [ ] “Write the streaming parser” [UNVERIFIED] (high, T2, dialogue, [turn 3][0d0e8-3])
  - why: “files over 50 MB do not fit into memory”
  - pick up: “nothing of it is started”
  - blocked by: “waiting on the schema from Kim”
  - files: [\`csv.ts\`](src/csv.ts)
- [x] “Tell Kim” (low, T0, dialogue, [turn 3][0d0e8-3])

### Open questions
- “Should empty files export a header?” (“yes” / “no”) (asked by the agent, [turn 3][0d0e8-3])

### Tried and failed
- “Trimming the input” — “it dropped blank rows” (run, [turn 2][0d0e8-2])

### Lessons
- “The splitter drops the last row without a line end” (run, [turn 2][0d0e8-2])
- “Big files may be slow” (dialogue, [turn 2][0d0e8-2])

[0d0e8-1]: vscode://codialectic.codi-handoff/turn?conversation=c1&turn=1&offset=100`);

const citation = (text: string, state: CheckedCitation["state"], reason: string, now: string | null = null) =>
	({
		kind: "file",
		text,
		target: text,
		line: null,
		file: null,
		near: [],
		isSure: true,
		wasThere: false,
		plan: null,
		from: section.at,
		state,
		now,
		reason,
	}) satisfies CheckedCitation;

const citations = [
	citation("src/csv.ts", "holds", "is there"),
	citation("src/old.ts", "moved", "renamed in 0123456789ab", "src/new.ts"),
	citation("src/never.ts:4", "neverExisted", "not there, and no commit ever had it"),
];

export const exampleWatch: Watch = {
	kind: "terminal",
	what: "npm run dev | tee log",
	id: null,
	schedule: null,
	owner: "terminal zsh",
	since: "2026-11-27T09:00:00.000Z",
	ports: [5173],
	recreate: true,
	mayRun: false,
};

/** The card of the invented handoff of `exampleHandoff`, two days later. */
export const exampleCard: ReadinessCard = {
	kind: "ready",
	folder: "/work/tide",
	file: "/work/tide/NEXT_SESSION_HANDOFF.md",
	handoffs: [{ section, integrity: "changed", written: "## other" }],
	isConsumed: false,
	ageMs: 2 * 86_400_000,
	content: joinRecords([readRecord(section)]),
	since: {
		branchThen: "fix/export",
		branchNow: "main",
		commitsCount: 2,
		commits: [{ sha: "0123456789ab", subject: "Keep the last row" }],
		files: ["src/csv.ts"],
		filesCount: 1,
		uncommittedCount: 0,
		otherHandoffs: [],
	},
	citations,
	counts: countCitations(citations),
	watches: [exampleWatch],
	state: null,
	alerts: [
		{ code: "branchChanged", before: "fix/export", now: "main" },
		{ code: "sectionChanged", heading: section.heading },
		{ code: "fabricated", count: 1 },
	],
};

/** The same card with these words wherever a handoff's words stand. */
export function cardSaying(text: string): ReadinessCard {
	const said = { text, source: text, done: false, from: null };
	const item = {
		title: text,
		step: text,
		why: text,
		what: text,
		whatsLeft: text,
		blockers: [text],
		files: [text],
		priority: null,
		unverified: true,
		source: text,
		done: false,
		from: null,
	};
	const content: HandoffContent = {
		goals: [text],
		constraints: [said],
		corrections: [said],
		items: [item, item],
		questions: [said],
		issues: [said],
		decisions: [said],
		attempts: [said],
		lessons: [said],
		running: [said],
		state: [text],
		files: [text],
	};
	return {
		...exampleCard,
		handoffs: [{ section: { ...section, heading: `## ${text}` }, integrity: "unknown", written: null }],
		content: { ...content, doneItems: [item] },
		since: {
			...exampleCard.since,
			branchNow: text,
			commits: [{ sha: "0123456789ab", subject: text }],
			files: [text],
			otherHandoffs: [text],
		},
		citations: [citation(text, "gone", text, text)],
		watches: [{ ...exampleWatch, what: text, id: text, schedule: text, owner: text }],
		alerts: [
			{ code: "branchChanged", before: text, now: text },
			{ code: "sectionChanged", heading: text },
		],
	};
}

export const exampleBrief: SuccessorBrief = {
	createdAt: "2026-11-29T09:31:00.000Z",
	card: exampleCard,
	goal: null,
	agents: [
		{
			agent: "claude-code",
			id: "c1",
			surface: "terminal",
			task: "Fix the export",
			status: "signed-off",
			contextPercent: 71.6,
			launcher: "claude",
			model: "claude-sonnet-5",
			lastActivity: "2026-11-27T09:30:00.000Z",
			isOutgoing: true,
		},
	],
	decisions: [{ decision: "Split on line ends", why: "blank rows | carry meaning", who: "agent" }],
	corrections: [
		{ text: "the bug is in the export", category: "assumption", importance: 7, quote: "no, the bug is in the export" },
	],
	pullRequests: [{ repository: "acme/tide", number: 12, status: "open", what: "Keep the last row" }],
	watches: [exampleWatch],
	collabs: [],
	relay: [],
};
