import type { AgentRow, BriefGap, SuccessorBrief } from "../resume/successorBrief";
import { age } from "./age";
import { briefDate } from "./briefName";
import { citationLine } from "./card";
import { codeSpan, inline, quoted } from "./inline";
import { historicalGuard } from "./narrative";
import { table } from "./table";

const longest = { text: 400, name: 120, path: 4096 };

/** Stands in a part of which nobody can say what belongs into it. */
const unknown = "Unknown: it could not be looked up.";

/** The headings of a brief, in this order (R-002-16). */
const briefHeadings = [
	"## Outgoing Agent",
	"## Session Intent",
	"## Decisions Made",
	"## User Corrections (from /frustration-capture)",
	"## Full-Relay (MANDATORY when a weave/retro exists for this window)",
	"## Agent State",
	"## Open PRs",
	"## Active Collabs",
	"## Current State",
	"## Next Steps (ordered by priority)",
	"## Live-Watch Transfer List (MANDATORY — incomplete brief without this)",
	"## Succession broadcast (prevent duplicate handoffs)",
	"## What the New Agent Should Do First",
] as const;
type BriefHeading = (typeof briefHeadings)[number];

/** The brief for the successor (R-002-16, 17), at `path` (absolute): every part stands in it, if only to say "none". */
export function briefText(brief: SuccessorBrief, path: string): string {
	const parts: Readonly<Record<BriefHeading, readonly string[]>> = {
		"## Outgoing Agent": outgoing(brief),
		"## Session Intent": intent(brief),
		"## Decisions Made": decisions(brief),
		"## User Corrections (from /frustration-capture)": corrections(brief),
		"## Full-Relay (MANDATORY when a weave/retro exists for this window)": relay(brief),
		"## Agent State": agentState(brief),
		"## Open PRs": pullRequests(brief),
		"## Active Collabs": collabs(brief),
		"## Current State": currentState(brief),
		"## Next Steps (ordered by priority)": nextSteps(brief),
		"## Live-Watch Transfer List (MANDATORY — incomplete brief without this)": watches(brief),
		"## Succession broadcast (prevent duplicate handoffs)": succession(brief, path),
		"## What the New Agent Should Do First": firstSteps(brief, path),
	};
	const sections = briefHeadings.map((heading) => [heading, ...parts[heading]].join("\n"));
	return `${[`# Session Handoff — ${briefDate(brief)}`, `> ${historicalGuard}`, ...sections].join("\n\n")}\n`;
}

/**
 * What is missing in a brief's text. The corrections and the watches have to be told, be it as "none" (R-002-19); a brief
 * of which nobody knows them is incomplete, and so is one without one of its headings.
 */
export function briefGaps(text: string): BriefGap[] {
	const lines = text.split(/\r?\n/);
	return briefHeadings.flatMap((heading): BriefGap[] => {
		const at = lines.indexOf(heading);
		if (at < 0) return [{ heading, reason: "missing" }];
		const next = lines.findIndex((line, index) => index > at && line.startsWith("## "));
		const body = lines.slice(at + 1, next < 0 ? lines.length : next).filter((line) => line.trim() !== "");
		if (body.length === 0) return [{ heading, reason: "missing" }];
		return body.includes(unknown) ? [{ heading, reason: "unknown" }] : [];
	});
}

function outgoing({ agents, card }: SuccessorBrief): string[] {
	const own = agents?.filter(({ isOutgoing }) => isOutgoing) ?? [];
	const [newest] = card.handoffs;
	const written = card.ageMs === null ? "at an unknown time" : `${age(card.ageMs)} before this brief`;
	return [
		...own.map(
			(row) =>
				`- ${inline(row.agent)} ${codeSpan(row.id)}, model ${row.model === null ? "not known" : codeSpan(row.model)}, context ${percent(row)}, last active ${row.lastActivity ?? "at an unknown time"}`,
		),
		...(own.length === 0 ? [agents === null ? unknown : "- none that could be found"] : []),
		`- Its handoff: ${quoted(newest.section.heading.replace(/^#+\s*/, ""), longest.name)} in ${codeSpan(card.file, longest.path)}, ${written}`,
	];
}

function intent({ goal, card }: SuccessorBrief): string[] {
	return [
		...(goal === null ? [] : [`- Now wanted: ${quoted(goal, longest.text)}`]),
		...card.content.goals.map((text) => `- ${quoted(text, longest.text)}`),
		...(goal === null && card.content.goals.length === 0 ? ["- none was stated"] : []),
	];
}

function decisions({ decisions: rows }: SuccessorBrief): string[] {
	return [
		table(
			["Decision", "Why", "Who Decided"],
			rows.map(({ decision, why, who }) => [
				quoted(decision, longest.text),
				why === null ? "not told" : quoted(why, longest.text),
				who ?? "not told",
			]),
		),
	];
}

function corrections({ corrections: rows }: SuccessorBrief): string[] {
	if (rows === null) return [unknown];
	return [
		table(
			["Correction", "Category", "Importance", "Quote"],
			rows.map(({ text, category, importance, quote }) => [
				quoted(text, longest.text),
				category ?? "not told",
				importance === null ? "not told" : String(importance),
				quoted(quote, longest.text),
			]),
		),
	];
}

function relay({ relay: documents, corrections: rows }: SuccessorBrief): string[] {
	if (documents.length === 0) return ["none: no weave or retro document of this window was named."];
	const items = ["every item of §EDITS, one row each", ...(rows ?? []).map(({ text }) => quoted(text, longest.text))];
	return [
		...documents.map(
			(path) => `- ${codeSpan(path, longest.path)}: read it in full; highlights are for orientation only.`,
		),
		"- Sweep the corrections below, and acknowledge each item in your own words.",
		"",
		table(
			["Item", "APPLIED / DISPATCHED / TRACKED", "In your words"],
			items.map((item) => [item, "", ""]),
		),
	];
}

