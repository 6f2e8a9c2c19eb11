import * as vscode from "vscode";
import type { Hook } from "../../app/emit/hook";
import type { HookVerdict, PendingHandoff } from "../../app/emit/pending";
import { readRegistry } from "../../app/emit/registry";
import { runHookDirectly, unwatchedHooks } from "../../app/handoff/runHookDirectly";
import type { Ports } from "../../app/ports";
import { hookTaskType } from "../ids";
import type { OutputLog } from "../log";

/** How long a task may take to be opened by VS Code before the hook is run without one. */
const openPatienceMs = 15_000;

/** What a hook run from the task list is given, and where its verdict goes. */
export interface HookTaskSource {
	/** The handoff that a re-run is for; null when there is none yet. */
	current(): PendingHandoff | null;
	/** A run from the task list has ended. */
	settled(hook: Hook, verdict: HookVerdict): void;
}

export interface HookTasks extends vscode.Disposable {
	/** Runs a hook as a task that the user sees in the task list and in a terminal of its own. */
	run(hook: Hook, pending: PendingHandoff): Promise<HookVerdict>;
}

/** Hooks as VS Code tasks: visible, re-runnable from “Tasks: Run Task”, their output in a terminal. */
export function createHookTasks(ports: Ports, log: OutputLog, source: HookTaskSource): HookTasks {
	const provider = vscode.tasks.registerTaskProvider(hookTaskType, {
		provideTasks: () => registeredHooks(ports).map((hook) => listedTask(ports, hook, source)),
		resolveTask: (task) => {
			const hook = registeredHooks(ports).find(({ name }) => name === task.definition.hook);
			return hook === undefined ? undefined : listedTask(ports, hook, source, task.definition);
		},
	});
	return {
		run: (hook, pending) => runAsTask(ports, log, hook, pending),
		dispose: () => provider.dispose(),
	};
}

function registeredHooks(ports: Ports): readonly Hook[] {
	const registry = readRegistry(ports.files, ports.places);
	return registry.kind === "hooks" ? registry.hooks : [];
}

function listedTask(ports: Ports, hook: Hook, source: HookTaskSource, definition?: vscode.TaskDefinition): vscode.Task {
	return hookTask(hook, definition, () => {
		const pending = source.current();
		if (pending === null) return terminalWith(vscode.l10n.t("There is no handoff yet. Run Codi: Handoff first."));
		return new HookTerminal(ports, hook, pending, (verdict) => source.settled(hook, verdict));
	});
}

function runAsTask(ports: Ports, log: OutputLog, hook: Hook, pending: PendingHandoff): Promise<HookVerdict> {
	return new Promise((resolve) => {
		let isOpened = false;
		const withoutTask = (why: string) => {
			if (isOpened) return;
			isOpened = true;
			log.warn(`hook ${hook.name} runs without a task: ${why}`);
			resolve(unwatchedHooks(ports)(hook, pending));
		};
		const task = hookTask(hook, undefined, () => {
			if (isOpened) return terminalWith(vscode.l10n.t("This hook has been run already."));
			isOpened = true;
			return new HookTerminal(ports, hook, pending, resolve);
		});
		setTimeout(() => withoutTask("VS Code did not open it in time"), openPatienceMs);
		vscode.tasks.executeTask(task).then(undefined, (error: unknown) => withoutTask(String(error)));
	});
}

function hookTask(
	hook: Hook,
	definition: vscode.TaskDefinition | undefined,
	open: () => vscode.Pseudoterminal,
): vscode.Task {
	const task = new vscode.Task(
		definition ?? { type: hookTaskType, hook: hook.name },
		vscode.TaskScope.Workspace,
		hook.name,
		"Codi",
		new vscode.CustomExecution(async () => open()),
		[],
	);
	task.detail = [hook.command, ...hook.args].join(" ");
	task.presentationOptions = {
		reveal: vscode.TaskRevealKind.Silent,
		panel: vscode.TaskPanelKind.Dedicated,
		focus: false,
		clear: true,
		showReuseMessage: false,
	};
	return task;
}

function terminalWith(message: string): vscode.Pseudoterminal {
	const written = new vscode.EventEmitter<string>();
	const closed = new vscode.EventEmitter<number>();
	return {
		onDidWrite: written.event,
		onDidClose: closed.event,
		open: () => {
			written.fire(`${message}\r\n`);
			closed.fire(1);
		},
		close: () => undefined,
	};
}

/** The terminal of one run of a hook. Closing it ends the hook. */
class HookTerminal implements vscode.Pseudoterminal {
	private readonly written = new vscode.EventEmitter<string>();
	private readonly closed = new vscode.EventEmitter<number>();
	private readonly ended = new AbortController();
	readonly onDidWrite = this.written.event;
	readonly onDidClose = this.closed.event;

	constructor(
		private readonly ports: Ports,
		private readonly hook: Hook,
		private readonly pending: PendingHandoff,
		private readonly settle: (verdict: HookVerdict) => void,
	) {}

	open(): void {
		void this.run();
	}

	close(): void {
		this.ended.abort();
	}

	private async run(): Promise<void> {
		this.write(`> ${[this.hook.command, ...this.hook.args].join(" ")}\n`);
		const verdict = await runHookDirectly(this.ports, {
			hook: this.hook,
			pending: this.pending,
			onOutput: (text) => this.write(text),
			signal: this.ended.signal,
		});
		this.write(`${verdict.line ?? `${this.hook.name}: ${verdict.verdict}`}\n`);
		this.closed.fire(verdict.code ?? 1);
		this.settle(verdict);
	}

	private write(text: string): void {
		this.written.fire(text.replace(/\r?\n/g, "\r\n"));
	}
}
