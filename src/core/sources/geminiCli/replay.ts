import type { Message, Response } from "./message";

/**
 * The list of messages as Gemini CLI keeps it: a log that repeats ids, replaces the whole list and rewinds
 * (transcripts.md 7.3).
 */
export class Replay {
	/** By type and id. A map keeps the place of a key that is set again. */
	private list = new Map<string, Message>();
	/** Every message ever seen, in its fullest form: the lists written at a resume leave out results, tokens and models. */
	private readonly known = new Map<string, Message>();
	private readonly responses = new Map<string, Response>();
	/** What a compaction took off the list, oldest first; each batch is followed by its summary. */
	private summarised: Message[] = [];
	/** Ids of summaries and of the phrases that acknowledge them. */
	private readonly summaries = new Set<string>();

	/** A message line: the last one of an id wins, the first one's place in the list is kept. */
	put(message: Message): void {
		for (const response of message.responses) this.responses.set(response.id, response);
		// Results are sent back in the user's name, even under the id of the answer that they belong to.
		if (message.responses.length > 0 && message.text === "") return;
		if (this.summaries.has(message.id)) return;
		this.list.set(keyOf(message), this.complete(message));
	}

	/**
	 * `$set.messages`: the whole list anew. A list without a word of the talk is the start of a resume, whose full
	 * list follows; nothing is taken away then. After a compaction, what was said before it stays.
	 */
	rebuild(messages: readonly Message[]): void {
		if (messages.every((message) => message.text === "" || isInjected(message))) return;
		const summary = messages.find((message, at) => this.isSummary(message, messages[at + 1]));
		if (summary !== undefined) this.compact(summary, messages);
		this.list = new Map();
		for (const message of messages) this.put(this.backdate(message));
	}

	/** `$rewindTo`: drops that message and all after it; an unknown id drops everything, as Gemini CLI does. */
	rewind(id: string): void {
		const listed = [...this.list.values()];
		const at = listed.findIndex((message) => message.id === id);
		for (const message of listed.slice(Math.max(at, 0))) this.list.delete(keyOf(message));
		if (at < 0) this.summarised = [];
	}

	/** The conversation in the order in which it happened. */
	messages(): readonly Message[] {
		return [...this.summarised, ...this.list.values()];
	}

	/** The result of a call whose own record has none. */
	response(callId: string): Response | null {
		return this.responses.get(callId) ?? null;
	}

	private isSummary(message: Message, next: Message | undefined): boolean {
		if (message.type !== "user" || this.known.has(message.id) || this.summaries.has(message.id)) return false;
		return acknowledgement.test(next?.text ?? "") || message.text.includes("<state_snapshot>");
	}

	private compact(summary: Message, messages: readonly Message[]): void {
		this.summaries.add(summary.id);
		const next = messages[messages.indexOf(summary) + 1];
		if (next !== undefined && acknowledgement.test(next.text)) this.summaries.add(next.id);
		const kept = new Set(messages.flatMap((message) => [message.id, sayingOf(message)]));
		const left = [...this.list.values()].filter((one) => !kept.has(one.id) && !kept.has(sayingOf(one)));
		this.summarised.push(...left, { ...summary, type: "compaction" });
	}

	/** A rebuilt list has the time of the resume; what was known of the message says when and where it was written. */
	private backdate(message: Message): Message {
		const before = this.known.get(message.id);
		return before === undefined ? message : { ...message, at: before.at, offset: before.offset };
	}

	private complete(message: Message): Message {
		const before = this.known.get(message.id);
		const same = before !== undefined && before.type === message.type;
		const full = same ? merge(before, message) : message;
		this.known.set(message.id, full);
		return full;
	}
}

/** A fixed phrase of Gemini CLI's code, put in the model's name after the summary. */
const acknowledgement = /^Got it\. Thanks for the (?:additional )?context!/;

function merge(before: Message, message: Message): Message {
	const told = message.tools.some((tool) => tool.outcome !== null) || before.tools.length < message.tools.length;
	return {
		...message,
		thoughts: before.thoughts.length > 0 ? before.thoughts : message.thoughts,
		tools: told ? message.tools : before.tools,
		tokens: message.tokens ?? before.tokens,
		model: message.model ?? before.model,
	};
}

function keyOf(message: Message): string {
	return `${message.type} ${message.id}`;
}

/** Who said what; a message kept through a compaction can come back under a new id. */
function sayingOf(message: Message): string {
	return message.text === "" ? message.id : `${message.type}: ${message.text}`;
}

/** Text that Gemini CLI puts in the user's name: the context at the start, hooks' output (transcripts.md 7.4). */
export function isInjected(message: Message): boolean {
	return message.type === "user" && injected.test(message.text);
}
const injected = /^(?:<(?:session_context|hook_context)>|This is the Gemini CLI\. We are setting up the context)/;