function agentState({ agents }: SuccessorBrief): string[] {
	if (agents === null) return [unknown];
	const headers = ["Agent", "Agent ID", "Surface", "Task", "Status", "Context %", "Launcher"];
	return [
		table(
			headers,
			agents.map((row) => [
				inline(row.agent),
				codeSpan(row.id),
				inline(row.surface),
				row.task === null ? "not told" : quoted(row.task, longest.name),
				row.status,
				percent(row),
				row.launcher === null ? "none" : codeSpan(row.launcher),
			]),
		),
	];
}

function percent({ contextPercent }: AgentRow): string {
	return contextPercent === null ? "not known" : `${Math.round(contextPercent)} %`;
}

function pullRequests({ pullRequests: rows }: SuccessorBrief): string[] {
	if (rows === null) return [unknown];
	return [
		table(
			["Repo", "PR #", "Status", "What"],
			rows.map(({ repository, number, status, what }) => [
				codeSpan(repository),
				`#${number}`,
				status,
				quoted(what, longest.name),
			]),
		),
	];
}

function collabs({ collabs: rows }: SuccessorBrief): string[] {
	return [
		table(
			["File", "Status", "Current Ask"],
			rows.map(({ file, status, ask }) => [
				codeSpan(file),
				status === "unknown" ? "could not be read" : status,
				ask === null ? "not told" : quoted(ask, longest.text),
			]),
		),
	];
}

function currentState({ card }: SuccessorBrief): string[] {
	const { branchNow, commitsCount, uncommittedCount } = card.since;
	const git =
		branchNow === null
			? "- git can tell nothing here"
			: `- git: branch ${codeSpan(branchNow)}, ${commitsCount ?? "an unknown number of"} commits since the handoff, ${uncommittedCount ?? "an unknown number of"} files not committed`;
	const marked = card.citations.filter(({ state }) => state !== "holds").map(citationLine);
	return [
		git,
		...card.content.state.map((line) => `- At the handoff: ${quoted(line.replaceAll("`", ""), longest.text)}`),
		...(marked.length === 0
			? []
			: ["- Looked up again, and not as the handoff says:", ...marked.map((line) => `  ${line}`)]),
	];
}

function nextSteps({ card }: SuccessorBrief): string[] {
	const { items, questions, constraints, attempts } = card.content;
	const steps = items.map(({ title, step, priority, unverified, blockers, files }, at) => {
		const how = step === null || step === title ? "" : ` — ${quoted(step, longest.text)}`;
		const marks = [...(priority === null ? [] : [priority]), ...(unverified ? ["UNVERIFIED"] : [])];
		const blocked = blockers.map((blocker) => `; blocked by ${quoted(blocker, longest.name)}`).join("");
		const where =
			files.length === 0
				? ""
				: `; files: ${files
						.slice(0, 5)
						.map((file) => codeSpan(file))
						.join(", ")}`;
		return `${at + 1}. ${quoted(title, longest.text)}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}${how}${blocked}${where}`;
	});
	return [
		...(steps.length === 0 ? ["none: nothing was left to do."] : steps),
		...questions.map(({ text }) => `- To be decided: ${quoted(text, longest.text)}`),
		...constraints.map(({ text }) => `- Standing constraint: ${quoted(text, longest.text)}`),
		...attempts.map(({ text }) => `- Do not retry: ${quoted(text, longest.text)}`),
	];
}

function watches({ watches: rows }: SuccessorBrief): string[] {
	if (rows === null) return [unknown];
	return [
		table(
			["Watch", "ID / schedule", "Owner after handoff", "Recreate?"],
			rows.map(({ what, id, schedule, ports, recreate, mayRun, owner, kind }) => [
				codeSpan(what),
				inline(
					[id, schedule, ...ports.map((port) => `port ${port}`)].filter((one) => one !== null).join(", ") || "none",
				),
				kind === "crontab"
					? "the system"
					: recreate
						? "the new agent"
						: `nobody${mayRun ? ` (may still run: ${owner})` : ""}`,
				recreate ? "YES" : "NO",
			]),
		),
	];
}

function succession({ agents, watches: rows }: SuccessorBrief, path: string): string[] {
	const own = agents?.find(({ isOutgoing }) => isOutgoing);
	const outgoingName = own === undefined ? "unknown" : `${own.agent} ${own.id}`;
	return [
		`SUCCESSION: ${inline(outgoingName)} → next agent | handoff: ${inline(path)} | watches: ${rows?.length ?? 0} items transferred`,
		"",
		"The new agent acknowledges this path and the table of watches before any work in parallel.",
	];
}

/** The five points of R-002-27. */
function firstSteps({ card, goal }: SuccessorBrief, path: string): string[] {
	const [first] = card.content.items;
	const start = goal ?? first?.title ?? null;
	return [
		`1. Read this brief (${codeSpan(path, longest.path)}) in full, and acknowledge each constraint, correction and watch.`,
		`2. Look into the handoff file (${codeSpan(card.file, longest.path)}) for what is not told here.`,
		"3. Check which agents above are still active, so that nothing is done twice.",
		"4. Take up the watches again that are marked YES.",
		start === null
			? "5. Ask what is wanted: nothing was left to do."
			: `5. Begin with Next Steps #1: ${quoted(start, longest.text)}`,
	];
}
