import { deepStrictEqual, equal, match, ok } from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, it } from "mocha";
import * as vscode from "vscode";
import { narrative, pendingHandoffs, registerHooks, registryFile, sectionCount } from "../codialecticFiles.mts";
import { continueConversation } from "../continueConversation.mts";
import { needDriver, screenshot } from "../support/driver";
import { hostPlan } from "../support/hostPlan";
import { waitForNotification } from "../support/waitForNotification";
import { waitForOutput } from "../support/waitForOutput";
import { waitFor } from "../waitFor.mts";

const { home, scratch, workspace } = hostPlan().places;
const received = join(scratch, "received.json");
/** A hook that keeps what it is given and where it runs. */
const keep = {
	name: "keep",
	command: process.execPath,
	args: [
		"-e",
		`const text = require("fs").readFileSync(0, "utf8");
		require("fs").writeFileSync(${JSON.stringify(received)}, JSON.stringify({ text, cwd: process.cwd() }))`,
	],
};

/** Runs the command on new turns and gives the tasks that VS Code started for it. */
async function handOff(): Promise<string[]> {
	const started: string[] = [];
	const listener = vscode.tasks.onDidStartTask(({ execution }) => {
		if (execution.task.definition.type === "codi-hook") started.push(execution.task.name);
	});
	await vscode.commands.executeCommand("codiHandoff.handoff");
	listener.dispose();
	return started;
}

