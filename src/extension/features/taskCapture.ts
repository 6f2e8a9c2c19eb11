import * as vscode from "vscode";
import { hookTaskType } from "../ids";
import type { CapturedRun, CapturedRuns } from "./capturedRuns";

/** How long the exit code may come after the end of a task was told, in milliseconds. */
const codeMs = 500;

interface RunningTask {
	readonly run: CapturedRun;
	exitCode: number | undefined;
}

/**
 * Tasks, with their exit codes. A task that ends at once can have none told, and one without a process of its own never
 * has: then it is unknown. Our own hooks are no work of the session.
 */
export class TaskCapture implements vscode.Disposable {
	private readonly running = new Map<vscode.TaskExecution, RunningTask>();
	private readonly subscriptions: vscode.Disposable;

	constructor(private readonly runs: CapturedRuns) {
		this.subscriptions = vscode.Disposable.from(
			vscode.tasks.onDidStartTask(({ execution }) => this.start(execution)),
			vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
				const task = this.running.get(execution);
				if (task !== undefined) task.exitCode = exitCode;
			}),
			vscode.tasks.onDidEndTask(({ execution }) => this.end(execution)),
		);
	}

	dispose(): void {
		this.subscriptions.dispose();
	}

	private start(execution: vscode.TaskExecution): void {
		const { task } = execution;
		if (task.definition.type === hookTaskType) return;
		const run = this.runs.begin({ kind: "task", name: task.name, command: commandOf(task), cwd: cwdOf(task) });
		if (run !== null) this.running.set(execution, { run, exitCode: undefined });
	}

	private end(execution: vscode.TaskExecution): void {
		const task = this.running.get(execution);
		if (task === undefined) return;
		setTimeout(() => {
			this.running.delete(execution);
			task.run.end(task.exitCode, null);
		}, codeMs);
	}
}

/** The command line of a task; its name where it has none. */
export function commandOf({ name, execution }: vscode.Task): string {
	if (execution instanceof vscode.ProcessExecution) return [execution.process, ...execution.args].join(" ");
	if (!(execution instanceof vscode.ShellExecution)) return name;
	const words = [execution.command, ...(execution.args ?? [])].flatMap((word) => {
		if (word === undefined || word === null) return [];
		return typeof word === "string" ? [word] : [word.value];
	});
	return execution.commandLine ?? words.join(" ");
}

function cwdOf({ execution, scope }: vscode.Task): string | null {
	const hasOptions = execution instanceof vscode.ProcessExecution || execution instanceof vscode.ShellExecution;
	const cwd = hasOptions ? execution.options?.cwd : undefined;
	if (cwd !== undefined && !cwd.includes("${")) return cwd;
	return typeof scope === "object" ? scope.uri.fsPath : null;
}
