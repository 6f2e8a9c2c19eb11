import type { TokenUse } from "../../model/transcript";
import type { Usage } from "./schema";

/**
 * Counts tokens once for each message: its usage is repeated on every line and grows (ccusage#976), so that the
 * largest value of a message id holds. `input` includes what was read from and written to the cache.
 */
export class TokenCount {
	private readonly messages = new Map<string, { input: number; output: number }>();
	private input = 0;
	private output = 0;
	private context: number | null = null;

	add(messageId: string, usage: Usage): void {
		const input =
			(usage.input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0);
		const output = usage.output_tokens ?? 0;
		const known = this.messages.get(messageId) ?? { input: 0, output: 0 };
		const most = { input: Math.max(known.input, input), output: Math.max(known.output, output) };
		this.input += most.input - known.input;
		this.output += most.output - known.output;
		this.messages.set(messageId, most);
		this.context = most.input + most.output;
	}

	total(): TokenUse {
		const some = this.context !== null;
		return { input: some ? this.input : null, output: some ? this.output : null, context: this.context, window: null };
	}
}
