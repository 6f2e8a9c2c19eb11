import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/**
 * Fails until a file `repaired` is there, with a bar that overwrites itself and in colours, as test runners do. Like them
 * it takes its time: VS Code loses what is printed in the first milliseconds.
 */
const testRunner = `#!/bin/bash
sleep 0.5
for percent in 10 50 100; do printf '\\rrunning %s %%' $percent; done
printf '\\r\\033[K'
if [ -e repaired ]; then echo '3 passed'; exit 0; fi
printf '\\033[31m✗ keeps the last row\\033[0m\\n'
exit 1
`;
/** Stands for an agent's client: waits for its user. */
const agent = `#!/bin/bash
read -r line
`;

/** One folder with a conversation, in whose terminals the user works. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["terminals"],
	settings: { "codiHandoff.auto.cooldownSeconds": 0, "terminal.integrated.defaultProfile.linux": "bash" },
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		writeFileSync(join(workspace, "vitest"), testRunner, { mode: 0o755 });
		writeFileSync(join(workspace, "claude"), agent, { mode: 0o755 });
		return workspace;
	},
};
