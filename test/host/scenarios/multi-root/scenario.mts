import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Scenario } from "../../driver/scenario.mts";

/** A workspace file with two folders. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["multiRoot"],
	prepare: ({ workspace }) => {
		const names = ["first", "second"];
		for (const name of names) mkdirSync(join(workspace, name));
		const file = join(workspace, "both.code-workspace");
		writeFileSync(file, JSON.stringify({ folders: names.map((path) => ({ path })) }));
		return file;
	},
};
