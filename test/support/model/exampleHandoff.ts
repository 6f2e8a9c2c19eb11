import type { Evidence, Finding } from "../../../src/core/model/finding";
import type { FolderHandoff, Handoff, TerminalFacts } from "../../../src/core/model/handoff";

/** Evidence in the invented conversation of `exampleHandoff`. */
export function evidence(turn: number, quote: string, speaker: Evidence["speaker"] = "user"): Evidence {
	return { conversation: "c1", turn, offset: turn * 100, speaker, quote };
}

/** Nothing ran in the window. */
export const noTerminalFacts: TerminalFacts = {
	running: [],
	fixed: [],
	failed: [],
	afterAgent: [],
	gaps: { noEnd: 0, noExitCode: 0, noOutput: 0, unseen: [], unreadable: 0 },
};

/** One finding of each kind, as a session on an invented project leaves them. */
export const exampleFindings: readonly Finding[] = [
	{
		kind: "intent",
		text: "Fix the export",
		basis: "dialogue",
		evidence: [evidence(1, "Fix the CSV export.\nKeep the API.")],
	},
	{
		kind: "unfinished",
		source: "deferred",
		text: "Write the streaming parser",
		why: "files over 50 MB do not fit into memory",
		what: "Parse row by row.",
		how: "start from parseRows",
		whatsLeft: "nothing of it is started",
		blockers: ["waiting on the schema from Kim"],
		files: ["/work/tide/src/csv.ts"],
		priority: "high",
		stakes: "T2",
		unverified: true,
		basis: "dialogue",
		evidence: [evidence(3, "Leave the streaming parser for later")],
	},
	{
		kind: "decision",
		text: "Split on line ends instead of trimming",
		rationale: "blank rows carry meaning",
		by: "agent",
		reversible: true,
		basis: "run",
		evidence: [evidence(2, "Split on line ends instead of trimming", "assistant")],
	},
	{
		kind: "correction",
		text: "the bug is in the export",
		wrong: "import",
		right: "export",
		category: "assumption",
		importance: 7,
		basis: "dialogue",
		evidence: [evidence(2, "no, the bug is in the export")],
	},
	{
		kind: "constraint",
		text: "never commit to main",
		basis: "dialogue",
		evidence: [evidence(1, "never commit to main")],
	},
	{
		kind: "attempt",
		text: "Trimming the input",
		reason: "it dropped blank rows",
		basis: "run",
		evidence: [evidence(2, "Trimming the input dropped blank rows", "assistant")],
	},
	{
		kind: "lesson",
		text: "The splitter drops the last row without a line end",
		appliesTo: "src/csv.ts",
		basis: "run",
		evidence: [evidence(2, "The splitter drops the last row", "assistant")],
	},
	{
		kind: "question",
		text: "Should empty files export a header?",
		askedBy: "agent",
		options: ["yes", "no"],
		urgency: "M",
		basis: "dialogue",
		evidence: [evidence(3, "Should empty files export a header?", "assistant")],
	},
];

export const exampleFolder: FolderHandoff = {
	folder: "/work/tide",
	conversations: [
		{
			agent: "claude-code",
			id: "c1",
			title: "Fix the export",
			path: "/home/me/.claude/projects/-work-tide/c1.jsonl",
			model: "claude-sonnet-5",
			startedAt: "2026-11-27T09:00:00.000Z",
			endedAt: "2026-11-27T09:30:00.000Z",
			lastTurn: 3,
			messages: 8,
			skippedRecords: 2,
		},
	],
	findings: exampleFindings,
	checks: [
		{
			command: "npm test",
			check: "test",
			verdict: "failed",
			exitCode: 1,
			failing: ["csv > keeps the last row"],
			at: "2026-11-27T09:20:00.000Z",
			evidence: evidence(2, "npm test", "tool"),
			editedSince: true,
		},
	],
	filesEdited: ["/work/tide/src/csv.ts", "/elsewhere/notes.md"],
	terminals: noTerminalFacts,
	watches: [],
	git: {
		branch: "fix/export",
		upstream: "origin/fix/export",
		head: "0123456789ab",
		subject: "Keep the last row",
		recent: [{ sha: "0123456789ab", subject: "Keep the last row" }],
		session: null,
		uncommitted: ["src/csv.ts"],
		uncommittedCount: 1,
		conflicts: [],
		unpushed: 2,
		stashes: [],
		operation: null,
	},
	refinedBy: [],
	supersedes: "2026-11-27T08:00:00.000Z",
	readBefore: ["2026-11-27T08:00:00.000Z"],
};

export const exampleHandoff: Handoff = {
	id: "0d0e8f2a-6c1b-4b52-9c55-2f4a4f8d7a10",
	createdAt: "2026-11-27T09:31:00.000Z",
	reason: "manual",
	folders: [exampleFolder],
	model: { family: "claude", version: "sonnet-5", host: "claude-code" },
	durationMinutes: 30,
	messages: 8,
	commits: 1,
	teaser: null,
};
