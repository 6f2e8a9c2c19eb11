import { baseName } from "../model/baseName";
import { counted } from "../model/counted";
import type { Watch } from "../model/watch";
import { type CheckedCitation, citationMark } from "../resume/citation";
import type { OpenItem, Said } from "../resume/handoffRecord";
import type { FirstCard, FreshStart, HandoffCard, Readiness, ReadinessCard, SinceThen } from "../resume/readinessCard";
import type { SessionState } from "../resume/sessionState";
import { age } from "./age";
import { alertSentence } from "./alertSentence";
import { codeSpan, inline, quoted } from "./inline";
import { listed } from "./listed";
import { historicalGuard } from "./narrative";
import { english } from "./sentence";

/** The card is looked at, not studied: what is more stands in the handoff. Constraints and corrections are told in full. */
const shown = { items: 9, questions: 8, attempts: 8, lessons: 5, citations: 12, commits: 5, files: 8, watches: 8 };
const longest = { title: 160, detail: 240, name: 100, heading: 60, path: 4096 };

/** What R-003-89 prescribes where there is no handoff. */
export const freshStart = "[No handoff — starting fresh]";

/** A readiness card as Markdown that reads as plain text, too. Foreign words are quoted and can do nothing. */
export function cardText(readiness: Readiness | FirstCard): string {
	const parts = readiness.kind === "fresh" ? freshParts(readiness) : cardParts(readiness);
	return `${parts
		.filter((lines) => lines.length > 0)
		.map((lines) => lines.join("\n"))
		.join("\n\n")}\n`;
}

function freshParts(fresh: FreshStart): string[][] {
	const { attempts = [], questions = [] } = fresh.state ?? {};
	return [
		[freshStart],
		alertLines(fresh),
		recommended(fresh.state),
		part("Open questions", questions.map(saidLine)),
		part("Do not retry", attempts.map(saidLine)),
	];
}

function cardParts(card: ReadinessCard | FirstCard): string[][] {
	const { content } = card;
	const [first, ...rest] = content.items;
	return [
		[`# Session ready: ${inline(baseName(card.folder))}`],
		[`> ${historicalGuard}`],
		[...whence(card), ...(card.kind === "first" ? [sinceUnknown(card)] : sinceLines(card.since))],
		recommended(card.state),
		part("Alerts", alertLines(card)),
		part("Priority 1", first === undefined ? ["- Nothing was left to do."] : firstLines(first, card.folder)),
		part("Priority 2 and after", listed(rest.map(itemLine), shown.items)),
		part("Open decisions and questions", listed(content.questions.map(saidLine), shown.questions)),
		part("Blockers and risks", [...blockerLines(content.items), ...content.issues.map(saidLine)]),
		part("Standing constraints: acknowledge each", content.constraints.map(saidLine)),
		part("Corrections by the user", content.corrections.map(saidLine)),
		part("Do not retry", listed(content.attempts.map(saidLine), shown.attempts)),
		part("Lessons", listed(content.lessons.map(lessonLine), shown.lessons)),
		part("To be watched again", listed(card.watches.map(watchLine), shown.watches)),
		part("Citations", card.kind === "first" ? [notChecked(card)] : citationLines(card)),
		["Ready. Where should we start?"],
	];
}

/** What a session recommended that another tool closed (R-004-39). */
function recommended(state: SessionState | null): string[] {
	const said = state?.recommendation ?? null;
	if (said === null) return [];
	const percent = (ratio: number | null) => (ratio === null ? "—" : `${Math.round(ratio * 100)}%`);
	const mode = said.mode === "unknown" ? "(unknown-mode)" : (said.mode ?? "—");
	const rationale = said.rationale === null ? "—" : quoted(said.rationale, longest.detail);
	const issues = said.issues.length === 0 ? "—" : said.issues.map((issue) => `#${issue}`).join(", ");
	return [
		`📋 Previous session recommended: ${mode} — ${rationale} (completion: ${percent(said.completion)}, carryover: ${percent(said.carryover)})`,
		`  Suggested issues: ${issues}`,
	];
}

function part(title: string, lines: readonly string[]): string[] {
	return lines.length === 0 ? [] : [`## ${title}`, ...lines];
}

function whence({ handoffs, ageMs, isConsumed, content, file }: HandoffCard): string[] {
	const [newest, ...older] = handoffs;
	const time = ageMs === null ? "at an unknown time" : `${age(ageMs)} ago`;
	const joined = older.length === 0 ? "" : `, joined with ${counted(older.length, "older one")}`;
	const done = content.doneItems.length;
	return [
		`- ${quoted(heading(newest.section.heading), longest.heading)} in ${codeSpan(file, longest.path)}, ${time}${joined}`,
		...(isConsumed ? ["- A session has started from it before."] : []),
		...(done === 0 ? [] : [`- ${done} item${done === 1 ? " is" : "s are"} ticked off and not told again.`]),
	];
}

