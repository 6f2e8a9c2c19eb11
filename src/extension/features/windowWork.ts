import * as vscode from "vscode";
import { findAgentProgram } from "../../core/terminal/agentProgram";
import { readSettings } from "../settings";

/**
 * Knows what runs in this window: tasks, terminal commands, debug sessions. What has been running for longer than the
 * idle time is a server or a watcher, and holds nothing back.
 */
export class WindowWork implements vscode.Disposable {
	private readonly running = new Map<object, number>();
	private readonly ended = new vscode.EventEmitter<void>();
	private readonly subscriptions: vscode.Disposable;
	/** Something that ran has ended. */
	readonly onDidEnd = this.ended.event;

	constructor() {
		this.subscriptions = vscode.Disposable.from(
			vscode.tasks.onDidStartTask(({ execution }) => {
				if (!execution.task.isBackground) this.start(execution.task);
			}),
			vscode.tasks.onDidEndTask(({ execution }) => this.end(execution.task)),
			vscode.window.onDidStartTerminalShellExecution(({ execution }) => {
				// An agent's command ends with its session: it is no work to wait for.
				if (findAgentProgram(execution.commandLine.value) === null) this.start(execution);
			}),
			vscode.window.onDidEndTerminalShellExecution(({ execution }) => this.end(execution)),
			vscode.debug.onDidStartDebugSession((session) => this.start(session)),
			vscode.debug.onDidTerminateDebugSession((session) => this.end(session)),
		);
	}

	get isWorking(): boolean {
		const since = Date.now() - readSettings().idleMs;
		return [...this.running.values()].some((start) => start > since);
	}

	dispose(): void {
		vscode.Disposable.from(this.subscriptions, this.ended).dispose();
	}

	private start(work: object): void {
		this.running.set(work, Date.now());
	}

	private end(work: object): void {
		if (this.running.delete(work)) this.ended.fire();
	}
}
