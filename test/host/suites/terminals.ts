import { doesNotMatch, equal, match, ok } from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, it } from "mocha";
import * as vscode from "vscode";
import { endedReason, narrative, sectionCount } from "../codialecticFiles.mts";
import { continueConversation } from "../continueConversation.mts";
import { screenshot } from "../support/driver";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitFor } from "../waitFor.mts";

const { home, workspace } = hostPlan().places;
const journals = join(home, ".codialectic", "journal", "terminals");

/** All that is in the journals of what ran in windows. */
function journal(): string {
	if (!existsSync(journals)) return "";
	return readdirSync(journals, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".jsonl"))
		.map((name) => readFileSync(join(journals, name), "utf8"))
		.join("");
}

/** A terminal with a bash in the workspace, whose shell integration is loaded. */
async function openTerminal(name: string): Promise<vscode.Terminal> {
	const terminal = vscode.window.createTerminal({ name, cwd: workspace });
	terminal.show();
	await waitFor(() => terminal.shellIntegration !== undefined, "the shell integration");
	return terminal;
}

/** Types a command line and waits until the journal holds its end. */
async function run(terminal: vscode.Terminal, command: string): Promise<void> {
	const before = ends();
	terminal.sendText(command);
	await waitFor(() => ends() > before, `the end of ${command} in the journal`);
}

