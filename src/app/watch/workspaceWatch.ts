import { autoToggle } from "../../core/closure/autoToggle";
import { userSaid } from "../../core/closure/userSaid";
import { lastTurnIndex } from "../../core/model/measure";
import type { Transcript } from "../../core/model/transcript";
import { hasNewsSince } from "../conversations/collectConversations";
import { findConversations, watchedFolders } from "../conversations/findConversations";
import { type FoundConversation, keyOf, referenceOf } from "../conversations/foundConversation";
import { FinderMemory } from "../conversations/memory";
import type { ShareGuard } from "../conversations/shareGuard";
import type { WatchedFolder } from "../conversations/stores/store";
import type { StorePorts } from "../conversations/stores/storeAccess";
import { findEntry } from "../emit/ledger";
import type { Ports } from "../ports";
import { workingDayMs } from "../workingDay";
import { type Advance, FollowedConversation } from "./followedConversation";
import type { WatchEvent, WatchedConversation, WatchSettings } from "./protocol";

/** A conversation that was followed and has been read. */
export interface Followed {
	readonly found: FoundConversation;
	readonly folder: string;
	readonly transcript: Transcript;
}

/**
 * Follows the conversations of a window's folders. It does not watch by itself: it is called after the system said that
 * something changed, and reads only what was appended or changed.
 */
export class WorkspaceWatch {
	private readonly followed = new Map<string, FollowedConversation>();
	private readonly states = new Map<string, WatchedConversation>();
	private readonly memory = new FinderMemory();

	/** What reads the agents' stores. */
	private readonly stores: StorePorts;

	constructor(
		private readonly ports: Ports,
		shares: ShareGuard,
		private readonly emit: (event: WatchEvent) => void,
	) {
		this.stores = shares.guarded(ports);
	}

	/** Looks for new conversations, and asks the stores which of those that are followed have changed. */
	find({ folders }: WatchSettings): void {
		const paths = folders.map(({ path }) => path);
		this.leave(paths);
		// What did not change for so long is not read until it does.
		const since = this.ports.clock.now().getTime() - workingDayMs;
		for (const found of findConversations(this.stores, paths, { memory: this.memory, since }).found) {
			const followed = this.followed.get(keyOf(found));
			if (followed === undefined) this.followed.set(keyOf(found), new FollowedConversation(this.stores, found));
			else followed.note(found);
		}
	}

	/** A folder that was taken out of the window takes its conversations along. */
	private leave(folders: readonly string[]): void {
		const gone = [...this.followed].filter(([, { found }]) => !folders.some((folder) => folder === found.folder));
		for (const [key] of gone) {
			this.followed.delete(key);
			this.states.delete(key);
		}
		if (gone.length > 0) this.emitConversations();
	}

	/** Where new conversations appear. */
	folders({ folders }: WatchSettings): readonly WatchedFolder[] {
		return watchedFolders(
			this.stores,
			folders.map(({ path }) => path),
			this.memory,
		);
	}

	/** Reads on in the conversations that changed. True when any did. */
	readOn(): boolean {
		const changed = [...this.followed.values()].filter((conversation) => this.advance(conversation));
		if (changed.length > 0) this.emitConversations();
		return changed.length > 0;
	}

	/** What is news may have changed although no file did: another process handed something off. */
	reviseNews(): void {
		for (const [key, conversation] of this.followed) {
			const state = this.states.get(key);
			const { transcript } = conversation;
			if (state !== undefined && transcript !== null)
				this.states.set(key, { ...state, hasNews: this.isNews(state.folder, transcript) });
		}
		this.emitConversations();
	}

	/** The files that are followed. */
	get files(): readonly string[] {
		return [...this.followed.values()].flatMap(({ found }) => [found, ...found.others].map(({ path }) => path));
	}

	/** The conversations that have news now: another window may have handed some of them off. */
	withNews(): Followed[] {
		return this.read().filter(({ folder, transcript }) => this.isNews(folder, transcript));
	}

	/** The conversation that went on last, news or not. */
	newest(): Followed[] {
		const ended = ({ transcript }: Followed) => transcript.endedAt ?? "";
		return this.read()
			.sort((a, b) => ended(b).localeCompare(ended(a)))
			.slice(0, 1);
	}

	/** All that were read. */
	read(): Followed[] {
		return [...this.followed.values()].flatMap(({ found, transcript }) => {
			const folder = this.states.get(keyOf(found))?.folder;
			return folder === undefined || transcript === null ? [] : [{ found, folder, transcript }];
		});
	}

	private advance(conversation: FollowedConversation): boolean {
		const { found } = conversation;
		const advance = conversation.advance();
		if (advance.kind === "unchanged") return false;
		if (advance.kind === "lost") {
			this.emit({
				kind: "log",
				message: `${found.agent}: a conversation cannot be followed for now: ${advance.reason}`,
			});
			return false;
		}
		this.tell(conversation, advance);
		return true;
	}

	private tell(
		{ found, transcript }: FollowedConversation,
		{ messages, state }: Extract<Advance, { kind: "changed" }>,
	): void {
		if (transcript === null || found.folder === null) return;
		const watched: WatchedConversation = {
			agent: transcript.agent,
			id: transcript.id,
			found,
			path: referenceOf(found),
			folder: found.folder,
			title: transcript.title,
			state,
			hasNews: this.isNews(found.folder, transcript),
		};
		this.states.set(keyOf(found), watched);
		for (const message of messages) {
			const said = userSaid(message);
			this.emit({ kind: "message", conversation: watched, message, said, toggle: autoToggle(message.text) });
		}
	}

	private isNews(folder: string, transcript: Transcript): boolean {
		return lastTurnIndex(transcript) > 0 && hasNewsSince(transcript, findEntry(this.ports, folder, transcript));
	}

	private emitConversations(): void {
		const conversations = [...this.states.values()].sort((a, b) =>
			(b.state.lastRecordAt ?? "").localeCompare(a.state.lastRecordAt ?? ""),
		);
		this.emit({ kind: "conversations", conversations });
	}
}
