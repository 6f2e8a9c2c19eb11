import { deepStrictEqual, equal, match, ok } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, it } from "mocha";
import * as vscode from "vscode";
import { endedReason, sectionCount } from "../codialecticFiles.mts";
import { ask, needDriver, screenshot } from "../support/driver";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitForNotification } from "../support/waitForNotification";
import { waitFor } from "../waitFor.mts";

const { home, workspace } = hostPlan().places;
const claude = join(home, ".claude", "settings.json");
const codex = join(home, ".codex", "hooks.json");
const before = readFileSync(claude, "utf8");

/** Opens the list of agents, ticks all of them and accepts; what the command does after that is left to the test. */
async function chooseAll(): Promise<{ readonly done: Thenable<unknown>; readonly rows: readonly string[] }> {
	const done = vscode.commands.executeCommand("codiHandoff.connectAgents");
	const { rows } = await waitFor(() => ask("quickPick"), "the agents");
	await ask("checkAllRows");
	await screenshot("agents");
	await ask("press", "Enter");
	return { done, rows };
}

describe("Codi: Connect Agents…", () => {
	afterEach(() => vscode.commands.executeCommand("notifications.clearAll"));

	it("offers the agents that are installed, and changes nothing that was not agreed to", async function () {
		needDriver(this);
		await extensionUnderTest();
		const { done, rows } = await chooseAll();
		ok(rows.some((row) => row.includes("Claude Code")));
		ok(rows.some((row) => row.includes("Codex")));
		for (const _ of rows) {
			await waitForNotification("tell Codi Handoff when a session ends?");
			await screenshot("change-shown");
			await ask("pressNotificationButton", "Cancel");
		}
		await done;
		equal(readFileSync(claude, "utf8"), before);
		ok(!existsSync(codex));
	});

	it("adds a hook beside what is there, comments and all", async function () {
		needDriver(this);
		const { done, rows } = await chooseAll();
		for (const _ of rows) {
			await waitForNotification("tell Codi Handoff when a session ends?");
			await ask("pressNotificationButton", "Change");
		}
		const changed = await waitForNotification("Settings changed:");
		match(changed.text, /Codex runs the new hooks only after you have trusted them/);
		const after = readFileSync(claude, "utf8");
		ok(after.includes("// mine"));
		ok(after.includes('"Stop": [{ "hooks": [{ "type": "command", "command": "true" }] }]'));
		match(after, /"SessionEnd"/);
		match(after, /"SessionStart"/);
		ok(existsSync(codex));
		await vscode.commands.executeCommand("notifications.clearAll");
		await done;
	});

	it("and the hooks hand the session off and tell the next one, without VS Code's help", async () => {
		const launcher = join(home, ".codialectic", "bin", "codi-handoff");
		const projects = join(home, ".claude", "projects");
		const [slug = ""] = readdirSync(projects);
		const name = readdirSync(join(projects, slug)).find((file) => file.endsWith(".jsonl")) ?? "";
		const payload = {
			session_id: name.replace(".jsonl", ""),
			transcript_path: join(projects, slug, name),
			cwd: workspace,
			hook_event_name: "SessionEnd",
			reason: "prompt_input_exit",
		};
		const run = spawnSync(launcher, ["hook", "claude-code"], {
			input: JSON.stringify(payload),
			env: { PATH: process.env.PATH, HOME: home },
			encoding: "utf8",
		});
		deepStrictEqual([run.status, run.stdout], [0, ""]);
		await waitFor(() => sectionCount(workspace) === 1, "the handoff of the finisher");
		await waitFor(() => endedReason(home) === "tier_E_lifecycle", "the beacon");
		const start = { session_id: "anew", cwd: workspace, hook_event_name: "SessionStart", source: "startup" };
		const told = spawnSync(launcher, ["hook-start", "claude-code"], {
			input: JSON.stringify(start),
			env: { PATH: process.env.PATH, HOME: home },
			encoding: "utf8",
		});
		match(JSON.parse(told.stdout).hookSpecificOutput.additionalContext, /HISTORICAL REFERENCE ONLY/);
	});
});
