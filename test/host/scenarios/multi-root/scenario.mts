import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** A workspace file with two folders, each with a conversation of another agent. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["multiRoot"],
	prepare: ({ home, workspace }) => {
		const names = ["first", "second"];
		for (const name of names) mkdirSync(join(workspace, name));
		placeSample("claude-code", home, join(workspace, "first"));
		placeSample("codex", home, join(workspace, "second"));
		const file = join(workspace, "both.code-workspace");
		writeFileSync(file, JSON.stringify({ folders: names.map((path) => ({ path })) }));
		return file;
	},
};
