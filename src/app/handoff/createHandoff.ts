import type { EarlierSection } from "../../core/carry/earlierSection";
import { extentOf } from "../../core/live/extent";
import type { EndedReason } from "../../core/model/beacon";
import type { Handoff } from "../../core/model/handoff";
import type { Packet } from "../../core/model/packet";
import type { Problem } from "../../core/model/problem";
import type { Refinement } from "../../core/model/refinement";
import type { Transcript } from "../../core/model/transcript";
import { buildBeacon } from "../../core/packet/buildBeacon";
import { buildPacket } from "../../core/packet/buildPacket";
import { buildHandoff, conversationKey, type ReadConversation } from "../../core/pipeline";
import { createRedactor, type Redactor } from "../../core/redact/redactor";
import { narrativeBody, narrativeHeading } from "../../core/render/narrative";
import { type BeginResult, beginHandoff } from "../emit/beginHandoff";
import { type AdvanceResult, advanceHandoff } from "../emit/emitHandoff";
import { findEntry } from "../emit/ledger";
import type { NarrativeCreation } from "../emit/narrativeFile";
import type { HandoffRequest } from "../emit/pending";
import { readGitState } from "../gitState";
import type { Ports } from "../ports";
import { type FolderReview, reviewHandoff } from "../review/reviewHandoff";
import { readRuns } from "../terminals/readRuns";
import { workingDayMs } from "../workingDay";
import { earlierSections } from "./earlierSections";

/** A workspace folder that a handoff may write into. */
export interface TargetFolder {
	readonly path: string;
	/** False in Restricted Mode. */
	readonly trusted: boolean;
	readonly create: NarrativeCreation;
}

/** A model's answer with the conversation that it was asked about. */
export type ConversationRefinement = Refinement & Pick<Transcript, "agent" | "id">;

export interface HandoffOrder {
	readonly reason: EndedReason;
	readonly conversations: readonly ReadConversation[];
	readonly folders: readonly TargetFolder[];
	/** False when the user asked for none. */
	readonly runHooks: boolean;
	/** Further secrets to mask, as regular expressions. */
	readonly extraPatterns: readonly RegExp[];
	/** What models that the user chose were asked and answered; without it none was. */
	readonly refinements?: readonly ConversationRefinement[];
	/** Refuse when another process handed the same turns off already. */
	readonly onlyNews: boolean;
}

/** A handoff that is on the disk; only its hooks are still to run. */
export interface CreatedHandoff extends AdvanceResult {
	readonly kind: "created";
	readonly teaser: string | null;
}
export type CreateResult =
	| CreatedHandoff
	| Extract<BeginResult, { readonly kind: "covered" }>
	/** Nothing is on the disk: `packet` must be shown to the user. */
	| { readonly kind: "failed"; readonly problem: Problem; readonly packet: Packet };

/** Scans the conversations and writes everything but the hooks: pending file first, then narrative, beacon, ledger. */
export function createHandoff(ports: Ports, order: HandoffOrder): CreateResult {
	const { request, teaser, problems } = planHandoff(ports, order);
	const begun = beginHandoff(ports, request);
	if (begun.kind === "failed") return { ...begun, packet: request.packet };
	if (begun.kind === "covered") return begun;
	const advanced = advanceHandoff(ports, begun.pending);
	return { kind: "created", ...advanced, problems: [...problems, ...begun.problems, ...advanced.problems], teaser };
}

/** What the conversations and the earlier sections of each folder's narrative file say, before the user's edits. */
export interface ScannedHandoff {
	readonly handoff: Handoff;
	readonly earlier: ReadonlyMap<string, readonly EarlierSection[]>;
}

/** What is to be written, and how it came about. */
export interface HandoffPlan {
	readonly request: HandoffRequest;
	readonly teaser: string | null;
	readonly scanned: ScannedHandoff;
	/** What the user sees and edits. */
	readonly review: readonly FolderReview[];
	/** Edits that could not be read. */
	readonly problems: readonly Problem[];
}

/** Scans the conversations and says what is to be written, without writing anything. */
export function planHandoff(ports: Ports, order: HandoffOrder): HandoffPlan {
	return planScanned(ports, order, scanAll(ports, order));
}