function heading(line: string): string {
	return line.replace(/^#+\s*/, "");
}

function sinceLines({ branchThen, branchNow, ...since }: SinceThen): string[] {
	if (branchNow === null) return [];
	const { commitsCount, commits, filesCount, files, uncommittedCount } = since;
	const branch = branchThen === null || branchThen === branchNow ? "" : ` (the handoff: ${codeSpan(branchThen)})`;
	return [
		`- Branch ${codeSpan(branchNow)}${branch}`,
		commitsCount === null
			? "- What was committed since is not known."
			: `- ${counted(commitsCount, "commit")} since, ${uncommittedCount === null ? "an unknown number of files" : counted(uncommittedCount, "file")} not committed`,
		...commits
			.slice(0, shown.commits)
			.map(({ sha, subject }) => `  - ${codeSpan(sha)} ${quoted(subject, longest.name)}`),
		...(filesCount === null || filesCount === 0 ? [] : [`- Changed since: ${listedInline(files, filesCount)}`]),
		...since.otherHandoffs.map((line) => `- Replaced by it: ${quoted(heading(line), longest.heading)}`),
	];
}

function listedInline(paths: readonly string[], count: number): string {
	const names = paths.slice(0, shown.files).map((path) => codeSpan(path));
	return `${names.join(", ")}${count > names.length ? `, and ${count - names.length} more` : ""}`;
}

function alertLines({ alerts }: Pick<HandoffCard, "alerts">): string[] {
	return alerts.map((alert) => `- ⚠ ${inline(english(alertSentence(alert)))}`);
}

function firstLines(item: OpenItem, folder: string): string[] {
	const detail = (name: string, text: string | null) =>
		text === null || text === item.title ? [] : [`   - ${name}: ${quoted(text, longest.detail)}`];
	const files = item.files.slice(0, shown.files).map((file) => codeSpan(within(file, folder)));
	return [
		`1. ${title(item)}`,
		...(item.step === null ? ["   - first step: not told by the handoff"] : detail("first step", item.step)),
		...detail("why", item.why),
		...detail("where it stands", item.whatsLeft === item.step ? null : item.whatsLeft),
		...(files.length === 0 ? [] : [`   - files: ${files.join(", ")}`]),
	];
}

function within(file: string, folder: string): string {
	const isBelow = file.startsWith(folder) && /[\\/]/.test(file.charAt(folder.length));
	return isBelow ? file.slice(folder.length + 1) : file;
}

function itemLine(item: OpenItem, at: number): string {
	const step = item.step === null || item.step === item.title ? "" : ` — ${quoted(item.step, longest.detail)}`;
	return `${at + 2}. ${title(item)}${step}`;
}

function title({ title: text, priority, unverified, source }: OpenItem): string {
	const marks = source ?? priority;
	return `${quoted(text, longest.title)}${unverified ? " [UNVERIFIED]" : ""}${marks === null ? "" : ` (${inline(marks)})`}`;
}

function blockerLines(items: readonly OpenItem[]): string[] {
	return items.flatMap((item) =>
		item.blockers.map((blocker) => `- ${quoted(blocker, longest.detail)}: blocks ${quoted(item.title, longest.name)}`),
	);
}

function saidLine({ text, source }: Said): string {
	return `- ${quoted(text, longest.detail)}${source === null ? "" : ` (${inline(source)})`}`;
}

/** A lesson that is only said is named, one that was seen or read is told (R-003-89: body from 0.7, title from 0.5). */
function lessonLine(said: Said): string {
	const isSeen = /\b(?:run|doc)\b/.test(said.source ?? "");
	return isSeen ? saidLine(said) : `- ${quoted(said.text, longest.heading)} (only said)`;
}

/** What runs, who keeps it, and whether somebody has to start it again. */
function watchLine({ what, id, schedule, owner, ports, recreate, mayRun }: Watch): string {
	const marks = [
		owner,
		...(id === null ? [] : [`id ${id}`]),
		...(schedule === null ? [] : [schedule]),
		...(ports.length === 0 ? [] : [`port ${ports.join(", ")}`]),
	];
	const fate = mayRun ? "may still run" : "ended with its window";
	return `- ${codeSpan(what)} (${inline(marks.join(", "))}): ${fate}, recreate: ${recreate ? "yes" : "no"}`;
}

function sinceUnknown({ isBeingChecked }: FirstCard): string {
	return isBeingChecked ? "- What happened since is being looked up." : "- What happened since was not looked up.";
}

function notChecked({ isBeingChecked }: FirstCard): string {
	return isBeingChecked ? "- Citations are being checked." : "- Citations were not checked.";
}

function citationLines({ citations, counts }: ReadinessCard): string[] {
	if (citations.length === 0) return [];
	const figures = [
		[counts.holds, "hold"],
		[counts.moved, "moved"],
		[counts.changed, "changed since"],
		[counts.gone, "gone"],
		[counts.neverExisted, "never existed"],
		[counts.outside, "outside of the workspace"],
		[counts.unchecked, "not checked"],
	] as const;
	const told = figures.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
	const marked = citations
		.filter((citation) => citationMark(citation) !== null)
		.sort((one, other) => weight[one.state] - weight[other.state]);
	return [`- ${citations.length} looked up: ${told.join(", ")}`, ...listed(marked.map(citationLine), shown.citations)];
}

const weight = { neverExisted: 0, gone: 1, moved: 2, changed: 3, outside: 4, unchecked: 5, holds: 6 } as const;

/** A citation with its mark and what was seen. */
export function citationLine(citation: CheckedCitation): string {
	const mark = citationMark(citation);
	const now = citation.now === null ? "" : `, now ${codeSpan(citation.now)}`;
	return `- ${mark === null ? "" : `${mark} `}${codeSpan(citation.text)}: ${inline(citation.reason)}${now}`;
}
