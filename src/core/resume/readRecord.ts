import type { HandoffRecord, NamedConversation, Said } from "./handoffRecord";
import type { HandoffSection } from "./handoffSection";
import { listEntries } from "./listEntries";
import { parseTime } from "./parseTime";
import { plainText } from "./plainText";
import { filesIn, isRemainder, putFirst, readItems } from "./readItems";
import { type PartKind, type SectionPart, sectionParts } from "./sectionParts";
import { splitSource } from "./splitSource";

/** What a section tells, whoever wrote it or edited it since. Nothing is added that does not stand there. */
export function readRecord(section: HandoffSection): HandoffRecord {
	const parts = sectionParts(section.body);
	const of = (kind: PartKind) => parts.filter((part) => part.kind === kind);
	const said = (kind: PartKind) => saidIn(of(kind), section.at);
	const standing = said("constraints");
	const state = of("state").flatMap(({ lines }) => listEntries(lines).map(({ text }) => text));
	const items = of("unfinished").flatMap(({ lines }) => readItems(lines, section.at));
	const first = of("doFirst").flatMap(({ lines }) => readItems(lines, section.at));
	const provenance = of("provenance").flatMap(({ lines }) => lines);
	return {
		section,
		goals: of("goal").flatMap(goalsIn),
		constraints: standing.filter(({ text }) => !isCorrection(text)).map(withoutName),
		corrections: [...standing.filter(({ text }) => isCorrection(text)), ...said("corrections")].map(withoutName),
		items: putFirst(items, first),
		questions: said("questions").filter(({ source }) => !isRisk(source)),
		issues: [...said("issues"), ...said("questions").filter(({ source }) => isRisk(source))],
		decisions: said("decisions"),
		attempts: said("attempts"),
		lessons: said("lessons"),
		running: said("running"),
		state,
		files: of("files").flatMap(({ lines }) => lines.flatMap(filesIn)),
		...gitIn(state),
		conversations: provenance.flatMap(conversationIn),
		carriedOver: timesIn(provenance.find((line) => line.includes("Read before")) ?? ""),
		replaces: replacedIn(provenance),
	};
}

/** What `readRecord` tells as `replaces`, without reading the rest: a file can hold hundreds of sections. */
export function replacedTime({ body }: HandoffSection): string | null {
	if (!body.includes(replacing)) return null;
	return replacedIn(sectionParts(body).flatMap(({ kind, lines }) => (kind === "provenance" ? lines : [])));
}

const replacing = "Replaces the section of";

function replacedIn(provenance: readonly string[]): string | null {
	return parseTime(provenance.find((line) => line.includes(replacing)) ?? "");
}

function saidIn(parts: readonly SectionPart[], from: string | null): Said[] {
	return parts.flatMap(({ lines }) =>
		listEntries(lines)
			.filter(({ text }) => !isRemainder(text))
			.map(({ text, done, details }) => {
				const { words, source } = splitSource(text);
				return { text: [words, ...details.map(plainText)].join("; "), source, done, from };
			}),
	);
}

function isCorrection(text: string): boolean {
	return /^correction:/i.test(text);
}

/** Issues stand among the questions, with their risk behind them. */
function isRisk(source: string | null): boolean {
	return source !== null && /^risk [HML]\b/.test(source);
}

/** The word before it is ours, not the user's. */
function withoutName(said: Said): Said {
	return { ...said, text: said.text.replace(/^correction:\s*/i, "") };
}

/** Quotations of the user, one for each run of quoted lines; else the plain lines of the part. */
function goalsIn({ lines }: SectionPart): string[] {
	const blocks = lines
		.join("\n")
		.split(/\n\s*\n/)
		.map((block) => block.split("\n").map((line) => plainText(line.replace(/^\s*>\s?/, ""))));
	return blocks
		.map((block) => splitSource(block.join(" ").trim()).words)
		.filter((goal) => goal !== "" && !/^\(\d+ more in between\)$/.test(goal));
}

function gitIn(state: readonly string[]): Pick<HandoffRecord, "branch" | "head"> {
	const line = state.find((entry) => entry.startsWith("git: ")) ?? "";
	const [, branch, head] = /^git: `?([^`]+?)`? (?:at `([0-9a-f]{7,40})`|without a commit yet)/.exec(line) ?? [];
	return { branch: branch ?? null, head: head ?? null };
}

function conversationIn(line: string): NamedConversation[] {
	const [, agent, id] = /^- (?:[A-Z]\d*: )?([a-z-]+) `([^`]+)`/.exec(line) ?? [];
	return agent === undefined || id === undefined || !/\bturns\b/.test(line) ? [] : [{ agent, id }];
}

function timesIn(line: string): string[] {
	return line.split(/[\s,]+/).flatMap((word) => parseTime(word) ?? []);
}
