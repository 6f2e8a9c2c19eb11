import type { AskedQuestion, PlanItem, Step, ThinkingStep, ToolCall, Transcript, Turn } from "../model/transcript";

/** Gives a text with its secrets masked. */
export type Mask = (text: string) => string;

/**
 * The transcript with every text in it masked, each when it is first asked for: of a long session's results and
 * thoughts a scan looks at a small part only, and masking is the dearest of all steps. The transcript must not change
 * while the masked one is in use.
 */
export function maskedTranscript(transcript: Transcript, mask: Mask): Transcript {
	const masks = new Masks(mask);
	return {
		...transcript,
		id: masks.text(transcript.id),
		title: masks.orNull(transcript.title),
		cwd: masks.orNull(transcript.cwd),
		branch: masks.orNull(transcript.branch),
		model: masks.orNull(transcript.model),
		turns: transcript.turns.map((turn) => new MaskedTurn(turn, masks)),
		plan: masks.plan(transcript.plan),
	};
}

class Masks {
	constructor(readonly text: Mask) {}

	orNull(text: string | null): string | null {
		return text === null ? null : this.text(text);
	}

	plan(items: readonly PlanItem[]): readonly PlanItem[] {
		return items.map(({ text, status }) => ({ text: this.text(text), status }));
	}

	questions(asked: readonly AskedQuestion[]): readonly AskedQuestion[] {
		return asked.map(({ question, options, answer }) => ({
			question: this.text(question),
			options: options.map((option) => this.text(option)),
			answer: this.orNull(answer),
		}));
	}
}

class MaskedTurn implements Turn {
	readonly index: number;
	readonly at: string | null;
	readonly offset: number;
	readonly steps: readonly Step[];

	constructor(
		private readonly turn: Turn,
		private readonly masks: Masks,
	) {
		this.index = turn.index;
		this.at = turn.at;
		this.offset = turn.offset;
		this.steps = turn.steps.map((step) => maskedStep(step, masks));
	}

	get user(): string | null {
		return this.masks.orNull(this.turn.user);
	}
}

function maskedStep(step: Step, masks: Masks): Step {
	if (step.type === "tool") return { ...step, tool: new MaskedCall(step.tool, masks) };
	if (step.type === "thinking") return new MaskedThought(step, masks);
	if (step.type === "assistant") return { ...step, text: masks.text(step.text) };
	return { ...step, text: masks.orNull(step.text) };
}

class MaskedThought implements ThinkingStep {
	readonly type = "thinking";
	readonly offset: number;
	readonly at: string | null;

	constructor(
		private readonly step: ThinkingStep,
		private readonly masks: Masks,
	) {
		this.offset = step.offset;
		this.at = step.at;
	}

	get text(): string {
		return this.masks.text(this.step.text);
	}
}

/** Did a call have a result? Asked this way the result need not be masked. */
export function hasResult(tool: ToolCall): boolean {
	return tool instanceof MaskedCall ? tool.hasResult : tool.result !== null;
}

/** Does the result of a call hold a pattern? Asked this way only a result that does need be masked. */
export function resultHolds(tool: ToolCall, pattern: RegExp): boolean {
	return tool instanceof MaskedCall ? tool.resultHolds(pattern) : tool.result !== null && pattern.test(tool.result);
}

class MaskedCall implements ToolCall {
	readonly kind;
	readonly hasResult;
	readonly resultOffset;
	readonly exitCode;
	readonly ok;
	readonly background;

	constructor(
		private readonly call: ToolCall,
		private readonly masks: Masks,
	) {
		this.kind = call.kind;
		this.hasResult = call.result !== null;
		this.resultOffset = call.resultOffset;
		this.exitCode = call.exitCode;
		this.ok = call.ok;
		this.background = call.background;
	}

	resultHolds(pattern: RegExp): boolean {
		return this.call.result !== null && pattern.test(this.call.result);
	}

	get id() {
		return this.masks.text(this.call.id);
	}
	get name() {
		return this.masks.text(this.call.name);
	}
	get command() {
		return this.masks.orNull(this.call.command);
	}
	get files() {
		return this.call.files.map((file) => this.masks.text(file));
	}
	get text() {
		return this.masks.orNull(this.call.text);
	}
	get added() {
		return this.masks.orNull(this.call.added);
	}
	get removed() {
		return this.masks.orNull(this.call.removed);
	}
	get result() {
		return this.masks.orNull(this.call.result);
	}
	get denial() {
		return this.masks.orNull(this.call.denial);
	}
	get plan() {
		return this.call.plan === null ? null : this.masks.plan(this.call.plan);
	}
	get questions() {
		return this.masks.questions(this.call.questions);
	}
}
