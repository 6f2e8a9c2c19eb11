import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redactor";
import { gitLines } from "../../../src/core/render/gitLines";
import { narrativeBody } from "../../../src/core/render/narrative";
import { scanRuns } from "../../../src/core/terminal/scanRuns";
import { exampleFolder, exampleHandoff } from "../../support/model/exampleHandoff";
import { run, running, talk } from "../terminal/runs";

const redactor = createRedactor({ env: {}, extraPatterns: [] });
const runs = [
	run("npm test", "10:01", { exitCode: 1, output: "FAIL test/csv.test.ts > keeps `blank` rows" }),
	run("terraform apply", "10:02", { exitCode: 1, output: "Error: no <b>credentials</b>" }),
	run("terraform apply", "10:03"),
	run("make seed", "10:04", { exitCode: 2, output: null, name: "deploy" }),
	running("npm run dev", "10:05", { name: "zsh" }),
	running("Launch server", "10:06", { kind: "debug", name: "Launch server", state: "cut" }),
	run("npm run build", "10:07", { kind: "task", name: "build", exitCode: null, output: null }),
	run("git push", "11:05", { exitCode: null }),
];
const { facts, checks, findings } = scanRuns({ runs, unseen: ["fish"], unreadable: 0 }, [talk("11:00")], [], redactor);
const folder = { ...exampleFolder, terminals: facts, checks, findings };

describe("the narrative", () => {
	it("tells what ran in the window, each with its place and time", async () => {
		await expect(narrativeBody(folder, exampleHandoff.id)).toMatchFileSnapshot(
			"../../fixtures/golden/narrativeTerminals.md",
		);
	});

	it("says nothing of terminals when nothing ran in them", () => {
		expect(narrativeBody(exampleFolder, exampleHandoff.id)).not.toMatch(/terminal/i);
	});
});

describe("what git says, in words", () => {
	const git = exampleFolder.git;
	if (git === null) throw new Error("the example has a repository");

	it("warns of what is half done, and counts what is stashed and committed", () => {
		const commits = Array.from({ length: 7 }, (_, at) => ({ sha: `${at}abcdef01234`, subject: `Step ${at}` }));
		const lines = gitLines({
			...git,
			operation: "rebase",
			conflicts: ["src/csv.ts"],
			stashes: ["WIP on main: 123 Old", "On main: half"],
			session: { from: "0123456789ab", commits, files: [], filesCount: 1 },
		});
		expect(lines).toEqual([
			"- git: `fix/export` at `0123456789ab` “Keep the last row”; 2 unpushed",
			"- In the middle of a rebase, 1 in conflict (`src/csv.ts`): finish or abort it first",
			"- 7 committed since `0123456789ab` (1 file): `0abcdef` “Step 0”; `1abcdef` “Step 1”; `2abcdef` “Step 2”; `3abcdef` “Step 3”; `4abcdef` “Step 4”; `5abcdef` “Step 5”; …",
			"- 1 uncommitted: `src/csv.ts`",
			"- 2 stashed: “WIP on main: 123 Old”; “On main: half”",
		]);
	});

	it.each([
		[{ unpushed: 3, upstream: null }, "3 unpushed, no upstream"],
		[{ unpushed: null, upstream: null }, "no remote"],
		[{ head: null, subject: "" }, "`fix/export` without a commit yet"],
	])("names what is missing: %o", (changes, words) => {
		expect(gitLines({ ...git, ...changes })[0]).toContain(words);
	});
});
