import type { Problem } from "../../core/model/problem";
import { redactDeep } from "../../core/redact/redactDeep";
import { createRedactor } from "../../core/redact/redactor";
import { briefGaps, briefText } from "../../core/render/brief";
import { briefName } from "../../core/render/briefName";
import { joinPullRequests, type ListedPullRequests } from "../../core/resume/joinPullRequests";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import { isSame } from "../../core/resume/sameWords";
import type { BriefGap, CorrectionRow, SuccessorBrief } from "../../core/resume/successorBrief";
import { notWritten } from "../emit/failureProblem";
import { inside, isInside } from "../emit/paths";
import type { Ports } from "../ports";
import { readBriefSources } from "./briefSources";
import { readCollabs } from "./readCollabs";

export interface BriefOrder {
	readonly card: ReadinessCard;
	/** What the user wants next, in his words; null when he said nothing. */
	readonly goal: string | null;
	/** Where briefs stand, relative to the workspace folder (setting; `briefsFolder` unless told otherwise). */
	readonly briefsFolder: string;
	/** Files in which the work is talked about with others (setting), absolute or relative to the workspace folder. */
	readonly collabFiles: readonly string[];
	/** Absolute paths of retro or weave documents of this window (R-002-33). */
	readonly relay: readonly string[];
	/** The user's open pull requests as GitHub lists them; null when it was not asked or did not tell. */
	readonly pullRequests: ListedPullRequests | null;
	/** Further secrets to mask, as regular expressions. */
	readonly extraPatterns: readonly RegExp[];
}

export type BriefWrite =
	/** `gaps`: why it is incomplete (R-002-19); empty when it is complete. It was read again after writing. */
	| {
			readonly kind: "written";
			readonly path: string;
			readonly brief: SuccessorBrief;
			readonly gaps: readonly BriefGap[];
	  }
	| { readonly kind: "failed"; readonly problem: Problem };

/** A folder of briefs with more of one day and name than these is not for people. */
const mostOfName = 100;

/** Makes the dated brief for the successor of a card's handoffs and writes it as a new file (R-002-16 to 19). */
export function writeBrief(ports: Ports, order: BriefOrder): BriefWrite {
	const { card } = order;
	const folder = inside(card.folder, order.briefsFolder);
	try {
		const root = ports.files.realPath(card.folder);
		if (!isInside(root, ports.files.realPath(folder)))
			return {
				kind: "failed",
				problem: { code: "narrative.linkOutside", path: folder, target: ports.files.realPath(folder) },
			};
		const brief = makeBrief(ports, order);
		ports.files.makeFolder(folder);
		const path = writeNew(ports, folder, brief);
		if (path === null) return failed(folder, "there are too many briefs of this name");
		const written = ports.files.readText(path);
		return written === null
			? failed(path, "it is gone again")
			: { kind: "written", path, brief, gaps: briefGaps(written) };
	} catch (error) {
		return { kind: "failed", problem: notWritten(error, folder) };
	}
}

function failed(path: string, reason: string): BriefWrite {
	return { kind: "failed", problem: { code: "file.notWritten", path, reason } };
}

/** Null when every name is taken. */
function writeNew({ files }: Ports, folder: string, brief: SuccessorBrief): string | null {
	const name = briefName(brief).replace(/\.md$/, "");
	for (let number = 1; number <= mostOfName; number++) {
		const path = inside(folder, `${name}${number === 1 ? "" : `-${number}`}.md`);
		if (files.createExclusive(path, briefText(brief, path))) return path;
	}
	return null;
}

/** Secrets are masked also in what the user types as the goal, and in what anybody wrote into the narrative file. */
function makeBrief(ports: Ports, order: BriefOrder): SuccessorBrief {
	const { relay, extraPatterns } = order;
	const redactor = createRedactor({ env: ports.places.env, extraPatterns });
	const goal = order.goal === null ? null : redactor.redact(order.goal);
	const card = { ...order.card, content: redactDeep(order.card.content, redactor) };
	const sources = readBriefSources(ports, card, extraPatterns);
	const { content } = card;
	return {
		createdAt: ports.clock.now().toISOString(),
		card,
		goal,
		agents: sources?.agents ?? null,
		decisions: sources?.decisions ?? content.decisions.map(({ text, source }) => decisionRow(text, source)),
		corrections: corrections(sources?.corrections ?? null, card),
		pullRequests: joinPullRequests(sources?.pullRequests ?? null, redactDeep(order.pullRequests, redactor)),
		collabs: redactDeep(readCollabs(ports.files, card.folder, order.collabFiles), redactor),
		watches: sources?.watches ?? null,
		relay,
	};
}

/**
 * What the conversations show, and what else the handoff says, be it added by hand. Where the conversations are gone, no
 * corrections in the handoff prove nothing.
 */
function corrections(
	rows: readonly CorrectionRow[] | null,
	{ content }: ReadinessCard,
): readonly CorrectionRow[] | null {
	const told = content.corrections
		.filter(({ text }) => rows?.some((row) => isSame(row.quote, text) || isSame(row.text, text)) !== true)
		.map(({ text }) => ({ text, category: null, importance: null, quote: text }));
	return rows === null && told.length === 0 ? null : [...(rows ?? []), ...told];
}

function decisionRow(text: string, source: string | null) {
	const at = text.indexOf(" — ");
	const who = /^(user|agent)\b/.exec(source ?? "")?.[1] ?? null;
	return at < 0 ? { decision: text, why: null, who } : { decision: text.slice(0, at), why: text.slice(at + 3), who };
}
