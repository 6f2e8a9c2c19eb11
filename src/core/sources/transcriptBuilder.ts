import type { Problem } from "../model/problem";
import type {
	AgentName,
	AskedQuestion,
	PlanItem,
	Step,
	TokenUse,
	ToolCall,
	ToolKind,
	Transcript,
} from "../model/transcript";
import { KeptResults } from "./keptResults";
import { clean, headAndTail } from "./text";

/** Where and when a record stands. */
export interface Place {
	readonly offset: number;
	readonly at: string | null;
}

/** What a reader knows of a tool call when it is made; the rest comes with its result. */
export interface NewToolCall {
	readonly id: string;
	readonly name: string;
	readonly kind: ToolKind;
	readonly command?: string | null;
	readonly files?: readonly string[];
	readonly text?: string | null;
	readonly added?: string | null;
	readonly removed?: string | null;
	readonly plan?: readonly PlanItem[] | null;
	readonly questions?: readonly AskedQuestion[];
	readonly background?: boolean;
}

export interface ToolOutcome {
	readonly offset: number;
	readonly result?: string | null;
	readonly exitCode?: number | null;
	readonly ok?: boolean | null;
	readonly denial?: string | null;
	/** What was asked for in words, when only the result tells it (a plan that was kept in a file). */
	readonly text?: string | null;
	readonly plan?: readonly PlanItem[] | null;
	readonly questions?: readonly AskedQuestion[];
	readonly files?: readonly string[];
	readonly added?: string | null;
	readonly removed?: string | null;
	readonly background?: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface OpenTurn {
	index: number;
	at: string | null;
	offset: number;
	user: string | null;
	steps: Step[];
}

/** Characters kept of each kind of text: enough to quote from, bounded whatever the session's size. */
const kept = { message: [60_000, 40_000], result: [2_000, 4_000], text: [4_000, 0], edit: [12_000, 0] } as const;

/**
 * Collects what a reader finds into a `Transcript`. All readers share it, so that bounds, cleaning of text,
 * numbering of turns and joining of calls with their results are the same for every agent.
 */
export class TranscriptBuilder {
	id: string;
	title: string | null = null;
	cwd: string | null = null;
	branch: string | null = null;
	model: string | null = null;
	tokens: Mutable<TokenUse> = { input: null, output: null, context: null, window: null };
	private readonly turns: OpenTurn[] = [];
	private readonly calls = new Map<string, Mutable<ToolCall>>();
	private readonly problems: Problem[] = [];
	private plan: readonly PlanItem[] = [];
	private skipped = 0;
	private readonly results = new KeptResults();
	/** Turns that a user opened. */
	private prompts = 0;
	private startedAt: string | null = null;
	private endedAt: string | null = null;

	constructor(
		private readonly agent: AgentName,
		private readonly path: string,
		id: string,
	) {
		this.id = id;
	}

	/** Counts records that could not be read or are of an unknown kind. */
	skipRecord(count = 1): void {
		this.skipped += count;
	}

	report(problem: Problem): void {
		this.problems.push(problem);
	}

	/** Starts a turn with the user's own words, injected text already cut away. An empty text starts nothing. */
	user(text: string, place: Place): void {
		const words = bound(clean(text), kept.message).trim();
		if (words === "") return;
		this.prompts++;
		this.turns.push({ index: this.prompts, at: place.at, offset: place.offset, user: words, steps: [] });
		this.touch(place.at);
	}

	assistant(text: string, place: Place): void {
		this.say("assistant", text, place);
	}

	thinking(text: string, place: Place): void {
		this.say("thinking", text, place);
	}

	interruption(by: "user" | "error", text: string | null, place: Place): void {
		this.step({ type: "interruption", by, text: boundOrNull(text, kept.text), ...only(place) });
	}

	compaction(summary: string | null, place: Place): void {
		this.step({ type: "compaction", text: boundOrNull(summary, kept.message), ...only(place) });
	}

	/** Records a tool call. A call whose id was seen before (streaming, resumed copies) replaces nothing and is not counted again. */
	call(call: NewToolCall, place: Place): void {
		if (this.calls.has(call.id)) return;
		const tool: Mutable<ToolCall> = {
			id: call.id,
			name: call.name,
			kind: call.kind,
			command: boundOrNull(call.command, kept.text),
			files: call.files ?? [],
			text: boundOrNull(call.text, kept.text),
			added: boundOrNull(call.added, kept.edit),
			removed: boundOrNull(call.removed, kept.edit),
			result: null,
			resultOffset: null,
			exitCode: null,
			ok: null,
			denial: null,
			plan: call.plan ?? null,
			questions: call.questions ?? [],
			background: call.background ?? false,
		};
		if (tool.plan !== null) this.plan = tool.plan;
		this.calls.set(call.id, tool);
		this.step({ type: "tool", tool, ...only(place) });
	}

