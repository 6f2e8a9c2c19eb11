import * as vscode from "vscode";
import { findProgram } from "../../../app/findProgram";
import type { Ports } from "../../../app/ports";
import { shorten } from "../../../core/model/shorten";
import { plainLine } from "../../../core/render/inline";
import type { Recreation } from "../../../core/resume/recreation";

const longestName = 60;

/**
 * How a command is run. Where no shell is needed, its program is given its arguments one by one. Otherwise the line goes
 * to the user's own shell as it stands: quoting it anew would run something else than what the user saw and chose.
 */
export function executionOf(
	ports: Ports,
	folder: string,
	what: string,
	recreation: Extract<Recreation, { readonly kind: "process" | "shell" }>,
): vscode.ProcessExecution | vscode.ShellExecution {
	const options = { cwd: folder };
	const shell = new vscode.ShellExecution(what, options);
	if (recreation.kind === "shell") return shell;
	const [word, ...args] = recreation.words;
	const program = word.includes("/") ? word : findProgram(ports, word);
	// An alias or a function; and on Windows, what is no program but a script.
	if (program === null || /\.(?:cmd|bat)$/i.test(program)) return shell;
	return new vscode.ProcessExecution(program, args, options);
}

/** Starts it as a task named after it, in a terminal of its own. */
export async function startTask(
	folder: string,
	what: string,
	execution: vscode.ProcessExecution | vscode.ShellExecution,
): Promise<void> {
	const task = new vscode.Task(
		{ type: execution instanceof vscode.ShellExecution ? "shell" : "process" },
		vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder)) ?? vscode.TaskScope.Workspace,
		shorten(plainLine(what), longestName),
		"Codi",
		execution,
		[],
	);
	task.isBackground = true;
	task.presentationOptions = {
		reveal: vscode.TaskRevealKind.Always,
		panel: vscode.TaskPanelKind.New,
		focus: false,
		showReuseMessage: false,
	};
	await vscode.tasks.executeTask(task);
}
