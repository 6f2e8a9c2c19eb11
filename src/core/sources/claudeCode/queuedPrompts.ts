import type { Place } from "../transcriptBuilder";
import { cutInjectedText } from "./injectedText";

export interface QueuedPrompt extends Place {
	readonly text: string;
}

/**
 * Prompts typed while the agent worked and not yet handed to it. The same words come again when they are delivered
 * (as a `queued_command` attachment or a user record); only what was never delivered is a turn of its own.
 */
export class QueuedPrompts {
	private waiting: (Place & { readonly content: string })[] = [];

	/** Takes a `queue-operation`. Most removals do not say what they remove: the queue is first in, first out. */
	operate(operation: string | undefined, content: unknown, place: Place): void {
		if (operation === "enqueue") this.waiting.push({ content: typeof content === "string" ? content : "", ...place });
		else if (operation === "popAll") this.waiting = [];
		else if (typeof content === "string") this.remove(content);
		else this.waiting.shift();
	}

	/** A prompt reached the agent; several waiting ones can reach it as one. */
	deliver(text: string): void {
		this.waiting = this.waiting.filter(({ content }) => content.trim() === "" || !text.includes(content.trim()));
	}

	/** What the user typed and the agent never got, without the client's own messages to the agent. */
	undelivered(): readonly QueuedPrompt[] {
		return this.waiting
			.map(({ content, ...place }) => ({ text: cutInjectedText(content), ...place }))
			.filter((prompt) => prompt.text !== "");
	}

	private remove(content: string): void {
		const at = this.waiting.findIndex((prompt) => prompt.content === content);
		if (at >= 0) this.waiting.splice(at, 1);
	}
}
