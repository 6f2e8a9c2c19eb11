import type { TokenUse } from "../../model/transcript";
import type { Shutdown } from "./schema";

/** Adds up what the events say of tokens. */
export class TokenCount {
	private readonly recorded = { input: 0, output: 0, count: 0 };
	private readonly answered = { output: 0, count: 0 };
	private shutdown: { input: number; output: number } | null = null;
	private context: number | null = null;
	private window: number | null = null;

	/** `session.usage_record`: one model call. */
	addCall(input: number | undefined, output: number | undefined): void {
		this.recorded.input += input ?? 0;
		this.recorded.output += output ?? 0;
		this.recorded.count++;
	}

	/** The output tokens that older versions wrote on each answer. */
	addAnswer(output: number | undefined): void {
		if (output === undefined) return;
		this.answered.output += output;
		this.answered.count++;
	}

	noteContext(tokens: number | undefined, window: number | undefined): void {
		this.context = tokens ?? this.context;
		this.window = window ?? this.window;
	}

	/** `session.shutdown`: totals since the session began, also when it was resumed. */
	noteShutdown(event: Shutdown): void {
		this.noteContext(event.currentTokens, undefined);
		const metrics = Object.values(event.accountingSnapshot?.modelMetrics ?? event.modelMetrics);
		if (metrics.length === 0) return;
		this.shutdown = {
			input: metrics.reduce((sum, { usage }) => sum + (usage?.inputTokens ?? 0), 0),
			output: metrics.reduce((sum, { usage }) => sum + (usage?.outputTokens ?? 0), 0),
		};
	}

	/** Counted calls before totals: calls go on after the last end mark, and a killed session has none. */
	total(): TokenUse {
		const { recorded, answered, shutdown, context, window } = this;
		if (recorded.count > 0) return { input: recorded.input, output: recorded.output, context, window };
		if (shutdown !== null) return { ...shutdown, context, window };
		return { input: null, output: answered.count > 0 ? answered.output : null, context, window };
	}
}
