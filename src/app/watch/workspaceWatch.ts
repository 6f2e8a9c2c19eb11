import { autoToggle } from "../../core/closure/autoToggle";
import { userSaid } from "../../core/closure/userSaid";
import { lastTurnIndex } from "../../core/model/measure";
import type { Transcript } from "../../core/model/transcript";
import { hasNewsSince } from "../conversations/collectConversations";
import { type FoundConversation, findConversations } from "../conversations/findConversations";
import { findEntry } from "../emit/ledger";
import type { Ports } from "../ports";
import { type Advance, FollowedConversation } from "./followedConversation";
import type { WatchEvent, WatchedConversation, WatchSettings } from "./protocol";

/** A conversation that was followed and has been read. */
export interface Followed {
	readonly found: FoundConversation;
	readonly folder: string;
	readonly transcript: Transcript;
}

/** Files that did not change for this long when the window opened are history: they are not read until they change. */
const liveMs = 12 * 60 * 60 * 1000;

/**
 * Follows the conversations of a window's folders. It does not watch by itself: `refresh` is called after the system
 * said that something changed, and reads only what was appended.
 */
export class WorkspaceWatch {
	private readonly followed = new Map<string, FollowedConversation>();
	private readonly states = new Map<string, WatchedConversation>();

	constructor(
		private readonly ports: Ports,
		private readonly emit: (event: WatchEvent) => void,
	) {}

	/** Looks for new files and reads on in those that changed. True when anything did. */
	refresh(settings: WatchSettings): boolean {
		const left = this.leave(settings);
		this.find(settings);
		const changed = [...this.followed.values()].filter((conversation) => this.readOn(conversation));
		if (left || changed.length > 0) this.emitConversations();
		return left || changed.length > 0;
	}

	/** What is news may have changed although no file did: another process handed something off. */
	reviseNews(): void {
		for (const [path, conversation] of this.followed) {
			const state = this.states.get(path);
			const { transcript } = conversation;
			if (state !== undefined && transcript !== null)
				this.states.set(path, { ...state, hasNews: this.isNews(state.folder, transcript) });
		}
		this.emitConversations();
	}

	/** The files that are followed. */
	get files(): readonly string[] {
		return [...this.followed.keys()];
	}

	/** The conversations that have news now: another window may have handed some of them off. */
	withNews(): Followed[] {
		return [...this.followed.values()].flatMap(({ found, transcript }) => {
			const folder = this.states.get(found.path)?.folder;
			if (folder === undefined || transcript === null) return [];
			return this.isNews(folder, transcript) ? [{ found, folder, transcript }] : [];
		});
	}

	/** A folder that was taken out of the window takes its conversations along. True when there were any. */
	private leave({ folders }: WatchSettings): boolean {
		const gone = [...this.followed.values()].filter(({ found }) => !folders.some(({ path }) => path === found.folder));
		for (const { found } of gone) {
			this.followed.delete(found.path);
			this.states.delete(found.path);
		}
		return gone.length > 0;
	}

	private find({ folders }: WatchSettings): void {
		const paths = folders.map(({ path }) => path);
		const oldest = new Date(this.ports.clock.now().getTime() - liveMs).toISOString();
		for (const found of findConversations(this.ports.files, this.ports.places, paths).found)
			if (!this.followed.has(found.path) && found.changedAt >= oldest)
				this.followed.set(found.path, new FollowedConversation(this.ports.files, found));
	}

	private readOn(conversation: FollowedConversation): boolean {
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
			path: found.path,
			folder: found.folder,
			title: transcript.title,
			state,
			hasNews: this.isNews(found.folder, transcript),
		};
		this.states.set(found.path, watched);
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
