import type { Problem } from "./problem";

/** Agents and import formats whose conversations can be read. The names are those of the command line's output. */
export const agentNames = [
	"claude-code",
	"codex",
	"copilot-vscode",
	"copilot-cli",
	"cursor",
	"cline",
	"gemini-cli",
	"opencode",
	"roo-code",
	"kilo-code",
	"qwen-code",
	"specstory",
	"aider",
] as const;
export type AgentName = (typeof agentNames)[number];

/** What a tool call does, whatever its agent calls the tool. */
export type ToolKind = "shell" | "edit" | "read" | "search" | "plan" | "ask" | "agent" | "other";

export type PlanStatus = "pending" | "in_progress" | "completed" | "cancelled";

/** One entry of the agent's plan or todo list. */
export interface PlanItem {
	readonly text: string;
	readonly status: PlanStatus;
}

/** A question that the agent put to the user through a tool, with what the user chose. */
export interface AskedQuestion {
	readonly question: string;
	readonly options: readonly string[];
	/** The user's answer as recorded, or null when there is none (still open, cancelled). */
	readonly answer: string | null;
}

export interface ToolCall {
	readonly id: string;
	/** The tool's name as the agent spells it. */
	readonly name: string;
	readonly kind: ToolKind;
	/** Shell tools: the command line as typed. */
	readonly command: string | null;
	/** Files that the call names, absolute where the agent or the working folder makes them so. */
	readonly files: readonly string[];
	/** What was asked for in words: a search pattern, a sub-agent's task, a submitted plan. Bounded. */
	readonly text: string | null;
	/** Edits: the text put in, bounded; a rewritten file counts as wholly added. */
	readonly added: string | null;
	/** Edits: the text taken out, bounded. */
	readonly removed: string | null;
	/** Text of the result, head and tail when it was long; null when there is none (yet). */
	readonly result: string | null;
	/** Byte offset of the record that holds the result; null when no result was seen. */
	readonly resultOffset: number | null;
	/** The exit code that the agent recorded. Null is unknown, never success. */
	readonly exitCode: number | null;
	/** Did the call succeed? Trusts the exit code over the agent's status; null when nothing says so. */
	readonly ok: boolean | null;
	/** What the user (or a rule) said when the call was refused; empty when refused without words; null when not refused. */
	readonly denial: string | null;
	/** Plan tools: the whole list as it stands after this call. */
	readonly plan: readonly PlanItem[] | null;
	/** Ask tools: the questions put. */
	readonly questions: readonly AskedQuestion[];
	/** Shell tools started in the background: they may outlive the turn. */
	readonly background: boolean;
}

interface StepBase {
	/** Byte offset, in the conversation's file, of the record it stands in; a row or array index where there are no bytes to count. */
	readonly offset: number;
	/** ISO 8601, UTC; null when the record has no time. */
	readonly at: string | null;
}
/** Text that the agent showed to the user. */
export interface AssistantStep extends StepBase {
	readonly type: "assistant";
	readonly text: string;
}
export interface ThinkingStep extends StepBase {
	readonly type: "thinking";
	readonly text: string;
}
export interface ToolStep extends StepBase {
	readonly type: "tool";
	readonly tool: ToolCall;
}
/** The turn was cut short: by the user (Escape, Ctrl+C), or by an error of the runtime, whose text is kept. */
export interface InterruptionStep extends StepBase {
	readonly type: "interruption";
	readonly by: "user" | "error";
	readonly text: string | null;
}
/** The agent's context was summarised; the summary is the agent's, not the user's. */
export interface CompactionStep extends StepBase {
	readonly type: "compaction";
	readonly text: string | null;
}
export type Step = AssistantStep | ThinkingStep | ToolStep | InterruptionStep | CompactionStep;

/** A user's message and all that followed until the next one. */
export interface Turn {
	/** Ordinal of the user's message, from 1. Work recorded before the first message stands in a turn 0 with user null. */
	readonly index: number;
	readonly at: string | null;
	readonly offset: number;
	/** The user's own words: injected text cut away, otherwise verbatim. Null when nobody typed anything. */
	readonly user: string | null;
	readonly steps: readonly Step[];
}

export interface TokenUse {
	readonly input: number | null;
	readonly output: number | null;
	/** Tokens in the context at the last answer (R-002-2); null when unknown. */
	readonly context: number | null;
	/** Size of the model's context window when the agent records it. */
	readonly window: number | null;
}

/** One conversation of one agent, in the shape that every stage after reading shares. */
export interface Transcript {
	readonly agent: AgentName;
	readonly id: string;
	readonly title: string | null;
	/** The latest working folder that the file itself names. */
	readonly cwd: string | null;
	readonly branch: string | null;
	/** The runtime's own identifier of the last model that answered, never inferred from prose (R-000-3). */
	readonly model: string | null;
	readonly startedAt: string | null;
	/** Time of the last record of the conversation itself; housekeeping records do not count. */
	readonly endedAt: string | null;
	readonly turns: readonly Turn[];
	/** The plan or todo list as it stood at the end. */
	readonly plan: readonly PlanItem[];
	readonly tokens: TokenUse;
	/** Records that could not be read or are of an unknown kind. */
	readonly skippedRecords: number;
	/** What the reader has to report, for example bytes without a user's prompt. */
	readonly problems: readonly Problem[];
	/**
	 * Its store knows less of the conversation than the agent's own log: `copy` lacks results, `digest` has texts cut
	 * short, a `standIn` keeps what the user undid and so only counts where there is nothing better. Absent: the log itself.
	 */
	readonly lesser?: (typeof lesserReadings)[number];
	/** It is one of several files of the conversation. Absent: the file is the whole. */
	readonly segment?: Segment;
}

/** Where one file of a conversation stands among the others (Codex). */
export interface Segment {
	/** The file's own id, which tells its time: the greater, the later. */
	readonly id: string;
	/** The file that it goes on from, and how much of it still counts, in bytes; null when it does not say. */
	readonly base: { readonly id: string; readonly bytes: number } | null;
}

/** Kinds of readings that are not the agent's own log, the most trusted first. */
export const lesserReadings = ["copy", "digest", "standIn"] as const;
