import { liveStateOf } from "../../core/live/liveState";
import type { CorrectionFinding, DecisionFinding, Scan } from "../../core/model/finding";
import type { AgentName, Transcript } from "../../core/model/transcript";
import type { Watch } from "../../core/model/watch";
import { scanMasked } from "../../core/pipeline";
import { createRedactor } from "../../core/redact/redactor";
import { findPullRequests } from "../../core/resume/findPullRequests";
import { findWatches } from "../../core/resume/findWatches";
import { joinWatches } from "../../core/resume/joinWatches";
import type { ReadinessCard } from "../../core/resume/readinessCard";
import type { AgentRow, CorrectionRow, DecisionRow, PullRequestRow } from "../../core/resume/successorBrief";
import { maskedTranscript } from "../../core/scan/maskedTranscript";
import { terminalSuccessors, usualCommands } from "../../core/successor/successors";
import type { FoundConversation } from "../conversations/foundConversation";
import type { Ports } from "../ports";
import { workingDayMs } from "../workingDay";
import { coveredConversations } from "./coveredConversations";
import { readCovered } from "./readCovered";

/** What the conversations themselves tell beyond their handoff. */
export interface BriefSources {
	readonly agents: readonly AgentRow[];
	readonly decisions: readonly DecisionRow[];
	readonly corrections: readonly CorrectionRow[];
	readonly pullRequests: readonly PullRequestRow[];
	/** What the agents left running, and what else the handoff tells of. */
	readonly watches: readonly Watch[];
}

/**
 * Reads the conversations again that the handoffs of a card cover; secrets are masked. Null when one of them is no longer there or
 * cannot be read: then nobody can say what is missing.
 */
export function readBriefSources(
	ports: Ports,
	card: ReadinessCard,
	extraPatterns: readonly RegExp[],
): BriefSources | null {
	const now = ports.clock.now().getTime();
	const redactor = createRedactor({ env: ports.places.env, extraPatterns });
	const { found, read } = readCovered(ports, card.folder, coveredConversations(card));
	if (read === null) return null;
	const scans = read.map(({ transcript }) => scanMasked(transcript, redactor));
	const mask = (text: string) => redactor.redact(text);
	const transcripts = read.map(({ transcript }) => transcript);
	const masked = transcripts.map((transcript) => maskedTranscript(transcript, mask));
	const others = found.filter(
		(one) => !read.some(({ conversation }) => conversation === one) && now - Date.parse(one.changedAt) < workingDayMs,
	);
	return {
		agents: [
			...masked.map((transcript) => outgoingRow(transcript)),
			...others.map((conversation) => otherRow(conversation, now, mask)),
		],
		decisions: findingsOf<DecisionFinding>(scans, "decision").map(({ text, rationale, by }) => ({
			decision: text,
			why: rationale,
			who: by,
		})),
		corrections: findingsOf<CorrectionFinding>(scans, "correction").map(
			({ text, category, importance, evidence: [{ quote }] }) => ({ text, category, importance, quote }),
		),
		pullRequests: findPullRequests(masked),
		watches: joinWatches(findWatches(transcripts, mask), card.watches, transcripts),
	};
}

function findingsOf<F extends Scan["findings"][number]>(scans: readonly Scan[], kind: F["kind"]): F[] {
	return scans.flatMap(({ findings }) => findings.filter((finding): finding is F => finding.kind === kind));
}

/** How each agent is started by hand; null where it is not in a terminal. */
function launcherOf(agent: AgentName): string | null {
	const name = terminalSuccessors.find((one) => one === agent);
	return agent === "aider" ? "aider" : name === undefined ? null : (usualCommands[name][0] ?? null);
}

const inEditor: ReadonlySet<AgentName> = new Set(["copilot-vscode", "cline", "roo-code", "kilo-code"]);

function surfaceOf(agent: AgentName): string {
	return inEditor.has(agent) ? "editor" : launcherOf(agent) === null ? "not known" : "terminal";
}

function outgoingRow(transcript: Transcript): AgentRow {
	const { agent, id, title, model, endedAt } = transcript;
	return {
		agent,
		id,
		surface: surfaceOf(agent),
		task: title,
		status: "signed-off",
		contextPercent: liveStateOf(transcript).contextPercent,
		launcher: launcherOf(agent),
		model,
		lastActivity: endedAt,
		isOutgoing: true,
	};
}

/** An agent that wrote so recently is at work. */
const atWorkMs = 2 * 60_000;

function otherRow(
	{ agent, id, title, changedAt }: FoundConversation,
	now: number,
	mask: (text: string) => string,
): AgentRow {
	return {
		agent,
		id: mask(id),
		surface: surfaceOf(agent),
		task: title === null ? null : mask(title),
		status: now - Date.parse(changedAt) < atWorkMs ? "working" : "idle",
		contextPercent: null,
		launcher: launcherOf(agent),
		model: null,
		lastActivity: changedAt,
		isOutgoing: false,
	};
}
