import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, test, vi } from "vitest";
import { clineSession, clineTask } from "../../../../src/core/sources/cline/format";
import { spoilt } from "../geminiCli/spoilt";

const home = "test/fixtures/samples/cline/home";
const tasks = `${home}/.config/Code/User/globalStorage/saoudrizwan.claude-dev/tasks`;

/** Property tests are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

describe.each([
	["ui_messages.json", clineTask, `${tasks}/1795770720000/ui_messages.json`],
	["messages.json", clineSession, `${home}/.cline/data/sessions/1795774320000_tidet/1795774320000_tidet.messages.json`],
] as const)("a spoilt %s", (_, format, path) => {
	test("is read without an exception", () => {
		const text = readFileSync(path, "utf8");
		fc.assert(
			fc.property(spoilt(text), (changed) => void format.read(changed, path)),
			{ numRuns: 120 },
		);
	});
});
