import { type Carried, carryOver } from "./carry/carryOver";
import type { EarlierSection } from "./carry/earlierSection";
import { tookUpIn } from "./carry/tookUp";
import type { EndedReason } from "./model/beacon";
import type { CheckState, Finding, Scan } from "./model/finding";
import type { CoveredConversation, FolderHandoff, GitState, Handoff, RefinedBy } from "./model/handoff";
import { countMessages, durationMinutes, lastTurnIndex, modelIdentity } from "./model/measure";
import type { Refinement } from "./model/refinement";
import { noRuns, type RunRecord } from "./model/run";
import type { Transcript } from "./model/transcript";
import { redactDeep } from "./redact/redactDeep";
import type { Redactor } from "./redact/redactor";
import { findWatches } from "./resume/findWatches";
import { joinFindings } from "./scan/joinFindings";
import { maskedTranscript } from "./scan/maskedTranscript";
import { applyReply } from "./scan/refine/applyReply";
import { type RefineRequest, refineRequest } from "./scan/refine/refineRequest";
import { emptyReply, readReply } from "./scan/refine/reply";
import { Scanner } from "./scan/scanner";
import { type ScannedRuns, scanRuns } from "./terminal/scanRuns";

/** A conversation that was read, with the workspace folder it belongs to. */
export interface ReadConversation {
	readonly transcript: Transcript;
	readonly path: string;
	/** Null when no folder is open. */
	readonly folder: string | null;
}

export interface HandoffInput {
	readonly id: string;
	readonly createdAt: string;
	readonly reason: EndedReason;
	readonly conversations: readonly ReadConversation[];
	readonly git: ReadonlyMap<string, GitState>;
	/** By folder: what ran in its windows (null: no folder was open). */
	readonly runs: ReadonlyMap<string | null, RunRecord>;
	/** By folder: the time of the earlier section that this handoff replaces. */
	readonly supersedes: ReadonlyMap<string, string>;
	/** By folder: the sections of its narrative file, newest first. Absent: nothing is taken over from them. */
	readonly earlier?: ReadonlyMap<string, readonly EarlierSection[]>;
	readonly redactor: Redactor;
	/** What models were asked and answered, by `conversationKey`; without it none was. */
	readonly refinements?: ReadonlyMap<string, Refinement>;
}

/** A conversation's name among those of all agents. */
export function conversationKey({ agent, id }: Pick<Transcript, "agent" | "id">): string {
	return `${agent} ${id}`;
}

/** A conversation that goes on is scanned again after each turn, with the same redactor. */
const scanners = new WeakMap<Redactor, Scanner>();

/** Secrets are masked in the transcript, before anything is taken from it, so that no cut can leave half a key behind. */
export function scanMasked(transcript: Transcript, redactor: Redactor): Scan {
	const scanner = scanners.get(redactor) ?? new Scanner((text) => redactor.redact(text));
	scanners.set(redactor, scanner);
	return scanner.scan(transcript);
}

/** What a model is asked about a conversation; null when there is nothing to refine, or no room for it. */
export function askToRefine(transcript: Transcript, redactor: Redactor, mostCharacters: number): RefineRequest | null {
	return refineRequest(masked(transcript, redactor), scanMasked(transcript, redactor), mostCharacters);
}

function masked(transcript: Transcript, redactor: Redactor): Transcript {
	return maskedTranscript(transcript, (text) => redactor.redact(text));
}

/** From transcripts to the handoff: the only place where the stages of the core meet. */
export function buildHandoff(input: HandoffInput): Handoff {
	return joinScans(
		input,
		input.conversations.map(({ transcript }) => scanRefined(transcript, input)),
	);
}

/** Without a refinement, or when nothing can be made of it, the scan as it is. */
function scanRefined(transcript: Transcript, { redactor, refinements }: HandoffInput): RefinedScan {
	const scan = scanMasked(transcript, redactor);
	const refinement = refinements?.get(conversationKey(transcript));
	if (refinement === undefined) return { ...scan, refinedBy: null };
	const reply = readReply(redactor.redact(refinement.answer)) ?? emptyReply;
	const refined = applyReply(masked(transcript, redactor), scan, refinement.keys, reply);
	return { ...refined.scan, refinedBy: { name: refinement.by, ...refined.counts } };
}

/** The same for conversations that are scanned already: `scans` stand in the order of the conversations. */
export function joinScans(input: HandoffInput, scans: readonly RefinedScan[]): Handoff {
	const scanned = input.conversations
		.flatMap((conversation, at) => {
			const scan = scans[at];
			return scan === undefined ? [] : [{ conversation, scan }];
		})
		.sort((a, b) => compareTimes(a.conversation.transcript.endedAt, b.conversation.transcript.endedAt));
	const inOrder = scanned.map(({ conversation }) => conversation);
	const folders = [...new Set(inOrder.map((conversation) => conversation.folder))];
	const transcripts = inOrder.map((conversation) => conversation.transcript);
	return {
		id: input.id,
		createdAt: input.createdAt,
		reason: input.reason,
		folders: folders.map((folder) =>
			folderHandoff(
				folder,
				scanned.filter((entry) => entry.conversation.folder === folder),
				input,
			),
		),
		model: modelIdentity(transcripts.at(-1)),
		durationMinutes: Math.max(0, ...transcripts.map(durationMinutes)),
		messages: transcripts.reduce((sum, transcript) => sum + countMessages(transcript), 0),
		commits: scanned.reduce((sum, entry) => sum + entry.scan.commits, 0),
		teaser: scanned.findLast((entry) => entry.scan.teaser !== null)?.scan.teaser ?? null,
	};
}

