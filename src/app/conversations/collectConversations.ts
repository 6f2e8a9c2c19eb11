import { extentOf } from "../../core/live/extent";
import { lastTurnIndex } from "../../core/model/measure";
import type { Problem } from "../../core/model/problem";
import type { Transcript } from "../../core/model/transcript";
import { findEntry, hasNews, type LedgerEntry } from "../emit/ledger";
import { readLastHandoff } from "../handoff/lastHandoff";
import type { Ports } from "../ports";
import { workingDayMs } from "../workingDay";
import { findConversations, lookedIn, type Search } from "./findConversations";
import type { FoundConversation } from "./foundConversation";
import { FinderMemory } from "./memory";
import { isProblem, readConversation } from "./readConversation";

/** A conversation that could be handed off, read. */
export interface CollectedConversation {
	readonly found: FoundConversation;
	readonly transcript: Transcript;
	/** Something happened that no earlier handoff covers. */
	readonly hasNews: boolean;
	/** The last handoff of this conversation. */
	readonly covered: LedgerEntry | null;
}

export interface Collection {
	/** Most recent first. */
	readonly conversations: readonly CollectedConversation[];
	readonly unreadable: readonly Problem[];
	/** Where was looked. */
	readonly places: readonly string[];
}

/**
 * Reads the conversations of the workspace folders (null: no folder is open, so of all) that may have news since the last handoff (decision 4 of the
 * design), most recent first. Per folder at least the newest conversation is read, so that the user can be told
 * about it and hand it off again.
 */
export function collectConversations(ports: Ports, folders: readonly string[] | null): Collection {
	const handoffs = new Map<string | null, string | null>();
	for (const folder of folders ?? [null]) handoffs.set(folder, readLastHandoff(ports, folder)?.createdAt ?? null);
	const search = searchRecent(ports, folders, handoffs);
	const unreadable: Problem[] = [...search.unreadable];
	const conversations = [...handoffs].flatMap(([folder, lastHandoff]) => {
		const ofFolder = search.found.filter((conversation) => conversation.folder === folder);
		return withNews(ports, readRecent(ports, ofFolder, lastHandoff, unreadable), lastHandoff);
	});
	return {
		conversations: conversations.sort(byLastActivity),
		unreadable,
		places: lookedIn(ports.files, search.places),
	};
}

/**
 * A store of years holds thousands of files that are of no use here: only what changed since the last handoff, or within
 * two working days, is looked into. Where the newest of a folder is older, all are.
 */
function searchRecent(
	ports: Ports,
	folders: readonly string[] | null,
	handoffs: ReadonlyMap<string | null, string | null>,
): Search {
	const memory = new FinderMemory();
	const now = ports.clock.now().getTime();
	const sinces = [...handoffs.values()].map((at) => (at === null ? now - 2 * workingDayMs : Date.parse(at)));
	const recent = findConversations(ports, folders, { memory, since: Math.min(...sinces) });
	const isEnough = [...handoffs].every(([folder, at]) => {
		const newest = recent.found.find((conversation) => conversation.folder === folder);
		return newest !== undefined && (at !== null || Date.parse(newest.changedAt) >= now - workingDayMs);
	});
	return isEnough ? recent : findConversations(ports, folders, { memory });
}

interface Read {
	readonly found: FoundConversation;
	readonly transcript: Transcript;
}

/** Files changed since the last handoff; without one, those of the newest file's working day. Always the newest. */
function readRecent(
	ports: Ports,
	found: readonly FoundConversation[],
	lastHandoff: string | null,
	unreadable: Problem[],
): Read[] {
	const newest = found[0]?.changedAt;
	const since = lastHandoff ?? (newest === undefined ? "" : dayBefore(newest));
	const recent = found.filter(({ changedAt }, at) => at === 0 || changedAt >= since);
	return recent.flatMap((conversation) => {
		const read = readConversation(ports, conversation, { following: true });
		if (isProblem(read)) unreadable.push(read);
		else unreadable.push(...read.problems);
		return isProblem(read) || lastTurnIndex(read) === 0 ? [] : [{ found: conversation, transcript: read }];
	});
}

/** A file can be touched long after its last record: what counts is the time of the records. */
function withNews(ports: Ports, read: readonly Read[], lastHandoff: string | null): CollectedConversation[] {
	const newest = read.map(lastActivity).sort().at(-1);
	const since = lastHandoff ?? (newest === undefined ? "" : dayBefore(newest));
	return read.map((conversation) => {
		const { transcript, found } = conversation;
		const covered = findEntry(ports, found.folder, transcript);
		const isRecent = covered !== null || lastActivity(conversation) >= since;
		return { ...conversation, covered, hasNews: isRecent && hasNewsSince(transcript, covered) };
	});
}

function dayBefore(time: string): string {
	return new Date(Date.parse(time) - workingDayMs).toISOString();
}

/** Did anything happen in a conversation since it was handed off last (`covered`)? */
export function hasNewsSince(transcript: Transcript, covered: LedgerEntry | null): boolean {
	return hasNews(extentOf(transcript), covered);
}

function byLastActivity(a: CollectedConversation, b: CollectedConversation): number {
	return lastActivity(b).localeCompare(lastActivity(a));
}

/** Time of the conversation's last record, ISO 8601; that of the file where records have no times. */
export function lastActivity({ transcript, found }: Read): string {
	return transcript.endedAt ?? found.changedAt;
}
