import { clean } from "../text";
import type { NewToolCall, Place, TranscriptBuilder } from "../transcriptBuilder";

/**
 * Codex stores what was said up to three times: as an item (since 0.147), as an event (before), and as what the model
 * was sent. The better one counts, and which ones a file has shows only while reading.
 */
export type Vocabulary = "response" | "event" | "item";
const rank: Record<Vocabulary, number> = { response: 1, event: 2, item: 3 };

/**
 * Puts what was said and done into the transcript once. For users, assistant and thinking each, a record of a lower
 * vocabulary than already seen is a copy. A session begun by an old version and resumed by a new one keeps its old part.
 */
export class Conversation {
	private readonly ranks = { user: 0, assistant: 0, thinking: 0 };
	/** Prompts at the end that nothing followed yet: a better vocabulary may still replace them. */
	private unanswered = 0;
	private lastPrompt: string | null = null;
	private lastSaid: string | null = null;
	private justCompacted = false;
	private errorTold = false;
	private readonly recorded = new Set<string>();

	constructor(private readonly builder: TranscriptBuilder) {}

	user(vocabulary: Vocabulary, text: string, place: Place): void {
		const words = clean(text).trim();
		const before = this.ranks.user;
		if (rank[vocabulary] < before) return;
		this.ranks.user = rank[vocabulary];
		if (rank[vocabulary] > before) this.dropCopies(before, words);
		if (words === "" || this.isRepeated(`${vocabulary} user`, words, place)) return;
		this.builder.user(words, place);
		this.unanswered++;
		this.lastPrompt = words;
		this.lastSaid = null;
		this.justCompacted = false;
		this.errorTold = false;
	}

	say(what: "assistant" | "thinking", vocabulary: Vocabulary, text: string, place: Place): void {
		const before = this.ranks[what];
		if (rank[vocabulary] < before || text.trim() === "") return;
		this.ranks[what] = rank[vocabulary];
		if (rank[vocabulary] > before && this.lastSaid === text) return;
		if (this.isRepeated(`${vocabulary} ${what}`, text, place)) return;
		this.work();
		this.lastSaid = text;
		this.builder[what](text, place);
	}

	/** Is it of no use to read thinking of this vocabulary (long encrypted lines), because a better one was seen? */
	ignoresThinking(vocabulary: Vocabulary): boolean {
		return rank[vocabulary] < this.ranks.thinking;
	}

	call(call: NewToolCall, place: Place): void {
		this.work();
		this.lastSaid = null;
		this.builder.call(call, place);
	}

	/** The turn was cut short. An error is told once a turn: as an event, and again when the turn ends. */
	interrupt(by: "user" | "error", text: string | null, place: Place): void {
		if ((by === "error" && this.errorTold) || this.isRepeated(by, text ?? "", place)) return;
		this.errorTold ||= by === "error";
		this.work();
		this.builder.interruption(by, text, place);
	}

	/** One compaction leaves up to three records, one after the other: the summary, the new history, the item. */
	compact(summary: string | null, place: Place): void {
		if (this.justCompacted) return;
		this.work();
		this.builder.compaction(summary, place);
		this.justCompacted = true;
	}

	rollBack(turns: number, place: Place): void {
		if (this.isRepeated("rollback", "", place)) return;
		this.builder.dropTurns(turns);
		this.unanswered = 0;
	}

	private work(): void {
		this.unanswered = 0;
		this.justCompacted = false;
	}

	/**
	 * Takes back prompts that the better vocabulary is about to say again. Of the response items all that nothing
	 * followed, because injected text which the filter does not know stands among them.
	 */
	private dropCopies(before: number, words: string): void {
		if (this.unanswered === 0) return;
		if (before === rank.response) this.builder.dropTurns(this.unanswered);
		else if (this.lastPrompt === words) this.builder.dropTurns(1);
		this.unanswered = 0;
	}

	/** Was the very same recorded at the very same time? A file can hold a record twice. */
	private isRepeated(what: string, text: string, place: Place): boolean {
		if (place.at === null) return false;
		const key = `${place.at} ${what} ${text.length} ${text.slice(0, 80)}`;
		if (this.recorded.has(key)) return true;
		this.recorded.add(key);
		return false;
	}
}
