import { statSync } from "node:fs";
import type { Processes, ProcessOutcome, ProcessRequest } from "../app/ports";
import { FileError } from "../app/ports";
import { guarded } from "./fileFailure";
import { endProcessGroup } from "./processGroup";

const stderrKept = 64 * 1024;
/** How long output may still come in after the process ended: a child of it may hold the pipes open for ever. */
const drainMs = 300;
/** Node's timers wrap to "at once" above this. */
const longestTimerMs = 2 ** 31 - 1;

/** Processes of this machine, without a shell, each in a group of its own. */
export function createProcesses(): Processes {
	return {
		run: async (request) => {
			// Loaded here: most commands, the hooks of agents among them, run no process this way.
			const execa = await import("execa");
			if (request.signal?.aborted) return { kind: "cancelled", stderr: "" };
			return checkRequest(request) ?? runProcess(execa, request);
		},
	};
}

/** What keeps a process from being started before the system is asked; it would blame the program for a missing folder. */
function checkRequest({ command, args, cwd }: ProcessRequest): ProcessOutcome | null {
	if ([command, ...args].some((text) => text.includes("\0")))
		return { kind: "notStarted", code: "EINVAL", reason: "the command holds a NUL character" };
	return cwd === null ? null : checkFolder(cwd);
}

function checkFolder(cwd: string): ProcessOutcome | null {
	try {
		if (guarded(cwd, () => statSync(cwd)).isDirectory()) return null;
		return { kind: "notStarted", code: "ENOTDIR", reason: `the working folder ${cwd} is not a folder` };
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		return { kind: "notStarted", code: error.code, reason: `the working folder ${cwd} cannot be entered` };
	}
}

type Ending = { readonly code: number | null; readonly signal: string | null } | { readonly failure: Failure };
interface Failure {
	readonly code: string;
	readonly reason: string;
}

type Execa = typeof import("execa");

async function runProcess(execa: Execa, request: ProcessRequest): Promise<ProcessOutcome> {
	const child = start(execa, request);
	let stderr = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => request.onOutput(text, "stdout"));
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		if (stderr.length < stderrKept) stderr = (stderr + text).slice(0, stderrKept);
		request.onOutput(text, "stderr");
	});
	// A process that does not read its input, or ends before it has, is none of our business (R-000-68).
	child.stdin.on("error", () => undefined).end(request.stdin);

	const stop = stopper(request);
	const ended = ending(child);
	const drained = Promise.all([closed(child.stdout), closed(child.stderr)]);
	const first = await Promise.race([ended, stop.reason]);
	stop.clear();
	if (typeof first === "string" && child.pid !== undefined) await endProcessGroup(child.pid);
	await Promise.race([drained, delay(drainMs)]);
	for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
	if (first === "timedOut") return { kind: "timedOut", seconds: request.timeoutSeconds, stderr };
	if (first === "cancelled") return { kind: "cancelled", stderr };
	if ("failure" in first) return { kind: "notStarted", ...first.failure };
	if (first.code !== null) return { kind: "exited", code: first.code, stderr };
	return { kind: "signalled", signal: first.signal ?? "unknown", stderr };
}

function start({ execa }: Execa, { command, args, cwd, env }: ProcessRequest) {
	return execa(command, args, {
		...(cwd === null ? {} : { cwd }),
		stdin: "pipe",
		stdout: "pipe",
		stderr: "pipe",
		// Set for VS Code's runtime to run our own programs; a hook gets what the user's shell would give it (R-000-65).
		env: { ELECTRON_RUN_AS_NODE: undefined, ...env },
		buffer: false,
		reject: false,
		detached: process.platform !== "win32",
	});
}

/** How the process ended, as soon as it did; its pipes may stay open longer. Or why it did not start. */
function ending(child: ReturnType<typeof start>): Promise<Ending> {
	return new Promise((resolve) => {
		child.once("exit", (code, signal) => resolve({ code, signal }));
		void child.then((result) => {
			const code = result.code ?? "UNKNOWN";
			resolve({ failure: { code, reason: result.originalMessage ?? code } });
		});
	});
}

/** Settles when the process must be ended before its time, and says why. */
function stopper({ timeoutSeconds, signal }: ProcessRequest) {
	let clear: () => void = () => undefined;
	const reason = new Promise<"timedOut" | "cancelled">((resolve) => {
		const timer = setTimeout(() => resolve("timedOut"), Math.min(timeoutSeconds * 1000, longestTimerMs));
		const cancel = () => resolve("cancelled");
		signal?.addEventListener("abort", cancel);
		clear = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", cancel);
		};
	});
	return { reason, clear };
}

function closed(stream: NodeJS.ReadableStream): Promise<void> {
	return new Promise((resolve) => stream.once("close", () => resolve()));
}

/** Does not keep this program alive: open pipes do, as long as there are any. */
function delay(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
