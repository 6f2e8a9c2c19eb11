import { english, sentenceOf } from "../../core/render/sentence";
import { referenceOf } from "../conversations/foundConversation";
import { notWritten } from "../emit/failureProblem";
import { savePrepared } from "../emit/preparedFile";
import { compilePatterns } from "../handoff/compilePatterns";
import { type HandoffOrder, type HandoffPlan, planHandoff, planScanned } from "../handoff/createHandoff";
import { FileError, type Ports } from "../ports";
import type { ConversationChanges } from "../review/editsFile";
import { rememberEdits } from "../review/rememberEdits";
import type { FolderReview } from "../review/reviewHandoff";
import type { WatchEvent, WatchSettings } from "./protocol";
import type { Followed } from "./workspaceWatch";

interface Planned {
	readonly order: HandoffOrder;
	readonly plan: HandoffPlan;
	/** It is kept ready; else it is for looking at only. */
	readonly isKept: boolean;
}

/** The handoff that would be sealed if the window ended now: kept ready on the disk, shown to the user, and edited. */
export class ReadyHandoff {
	private planned: Planned | null = null;
	private isShown = false;
	/** What was told last, as JSON. */
	private told: string | null = null;

	constructor(
		private readonly ports: Ports,
		private readonly file: string,
		private readonly emit: (event: WatchEvent) => void,
	) {}

	/** Does anybody look at the findings? */
	get isLookedAt(): boolean {
		return this.isShown;
	}

	/** Tells the findings from now on, or no more. */
	show(isShown: boolean): void {
		this.isShown = isShown;
		this.told = null;
	}

	/** Makes it ready from conversations, read and not yet handed off where `isKept`. */
	prepare(settings: WatchSettings, followed: readonly Followed[], isKept: boolean): void {
		const { patterns, problems } = compilePatterns(settings.extraPatterns);
		for (const problem of problems) this.log(english(sentenceOf(problem)));
		const order: HandoffOrder = {
			reason: "tier_E_lifecycle",
			conversations: followed.map(({ transcript, found, folder }) => ({
				transcript,
				path: referenceOf(found),
				folder,
			})),
			folders: settings.folders,
			runHooks: true,
			extraPatterns: patterns,
			onlyNews: true,
		};
		this.take({ order, plan: planHandoff(this.ports, order), isKept });
	}

	/** There is nothing to hand off. */
	clear(): void {
		this.planned = null;
		this.drop();
		this.tell([]);
	}

	/** Remembers the user's edits and applies them. */
	edit(edits: readonly ConversationChanges[], extraPatterns: readonly string[]): void {
		for (const problem of rememberEdits(this.ports, edits, extraPatterns)) this.emit({ kind: "notEdited", problem });
		this.revise();
	}

	/** Applies what was edited, here or in another window. */
	revise(): void {
		if (this.planned === null) return;
		const { order, plan, isKept } = this.planned;
		this.take({ order, plan: planScanned(this.ports, order, plan.scanned), isKept });
	}

	private take(planned: Planned): void {
		this.planned = planned;
		const { request, review, problems } = planned.plan;
		for (const problem of problems) this.log(english(sentenceOf(problem)));
		if (planned.isKept) {
			const problem = savePrepared(this.ports, this.file, request);
			if (problem !== null) this.log(english(sentenceOf(problem)));
			this.emit({ kind: "ready", items: request.packet.unfinished_items.length });
		} else this.drop();
		this.tell(review);
	}

	/** A view that is drawn anew for nothing swallows what the user clicks at that moment. */
	private tell(folders: readonly FolderReview[]): void {
		const text = JSON.stringify(folders);
		if (!this.isShown || text === this.told) return;
		this.told = text;
		this.emit({ kind: "findings", folders });
	}

	private drop(): void {
		try {
			this.ports.files.remove(this.file);
		} catch (error) {
			if (!(error instanceof FileError)) throw error;
			this.log(english(sentenceOf(notWritten(error, this.file))));
		}
		this.emit({ kind: "ready", items: null });
	}

	private log(message: string): void {
		this.emit({ kind: "log", message });
	}
}
