import * as vscode from "vscode";
import { findAgentProgram } from "../../core/terminal/agentProgram";
import { OutputTap } from "../../core/terminal/rawOutput";
import type { CapturedRun, CapturedRuns } from "./capturedRuns";

/** How long the rest of a command's output is waited for after its end was told, in milliseconds. */
const restMs = 5_000;
/** How long a shell has to load its integration before its terminal counts as unseen, in milliseconds. */
const integrationMs = 15_000;

interface Execution {
	readonly terminal: vscode.Terminal;
	readonly run: CapturedRun;
	readonly tap: OutputTap | null;
	/** Settles when all of the output was read. */
	readonly read: Promise<void>;
}

/**
 * What runs in the integrated terminals, through the shell integration: command line, folder, exit code, output. The
 * output of an agent's session is left to its transcript. Commands whose end is never told, and terminals that tell
 * nothing, are said to be so.
 */
export class TerminalCapture implements vscode.Disposable {
	private readonly executions = new Map<vscode.TerminalShellExecution, Execution>();
	private readonly blind = new Map<vscode.Terminal, NodeJS.Timeout | "unseen">();
	/** Names of the tasks that this window ran: their terminals keep these names. */
	private readonly taskNames = new Set<string>();
	private readonly subscriptions: vscode.Disposable;

	constructor(
		private readonly runs: CapturedRuns,
		private readonly settle: (work: Promise<unknown>) => void,
	) {
		this.subscriptions = vscode.Disposable.from(
			vscode.window.onDidStartTerminalShellExecution((event) => this.start(event)),
			vscode.window.onDidEndTerminalShellExecution((event) => this.settle(this.end(event))),
			vscode.window.onDidOpenTerminal((terminal) => this.watchSight(terminal)),
			vscode.window.onDidChangeTerminalShellIntegration(({ terminal }) => this.seen(terminal)),
			vscode.tasks.onDidStartTask(({ execution }) => this.taskNames.add(execution.task.name)),
			vscode.window.onDidCloseTerminal((terminal) => this.close(terminal)),
		);
		for (const terminal of vscode.window.terminals) this.watchSight(terminal);
	}

	dispose(): void {
		for (const timer of this.blind.values()) if (timer !== "unseen") clearTimeout(timer);
		this.subscriptions.dispose();
	}

	private start({ terminal, execution }: vscode.TerminalShellExecutionStartEvent): void {
		// A shell runs one command at a time: the end of the one before was not told.
		this.loseAll(terminal);
		const command = execution.commandLine.value;
		if (command.trim() === "") return;
		const cwd = execution.cwd?.scheme === "file" ? execution.cwd.fsPath : null;
		const run = this.runs.begin({ kind: "command", name: terminal.name, command, cwd });
		if (run === null) return;
		const tap = findAgentProgram(command) === null ? new OutputTap() : null;
		const read = tap === null ? Promise.resolve() : readAll(execution, tap);
		this.executions.set(execution, { terminal, run, tap, read });
	}

	private async end({ execution, exitCode }: vscode.TerminalShellExecutionEndEvent): Promise<void> {
		const known = this.executions.get(execution);
		if (known === undefined) return;
		this.executions.delete(execution);
		await Promise.race([known.read, new Promise((resolve) => setTimeout(resolve, restMs))]);
		// VS Code loses the output of commands that end at once (microsoft/vscode#237208): silence is no proof of itself.
		const output = known.tap?.output() ?? null;
		known.run.end(exitCode, output?.head === "" ? null : output, execution.commandLine.value);
	}

	private close(terminal: vscode.Terminal): void {
		const timer = this.blind.get(terminal);
		if (timer !== undefined && timer !== "unseen") clearTimeout(timer);
		this.blind.delete(terminal);
		// Closed with the window: what runs in it may live on, and is told of as running.
		if (terminal.exitStatus?.reason !== vscode.TerminalExitReason.Shutdown) this.loseAll(terminal);
	}

	private loseAll(terminal: vscode.Terminal): void {
		for (const [execution, known] of this.executions) {
			if (known.terminal !== terminal) continue;
			this.executions.delete(execution);
			known.run.lose();
		}
	}

	private watchSight(terminal: vscode.Terminal): void {
		if (terminal.shellIntegration !== undefined) return;
		const timer = setTimeout(() => {
			this.blind.delete(terminal);
			if (!this.isTyped(terminal)) return;
			this.blind.set(terminal, "unseen");
			this.runs.tellSight("unseen", terminal.name);
		}, integrationMs);
		this.blind.set(terminal, timer.unref());
	}

	/** Terminals of extensions and of tasks run no shell: nothing is typed into them. */
	private isTyped({ name, creationOptions }: vscode.Terminal): boolean {
		if ("pty" in creationOptions || creationOptions.hideFromUser) return false;
		return ![...this.taskNames].some((task) => name.includes(task));
	}

	private seen(terminal: vscode.Terminal): void {
		const timer = this.blind.get(terminal);
		this.blind.delete(terminal);
		if (timer === "unseen") this.runs.tellSight("seen", terminal.name);
		else if (timer !== undefined) clearTimeout(timer);
	}
}

async function readAll(execution: vscode.TerminalShellExecution, tap: OutputTap): Promise<void> {
	for await (const data of execution.read()) tap.push(data);
}