/** The same for what is scanned already, after the user edited something: in no time. */
export function planScanned(ports: Ports, order: HandoffOrder, scanned: ScannedHandoff): HandoffPlan {
	const redactor = redactorFor(ports, order);
	const mask = (text: string) => redactor.redact(text);
	const { handoff, folders, problems } = reviewHandoff(ports, scanned.handoff, mask, scanned.earlier);
	const packet = buildPacket(handoff);
	const request: HandoffRequest = {
		reason: order.reason,
		packet,
		beacon: buildBeacon(handoff, packet),
		sections: sectionsOf(handoff, order.folders),
		hooks: { cwd: order.folders[0]?.path ?? null, run: order.runHooks },
		conversations: order.conversations.map(({ folder, transcript }) => ({
			folder,
			agent: transcript.agent,
			id: transcript.id,
			...extentOf(transcript),
		})),
		onlyNews: order.onlyNews,
	};
	return { request, teaser: handoff.teaser, scanned, review: folders, problems };
}

function scanAll(ports: Ports, order: HandoffOrder): ScannedHandoff {
	const earlier = new Map(
		order.folders.flatMap(({ path, trusted }) => (trusted ? [[path, earlierSections(ports, path)]] : [])),
	);
	const git = order.folders.flatMap(({ path, trusted }) => {
		// Even `git status` runs programs that a repository's own settings name: its filters.
		if (!trusted) return [];
		const state = readGitState(ports, path, sessionStart(ports, order, path));
		return state === null ? [] : [[path, state] as const];
	});
	const withTalk = [...new Set(order.conversations.map(({ folder }) => folder))];
	const runs = withTalk.map((folder) => [folder, readRuns(ports, folder, sessionStart(ports, order, folder))] as const);
	const handoff = buildHandoff({
		id: ports.ids.uuid(),
		createdAt: ports.clock.now().toISOString(),
		reason: order.reason,
		conversations: order.conversations,
		git: new Map(git),
		runs: new Map(runs),
		supersedes: supersededSections(ports, order.conversations),
		earlier,
		redactor: redactorFor(ports, order),
		refinements: new Map((order.refinements ?? []).map((refinement) => [conversationKey(refinement), refinement])),
	});
	return { handoff, earlier };
}

interface Latest {
	readonly env: Ports["places"]["env"];
	readonly patterns: string;
	readonly redactor: Redactor;
}

/** A window that keeps a handoff ready scans after each turn: what was masked and found before need not be again. */
let latest: Latest | null = null;

/** The redactor for these patterns; the same one as long as they stay the same. */
export function redactorFor(
	{ places: { env } }: Pick<Ports, "places">,
	{ extraPatterns }: Pick<HandoffOrder, "extraPatterns">,
): Redactor {
	const patterns = extraPatterns.map(String).join("\n");
	if (latest?.env !== env || latest.patterns !== patterns)
		latest = { env, patterns, redactor: createRedactor({ env, extraPatterns }) };
	return latest.redactor;
}

/** When the session of a folder began, as far as this handoff is concerned: with its earliest conversation. */
function sessionStart({ clock }: Ports, { conversations }: HandoffOrder, folder: string | null): string {
	const starts = conversations.flatMap(({ folder: own, transcript }) =>
		own === folder && transcript.startedAt !== null ? [transcript.startedAt] : [],
	);
	return starts.sort()[0] ?? new Date(clock.now().getTime() - workingDayMs).toISOString();
}

/** By folder: when the newest earlier section was written that covers one of these conversations. */
function supersededSections(ports: Ports, conversations: readonly ReadConversation[]): Map<string, string> {
	const newest = new Map<string, string>();
	for (const { folder, transcript } of conversations) {
		if (folder === null) continue;
		const entry = findEntry(ports, folder, transcript);
		if (entry === null || entry.folder === null || !isSameFolder(ports, entry.folder, folder)) continue;
		const time = entry.heading?.split(" ").at(-1);
		if (time !== undefined && time > (newest.get(folder) ?? "")) newest.set(folder, time);
	}
	return newest;
}

function isSameFolder({ files }: Ports, one: string, other: string): boolean {
	return one === other || files.realPath(one) === files.realPath(other);
}

function sectionsOf(handoff: Handoff, folders: readonly TargetFolder[]) {
	return handoff.folders.map((part) => {
		const target = folders.find(({ path }) => path === part.folder);
		return {
			folder: target === undefined ? null : target.path,
			heading: narrativeHeading(handoff),
			body: narrativeBody(part, handoff.id),
			create: target?.create ?? "never",
			trusted: target?.trusted ?? false,
		} as const;
	});
}