/** A scan with the model that had a say in it; null without one. */
export interface RefinedScan extends Scan {
	readonly refinedBy: RefinedBy | null;
}

interface Scanned {
	readonly conversation: ReadConversation;
	readonly scan: RefinedScan;
}

function folderHandoff(folder: string | null, scanned: readonly Scanned[], input: HandoffInput): FolderHandoff {
	const git = folder === null ? undefined : input.git.get(folder);
	const checks = scanned.flatMap(({ scan }) => scan.checks);
	const runs = scanFolderRuns(folder, scanned, checks, input);
	const found = joinFindings(
		scanned.flatMap(({ scan }) => scan.findings).filter((finding) => !restsOn(finding, runs.outdated)),
	);
	const carried = carryInto(folder, [...found, ...runs.findings], scanned, input);
	return {
		folder,
		conversations: scanned.map(({ conversation }) => coverage(conversation, input.redactor)),
		findings: inReadingOrder([...carried.own, ...carried.inherited]),
		checks: runs.checks,
		terminals: runs.facts,
		watches: findWatches(
			scanned.map(({ conversation }) => conversation.transcript),
			(text) => input.redactor.redact(text),
		),
		filesEdited: [...new Set(scanned.flatMap(({ scan }) => scan.filesEdited))],
		git: git === undefined ? null : redactDeep(git, input.redactor),
		refinedBy: scanned.flatMap(({ scan }) => scan.refinedBy ?? []),
		supersedes: folder === null ? null : (input.supersedes.get(folder) ?? null),
		readBefore: carried.readBefore,
	};
}

/** What earlier handoffs of the folder leave open; masked, for anybody may have written into the file. */
function carryInto(
	folder: string | null,
	own: readonly Finding[],
	scanned: readonly Scanned[],
	input: HandoffInput,
): Carried {
	const earlier = folder === null ? undefined : input.earlier?.get(folder);
	if (folder === null || earlier === undefined) return { own, inherited: [], readBefore: [] };
	const transcripts = scanned.map(({ conversation }) => conversation.transcript);
	const tookUp = transcripts.map(tookUpIn);
	const { inherited, ...carried } = carryOver({
		earlier,
		own,
		conversations: new Set(transcripts.map(({ id }) => id)),
		saidAt: ({ evidence: [{ run, conversation, turn }] }) =>
			run?.at ??
			transcripts.find(({ id }) => id === conversation)?.turns.find(({ index }) => index === turn)?.at ??
			null,
		tookUp: (title) => tookUp.some((isTakenUp) => isTakenUp(title)),
		folder,
	});
	return { ...carried, inherited: redactDeep(inherited, input.redactor) };
}

/** The window's runs beside the transcripts; masked once more, for what became a secret only after they were kept. */
function scanFolderRuns(
	folder: string | null,
	scanned: readonly Scanned[],
	checks: readonly CheckState[],
	input: HandoffInput,
): ScannedRuns {
	const transcripts = scanned.map(({ conversation }) => conversation.transcript);
	const { outdated, ...found } = scanRuns(input.runs.get(folder) ?? noRuns, transcripts, checks, input.redactor);
	return { outdated, ...redactDeep(found, input.redactor) };
}

/** An unfinished item that says no more than that a check failed, when that check has been answered since. */
function restsOn(finding: Finding, outdated: readonly CheckState[]): boolean {
	if (finding.kind !== "unfinished" || finding.source !== "check") return false;
	const [{ conversation, offset, quote }] = finding.evidence;
	return outdated.some(
		({ evidence }) => evidence.conversation === conversation && evidence.offset === offset && evidence.quote === quote,
	);
}

const weight = { high: 0, medium: 1, low: 2 } as const;

/** Unfinished items by priority over all conversations; everything else as it happened. */
function inReadingOrder(findings: readonly Finding[]): Finding[] {
	const unfinished = findings.filter((finding) => finding.kind === "unfinished");
	const rest = findings.filter((finding) => finding.kind !== "unfinished");
	return [...unfinished.sort((a, b) => weight[a.priority] - weight[b.priority]), ...rest];
}

function coverage({ transcript, path }: ReadConversation, redactor: Redactor): CoveredConversation {
	return {
		agent: transcript.agent,
		id: transcript.id,
		title: transcript.title === null ? null : redactor.redact(transcript.title),
		path,
		model: transcript.model,
		startedAt: transcript.startedAt,
		endedAt: transcript.endedAt,
		lastTurn: lastTurnIndex(transcript),
		messages: countMessages(transcript),
		skippedRecords: transcript.skippedRecords,
	};
}

function compareTimes(a: string | null, b: string | null): number {
	return (a ?? "").localeCompare(b ?? "");
}
