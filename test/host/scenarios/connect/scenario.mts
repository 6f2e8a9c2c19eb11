import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** A user of Claude Code, whose own settings hold a comment and a hook, and of Codex. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["connect"],
	settings: { "codiHandoff.auto.idleMinutes": 600 },
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		mkdirSync(join(home, ".codex"), { recursive: true });
		writeFileSync(
			join(home, ".claude", "settings.json"),
			'{\n  // mine\n  "model": "opus",\n  "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "true" }] }] }\n}\n',
		);
		return workspace;
	},
};