	/** Adds a result to its call. False when no call of that id is known, so that the reader can count it as skipped. */
	result(id: string, outcome: ToolOutcome): boolean {
		const tool = this.calls.get(id);
		if (tool === undefined) return false;
		tool.resultOffset ??= outcome.offset;
		if (outcome.result != null) this.results.keep(tool, bound(clean(outcome.result), kept.result));
		tool.exitCode = outcome.exitCode ?? tool.exitCode;
		tool.ok = outcome.exitCode == null ? (outcome.ok ?? tool.ok) : outcome.exitCode === 0;
		if (outcome.denial != null) tool.denial = bound(clean(outcome.denial), kept.text);
		if (outcome.files !== undefined) tool.files = outcome.files;
		tool.text = boundOrNull(outcome.text, kept.text) ?? tool.text;
		tool.added = boundOrNull(outcome.added, kept.edit) ?? tool.added;
		tool.removed = boundOrNull(outcome.removed, kept.edit) ?? tool.removed;
		tool.background = outcome.background ?? tool.background;
		if (outcome.questions !== undefined) tool.questions = outcome.questions;
		if (outcome.plan != null) {
			tool.plan = outcome.plan;
			this.plan = outcome.plan;
		}
		return true;
	}

	hasCall(id: string): boolean {
		return this.calls.has(id);
	}

	/** The plan changed by other means than a tool call (a state record, a table). */
	setPlan(plan: readonly PlanItem[]): void {
		this.plan = plan;
	}

	/** Takes back the last turns that a user typed, with what followed them (an agent's own rewind or rollback). */
	dropTurns(count: number): void {
		for (let left = count; left > 0 && this.turns.length > 0; ) {
			if (this.turns.pop()?.user === null) continue;
			left--;
			this.prompts--;
		}
	}

	/** Takes a record's time into the conversation's span without adding a step. */
	touch(at: string | null): void {
		if (at === null) return;
		if (this.startedAt === null || at < this.startedAt) this.startedAt = at;
		if (this.endedAt === null || at > this.endedAt) this.endedAt = at;
	}

	/**
	 * The transcript as it stands. Bytes without one user's prompt are reported: a format that changed must
	 * not look like an empty session. `bytes` is how much was read.
	 */
	build(bytes: number): Transcript {
		const problems = [...this.problems];
		const prompted = this.turns.some((turn) => turn.user !== null);
		if (bytes === 0) problems.push({ code: "transcript.empty", path: this.path });
		else if (!prompted) problems.push({ code: "transcript.noPrompt", path: this.path, bytes, skipped: this.skipped });
		return {
			agent: this.agent,
			id: this.id,
			title: this.title === null ? null : clean(this.title),
			cwd: this.cwd,
			branch: this.branch,
			model: this.model,
			startedAt: this.startedAt,
			endedAt: this.endedAt,
			turns: this.turns,
			plan: this.plan,
			tokens: this.tokens,
			skippedRecords: this.skipped,
			problems,
		};
	}

	private say(type: "assistant" | "thinking", text: string, place: Place): void {
		const words = bound(clean(text), kept.message).trim();
		if (words !== "") this.step({ type, text: words, ...only(place) });
	}

	private step(step: Step): void {
		const turn = this.turns.at(-1) ?? this.openTurnZero(step);
		turn.steps.push(step);
		this.touch(step.at);
	}

	private openTurnZero(step: Step): OpenTurn {
		const turn: OpenTurn = { index: 0, at: step.at, offset: step.offset, user: null, steps: [] };
		this.turns.push(turn);
		return turn;
	}
}

/** A place is often a wider object of the reader's: nothing else of it may get into a step. */
function only({ offset, at }: Place): Place {
	return { offset, at };
}

function bound(text: string, [head, tail]: readonly [number, number]): string {
	return headAndTail(text, head, tail);
}

function boundOrNull(text: string | null | undefined, limits: readonly [number, number]): string | null {
	return text == null ? null : bound(clean(text), limits);
}
