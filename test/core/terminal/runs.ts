import type { WindowRun } from "../../../src/core/model/run";
import type { Step, ToolCall, Transcript, Turn } from "../../../src/core/model/transcript";

/** A time of the invented day: `at("10:05")`. */
export function at(time: string): string {
	return `2026-11-30T${time.length === 5 ? `${time}:00` : time}.000Z`;
}

/** A run in an invented terminal: one minute long, successful and silent unless said otherwise. */
export function run(command: string, start: string, changes: Partial<WindowRun> = {}): WindowRun {
	const startedAt = at(start);
	return {
		id: `run ${command} ${start}`,
		kind: "command",
		name: "bash",
		command,
		cwd: "/work/tide",
		startedAt,
		state: "ended",
		endedAt: new Date(Date.parse(startedAt) + 5_000).toISOString(),
		exitCode: 0,
		output: "",
		...changes,
	};
}

/** A run that has not ended. */
export function running(command: string, start: string, changes: Partial<WindowRun> = {}): WindowRun {
	return run(command, start, { state: "running", endedAt: null, exitCode: null, output: null, ...changes });
}

const call: ToolCall = {
	id: "t1",
	name: "bash",
	kind: "shell",
	command: null,
	files: [],
	text: null,
	added: null,
	removed: null,
	result: null,
	resultOffset: null,
	exitCode: null,
	ok: null,
	denial: null,
	plan: null,
	questions: [],
	background: false,
};

/** A tool call of the agent in the invented conversation. */
export function step(time: string | null, changes: Partial<ToolCall>): Step {
	return {
		type: "tool",
		offset: 100,
		at: time === null ? null : at(time),
		tool: { ...call, resultOffset: 120, ...changes },
	};
}

/** A conversation of one turn, from 10:00 until `end`. */
export function talk(end: string, steps: readonly Step[] = []): Transcript {
	const turn: Turn = { index: 1, at: at("10:00"), offset: 0, user: "Fix the parser.", steps };
	return {
		agent: "claude-code",
		id: "c1",
		title: null,
		cwd: "/work/tide",
		branch: null,
		model: null,
		startedAt: at("10:00"),
		endedAt: at(end),
		turns: [turn],
		plan: [],
		tokens: { input: null, output: null, context: null, window: null },
		skippedRecords: 0,
		problems: [],
	};
}