function ends(): number {
	return journal().match(/^\{"kind":"ended"/gm)?.length ?? 0;
}

/** Hands off something new by the command, and gives the section that was written. */
async function handOff(said: string): Promise<string> {
	const sections = sectionCount(workspace);
	continueConversation(home, said);
	await vscode.commands.executeCommand("codiHandoff.handoff");
	equal(sectionCount(workspace), sections + 1);
	return lastSection();
}

function lastSection(): string {
	return (
		narrative(workspace)
			.split(/^## (?=(?:Auto-)?Handoff )/m)
			.at(-1) ?? ""
	);
}

describe("what runs in the window", () => {
	let terminal: vscode.Terminal;
	afterEach(() => vscode.commands.executeCommand("notifications.clearAll"));

	it("stands in the next handoff with its exit code and what failed, in plain text", async () => {
		await extensionUnderTest();
		vscode.window.createTerminal({ name: "plain", cwd: workspace, shellPath: "/bin/sh" });
		terminal = await openTerminal("work");
		await run(terminal, "./vitest run");
		const section = await handOff("Look at the last row.");
		match(
			section,
			/- `\.\/vitest run` failed \(exit 1\): `keeps the last row` \(terminal `work`, \d{4}-\d\d-\d\dT\d\d:\d\dZ, run\)/,
		);
		match(section, /Fix failing tests: keeps the last row/);
		doesNotMatch(section, /running \d+ %|\[31m/);
	});

	it("is told as fixed when it went through, and left running when it did not end", async () => {
		writeFileSync(join(workspace, "repaired"), "");
		await run(terminal, "./vitest run");
		const server = await openTerminal("server");
		server.sendText("sleep 600");
		await waitFor(() => journal().includes("sleep 600"), "the server in the journal");
		const section = await handOff("And the CRLF case?");
		match(section, /- `\.\/vitest run` passed \(exit 0\)/);
		match(section, /- `\.\/vitest run` failed \(exit 1\): “keeps the last row”, then went through/);
		match(section, /### Still running\n- `sleep 600` in terminal `server`, running since/);
		doesNotMatch(section, /Fix failing tests: keeps the last row/);
		const document = await vscode.workspace.openTextDocument(join(workspace, "NEXT_SESSION_HANDOFF.md"));
		const editor = await vscode.window.showTextDocument(document);
		const at = document.positionAt(document.getText().lastIndexOf("### State"));
		editor.revealRange(new vscode.Range(at, at), vscode.TextEditorRevealType.AtTop);
		await screenshot("handoff");
		server.dispose();
		await waitFor(() => /^\{"kind":"lost"/m.test(journal()), "its loss in the journal");
	});

	it("is masked before it is written", async () => {
		const token = `ghp_${"a1B2c3D4e5F6".repeat(3)}`;
		await run(terminal, `echo "token ${token}"`);
		ok(journal().includes("token [REDACTED]"));
		ok(!journal().includes(token));
	});

	it("is unknown, not successful, when it was stopped", async () => {
		terminal.sendText("sleep 700");
		await waitFor(() => journal().includes("sleep 700"), "the command in the journal");
		const before = ends();
		terminal.sendText("\u0003", false);
		await waitFor(() => ends() > before, "its end");
		const section = await handOff("What else is open?");
		doesNotMatch(section, /`sleep 700`.*exited 0/);
		doesNotMatch(section, /`sleep 700`, running/);
	});

	it("can be a task, whose exit code is kept", async () => {
		const task = new vscode.Task(
			{ type: "shell" },
			vscode.TaskScope.Workspace,
			"all tests",
			"test",
			new vscode.ShellExecution("rm repaired; ./vitest run", { cwd: workspace }),
		);
		const before = ends();
		await vscode.tasks.executeTask(task);
		await waitFor(() => ends() > before, "the end of the task");
		match(await handOff("And the header?"), /- `rm repaired; \.\/vitest run` failed \(exit 1\) \(task `all tests`/);
	});
});

describe("a debug session", () => {
	it("stands in the handoff while it runs", async () => {
		const program = join(workspace, "wait.js");
		writeFileSync(program, "setTimeout(() => {}, 600_000);\n");
		const [folder] = vscode.workspace.workspaceFolders ?? [];
		const configuration = {
			type: "node",
			request: "launch",
			name: "Wait",
			program,
			runtimeExecutable: process.execPath,
		};
		ok(await vscode.debug.startDebugging(folder, configuration, { noDebug: true }));
		await waitFor(() => journal().includes('"kind":"debug"'), "the debug session in the journal");
		match(await handOff("What runs now?"), /- debug session `Wait`, running since/);
		const before = ends();
		await vscode.debug.stopDebugging();
		await waitFor(() => ends() > before, "its end in the journal");
		doesNotMatch(await handOff("Stop it and add a test for it."), /debug session/);
	});
});

describe("what is not seen", () => {
	it("is said to be so: a terminal whose shell has no integration", async () => {
		await waitFor(() => /^\{"kind":"unseen"/m.test(journal()), "the blind terminal in the journal");
		match(await handOff("One more question."), /- Not seen: what ran in `plain` \(no shell integration\)/);
	});

	it("is what the user does not want to be kept", async () => {
		const settings = vscode.workspace.getConfiguration("codiHandoff");
		await settings.update("terminals.capture", false, vscode.ConfigurationTarget.Global);
		const terminal = await openTerminal("private");
		await new Promise<void>((resolve) => {
			const listener = vscode.window.onDidEndTerminalShellExecution(() => {
				listener.dispose();
				resolve();
			});
			terminal.sendText("echo private");
		});
		await settings.update("terminals.capture", undefined, vscode.ConfigurationTarget.Global);
		await run(terminal, "echo public");
		match(journal(), /echo public/);
		doesNotMatch(journal(), /echo private/);
	});
});

describe("an agent in a terminal", () => {
	it("hands its conversation off when its program ends", async () => {
		const terminal = await openTerminal("agent");
		terminal.sendText("./claude");
		await waitFor(() => journal().includes("./claude"), "the agent in the journal");
		const sections = sectionCount(workspace);
		continueConversation(home, "Rename rowsOf to rows.");
		terminal.sendText("quit");
		await waitFor(() => sectionCount(workspace) === sections + 1, "the handoff");
		match(lastSection(), /^Auto-Handoff /);
		await waitFor(() => endedReason(home) === "tier_E_lifecycle", "the beacon");
		terminal.dispose();
	});

	it("hands it off when its terminal is closed, once", async () => {
		const terminal = await openTerminal("agent");
		terminal.sendText("./claude --resume");
		await waitFor(() => journal().includes("./claude --resume"), "the agent in the journal");
		const sections = sectionCount(workspace);
		continueConversation(home, "Write the change log.");
		terminal.dispose();
		await waitFor(() => sectionCount(workspace) === sections + 1, "the handoff");
		await new Promise((resolve) => setTimeout(resolve, 4_000));
		equal(sectionCount(workspace), sections + 1);
	});
});
