import type { Finding, FindingKind } from "../../../../src/core/model/finding";
import type { AskedQuestion, PlanItem, Step, ToolCall, Transcript, Turn } from "../../../../src/core/model/transcript";
import { scanTranscript } from "../../../../src/core/scan/scanTranscript";

type Bare<T> = T extends Step ? Omit<T, "offset" | "at"> : never;
export type BareStep = Bare<Step>;

let ids = 0;

export function call(tool: Partial<ToolCall>): BareStep {
	ids++;
	const whole: ToolCall = {
		id: `call-${ids}`,
		name: "tool",
		kind: "other",
		command: null,
		files: [],
		text: null,
		added: null,
		removed: null,
		result: "done",
		resultOffset: 1,
		exitCode: null,
		ok: true,
		denial: null,
		plan: null,
		questions: [],
		background: false,
		...tool,
	};
	return { type: "tool", tool: whole };
}

/** The agent says something. */
export function say(text: string): BareStep {
	return { type: "assistant", text };
}

/** A command runs; the exit code says whether it went well. */
export function run(command: string, exitCode: number | null, result = ""): BareStep {
	return call({
		name: "Bash",
		kind: "shell",
		command,
		exitCode,
		ok: exitCode === null ? null : exitCode === 0,
		result,
	});
}

/** A file is changed. */
export function edit(file: string, added: string, removed: string | null = null): BareStep {
	return call({ name: "Edit", kind: "edit", files: [file], added, removed });
}

/** A file is read. */
export function read(file: string, result = ""): BareStep {
	return call({ name: "Read", kind: "read", files: [file], result });
}

/** A sub-agent does a task and reports. */
export function subagent(task: string, report: string): BareStep {
	return call({ name: "Task", kind: "agent", text: task, result: report });
}

/** The agent's whole list. */
export function plan(...items: readonly [string, PlanItem["status"]][]): BareStep {
	return call({ name: "TodoWrite", kind: "plan", plan: items.map(([text, status]) => ({ text, status })) });
}

/** A question put through a tool. */
export function ask(question: AskedQuestion): BareStep {
	return call({ name: "AskUserQuestion", kind: "ask", questions: [question] });
}

/** A call that the user refused, with what was said to it. */
export function refused(tool: Partial<ToolCall>, denial = ""): BareStep {
	return call({ ...tool, denial, ok: false, result: denial });
}

/** A call whose result never came. */
export function cutOff(tool: Partial<ToolCall>): BareStep {
	return call({ ...tool, result: null, resultOffset: null, ok: null });
}

export function interrupted(): BareStep {
	return { type: "interruption", by: "user", text: null };
}

export function turn(
	user: string | null,
	...steps: readonly BareStep[]
): { user: string | null; steps: readonly BareStep[] } {
	return { user, steps };
}

/** A transcript of the given turns; offsets count up, as they do in a file. */
export function conversation(...turns: readonly ReturnType<typeof turn>[]): Transcript {
	let offset = 0;
	const laidOut: Turn[] = turns.map(({ user, steps }, index) => ({
		index: index + 1,
		at: null,
		offset: offset++,
		user,
		steps: steps.map((step) => ({ ...step, offset: offset++, at: null })),
	}));
	const lists = laidOut.flatMap((one) =>
		one.steps.flatMap((step) => (step.type === "tool" && step.tool.plan !== null ? [step.tool.plan] : [])),
	);
	return {
		agent: "claude-code",
		id: "made-up",
		title: null,
		cwd: "/home/dev/tide-tables",
		branch: null,
		model: null,
		startedAt: null,
		endedAt: null,
		turns: laidOut,
		plan: lists.at(-1) ?? [],
		tokens: { input: null, output: null, context: null, window: null },
		skippedRecords: 0,
		problems: [],
	};
}

/** The findings of one kind in a made-up conversation. */
export function found<K extends FindingKind>(
	kind: K,
	...turns: readonly ReturnType<typeof turn>[]
): Extract<Finding, { kind: K }>[] {
	return scanTranscript(conversation(...turns)).findings.filter(
		(finding): finding is Extract<Finding, { kind: K }> => finding.kind === kind,
	);
}