describe("hooks", () => {
	afterEach(() => vscode.commands.executeCommand("notifications.clearAll"));

	it("run as tasks, in order, with the packet on their standard input and in the workspace folder", async () => {
		registerHooks(home, [keep, { name: "second", command: "true", required: true }]);
		continueConversation(home, "Now add a test for empty files.");
		deepStrictEqual(await handOff(), ["keep", "second"]);
		const { text, cwd } = JSON.parse(readFileSync(received, "utf8"));
		equal(cwd, workspace);
		equal(JSON.parse(text).session_id, JSON.parse(readFileSync(registryFile(home), "utf8")).session_id);
		match(await waitForOutput("Codi Handoff", "Handoff persisted by"), /Adapters fired: PASSED 2\/2/);
		deepStrictEqual(pendingHandoffs(home), []);
	});

	it("stand in the task list, to be run again", async () => {
		const tasks = await vscode.tasks.fetchTasks({ type: "codi-hook" });
		deepStrictEqual(tasks.map(({ name }) => name).sort(), ["keep", "second"]);
	});

	it("warn when one that is not required fails", async () => {
		registerHooks(home, [{ name: "optional", command: "sh", args: ["-c", "echo no disk >&2; exit 3"] }]);
		continueConversation(home, "And one for a header only.");
		await handOff();
		const output = await waitForOutput("Codi Handoff", "⚠ WARN optional");
		match(output, /⚠ WARN optional: sh -c echo no disk >&2; exit 3 exited 3 — no disk/);
		deepStrictEqual(pendingHandoffs(home), []);
	});

	it("block when a required one fails: loud, nothing lost, and a retry settles it", async () => {
		const flag = join(scratch, "repaired");
		registerHooks(home, [
			{ name: "gate", command: "sh", args: ["-c", `test -e ${flag} || { echo not yet >&2; exit 1; }`], required: true },
		]);
		const sections = sectionCount(workspace);
		continueConversation(home, "Rename parseRows to rowsOf.");
		await handOff();
		equal(sectionCount(workspace), sections + 1);
		equal(pendingHandoffs(home).length, 1);
		match(await waitForOutput("Codi Handoff", "BLOCKED on hook"), /Adapters fired: BLOCKED on hook "gate"/);
		if (hostPlan().driver !== null) {
			const blocked = await waitForNotification("Handoff blocked");
			match(blocked.text, /Handoff blocked on hook "gate": exited 1, not yet/);
			deepStrictEqual(
				[...blocked.buttons].filter((name) => /Retry Hook|Show Output|Open Registry/.test(name)).length,
				3,
			);
			await screenshot("hook-blocked");
		}
		writeFileSync(flag, "");
		await vscode.commands.executeCommand("codiHandoff.retryHooks");
		deepStrictEqual(pendingHandoffs(home), []);
		equal(sectionCount(workspace), sections + 1);
	});

	it("settle a blocked handoff when they are run again from the task list", async () => {
		const flag = join(scratch, "repaired-again");
		registerHooks(home, [{ name: "gate", command: "sh", args: ["-c", `test -e ${flag}`], required: true }]);
		continueConversation(home, "Update the change log.");
		await handOff();
		equal(pendingHandoffs(home).length, 1);
		writeFileSync(flag, "");
		const [task] = await vscode.tasks.fetchTasks({ type: "codi-hook" });
		ok(task !== undefined);
		await vscode.tasks.executeTask(task);
		await waitFor(() => pendingHandoffs(home).length === 0, "the pending handoff to be finished");
	});

	it("are ended with all they started when their time is up", async () => {
		const pid = join(scratch, "sleeper.pid");
		const script = `sleep 60 & echo $! > ${pid}; wait`;
		registerHooks(home, [{ name: "slow", command: "sh", args: ["-c", script], required: true, timeout_seconds: 1 }]);
		continueConversation(home, "Look at the CRLF case once more.");
		await handOff();
		match(await waitForOutput("Codi Handoff", "timed out"), /slow: .* timed out after 1 s/);
		const sleeper = Number(readFileSync(pid, "utf8"));
		await waitFor(() => !existsSync(`/proc/${sleeper}`) || isZombie(sleeper), "the sleeper to be gone");
		registerHooks(home, [{ name: "slow", command: "true", required: true }]);
		await vscode.commands.executeCommand("codiHandoff.retryHooks");
		deepStrictEqual(pendingHandoffs(home), []);
	});

	it("do not run from a malformed registry, whose place is named; the handoff is kept", async function () {
		needDriver(this);
		writeFileSync(registryFile(home), '{\n  "hooks": [\n    { "name": "x" "command": "y" }\n  ]\n}\n');
		const sections = sectionCount(workspace);
		continueConversation(home, "One more thing for the docs.");
		await handOff();
		equal(sectionCount(workspace), sections + 1);
		equal(pendingHandoffs(home).length, 1);
		const refused = await waitForNotification("cannot be used");
		match(refused.text, /session_end\.json cannot be used, line 3, column \d+/);
		writeFileSync(registryFile(home), '{ "hooks": [] }\n');
		await vscode.commands.executeCommand("codiHandoff.retryHooks");
		deepStrictEqual(pendingHandoffs(home), []);
		equal(JSON.parse(readFileSync(registryFile(home), "utf8")).schema_version, "1.0");
	});
});

function isZombie(pid: number): boolean {
	return readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
}

describe("Codi: Open Hook Registry", () => {
	it("opens the file, and VS Code checks it against the schema", async () => {
		registerHooks(home, [{ name: "bad", command: "true", timeout_seconds: -1 }]);
		await vscode.commands.executeCommand("codiHandoff.openHookRegistry");
		const uri = vscode.window.activeTextEditor?.document.uri;
		ok(uri?.fsPath === registryFile(home));
		await waitFor(() => vscode.languages.getDiagnostics(uri as vscode.Uri).length > 0, "a remark on the negative time");
	});

	it("says what a hook may have", async () => {
		ok(narrative(workspace).length > 0);
		const document = await vscode.workspace.openTextDocument(registryFile(home));
		const at = document.positionAt(document.getText().indexOf('"name"'));
		const list = await vscode.commands.executeCommand<vscode.CompletionList>(
			"vscode.executeCompletionItemProvider",
			document.uri,
			at,
		);
		ok(list.items.some(({ label }) => String(label).includes("required")));
	});
});
