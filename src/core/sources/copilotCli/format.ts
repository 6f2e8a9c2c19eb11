import type { LineFormat } from "../format";
import { CopilotCliReader } from "./reader";

/** GitHub Copilot CLI's `events.jsonl`. */
export const copilotCli: LineFormat = {
	kind: "lines",
	agent: "copilot-cli",
	recognise: (head) => head.split("\n", 20).some(isSessionStart),
	createReader: (path) => new CopilotCliReader(path),
};

/** Copilot in VS Code writes the same first event under the same producer, but with VS Code's version in it. */
function isSessionStart(line: string): boolean {
	return (
		/^\{"type": ?"session\.(?:start|resume)"/.test(line) &&
		/"copilotVersion"|"producer": ?"copilot-agent"/.test(line) &&
		!/"vscodeVersion"/.test(line)
	);
}
