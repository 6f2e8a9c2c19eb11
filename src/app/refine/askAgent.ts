import * as z from "zod/mini";
import type { Problem } from "../../core/model/problem";
import { shorten } from "../../core/model/shorten";
import { parseJson } from "../../core/sources/json";
import { finisherMark } from "../agentHooks/receiveHook";
import { codialecticFolder } from "../emit/paths";
import { FileError, type Ports, type ProcessOutcome } from "../ports";

/** Agents of the user that answer a question without a session of their own. */
export type RefineAgent = "claude" | "codex";

export type AgentAnswer =
	| {
			readonly kind: "answered";
			readonly answer: string /** In US dollars; null when it does not say. */;
			readonly cost: number | null;
	  }
	| { readonly kind: "failed"; readonly problem: Problem };

interface Program {
	readonly command: string;
	readonly args: readonly string[];
	readonly read: (stdout: string) => Omit<Extract<AgentAnswer, { kind: "answered" }>, "kind"> | null;
}

const claudeResult = z.object({
	result: z.string(),
	is_error: z.optional(z.boolean()),
	total_cost_usd: z.optional(z.number()),
});

/** Each reads the question from its standard input, may use no tool, and keeps no session on the disk. */
const programs: Readonly<Record<RefineAgent, Program>> = {
	claude: {
		command: "claude",
		args: ["--print", "--output-format", "json", "--no-session-persistence", "--tools", ""],
		read: (stdout) => {
			const found = claudeResult.safeParse(parseJson(stdout));
			if (!found.success || found.data.is_error === true) return null;
			return { answer: found.data.result, cost: found.data.total_cost_usd ?? null };
		},
	},
	codex: {
		command: "codex",
		args: ["exec", "--ephemeral", "--sandbox", "read-only", "--skip-git-repo-check", "--color", "never", "-"],
		read: (stdout) => (stdout.trim() === "" ? null : { answer: stdout, cost: null }),
	},
};

/** An answer that goes on beyond this is no answer. */
const longestAnswer = 1_000_000;

/**
 * Asks the user's own command-line agent, headless and in an empty folder of ours, so that it neither sees the
 * workspace nor leaves a session there. Its end does not count as the end of a session.
 */
export async function askAgent(
	ports: Pick<Ports, "files" | "processes" | "places">,
	agent: RefineAgent,
	question: string,
	limits: { readonly timeoutSeconds: number; readonly signal: AbortSignal },
): Promise<AgentAnswer> {
	const { command, args, read } = programs[agent];
	const failed = (reason: string): AgentAnswer => ({
		kind: "failed",
		problem: { code: "refine.failed", by: agent, reason },
	});
	const cwd = `${codialecticFolder(ports.places)}/refine`;
	try {
		ports.files.makeFolder(cwd, 0o700);
	} catch (error) {
		if (error instanceof FileError) return failed(error.message);
		throw error;
	}
	let stdout = "";
	const outcome = await ports.processes.run({
		...{ command, args, cwd, stdin: question, ...limits },
		env: { [finisherMark]: "1" },
		onOutput: (text, from) => {
			if (from === "stdout" && stdout.length < longestAnswer) stdout += text;
		},
	});
	const failure = failureOf(outcome);
	if (failure !== null) return failed(failure);
	const answer = read(stdout);
	return answer === null ? failed("it gave no answer that can be read") : { kind: "answered", ...answer };
}

function failureOf(outcome: ProcessOutcome): string | null {
	switch (outcome.kind) {
		case "exited":
			return outcome.code === 0 ? null : `it exited with ${outcome.code}${firstLine(outcome.stderr)}`;
		case "signalled":
			return `it was ended by ${outcome.signal}`;
		case "timedOut":
			return `it took longer than ${outcome.seconds} seconds`;
		case "cancelled":
			return "it was cancelled";
		case "notStarted":
			return outcome.reason;
	}
}

function firstLine(stderr: string): string {
	const line = stderr.trim().split("\n")[0] ?? "";
	return line === "" ? "" : `, ${shorten(line, 120)}`;
}
