import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckState } from "../../../src/core/model/finding";
import type { RunFact } from "../../../src/core/model/handoff";
import type { WindowRun } from "../../../src/core/model/run";
import type { Transcript } from "../../../src/core/model/transcript";
import { createRedactor } from "../../../src/core/redact/redactor";
import { scanRuns } from "../../../src/core/terminal/scanRuns";
import { evidence } from "../../support/model/exampleHandoff";
import { at, run, running, step, talk } from "./runs";

const secret = "kx9-Vq2Lw81-zTr55-mNb07";
const redactor = createRedactor({ env: { DEPLOY_TOKEN: secret }, extraPatterns: [] });

function scan(
	runs: readonly WindowRun[],
	transcripts: readonly Transcript[] = [talk("11:00")],
	checks: readonly CheckState[] = [],
	unseen: readonly string[] = [],
) {
	return scanRuns({ runs, unseen, unreadable: 0 }, transcripts, checks, redactor);
}

const commandsOf = (facts: readonly RunFact[]) => facts.map(({ command }) => command);
const verdicts = (checks: readonly CheckState[]) => checks.map(({ command, verdict }) => `${command}: ${verdict}`);

/** A check as it was found in the agent's transcript. */
function agentCheck(command: string, time: string, verdict: CheckState["verdict"]): CheckState {
	return {
		command,
		check: "test",
		verdict,
		exitCode: verdict === "failed" ? 1 : 0,
		failing: [],
		at: at(time),
		evidence: evidence(1, command, "tool"),
		editedSince: false,
	};
}

describe("checks that ran in a terminal", () => {
	it("have the verdict of the last run of each command, by exit code first", () => {
		const { checks } = scan([
			run("npm test", "10:01", { exitCode: 1 }),
			run("npm test", "10:05"),
			run("npx tsc -p .", "10:06", { exitCode: 2, output: "src/a.ts(3,1): error TS2304: Cannot find name 'x'." }),
			run("npm run build", "10:07", { exitCode: null, output: "compiled successfully" }),
			run("npm run lint", "10:08", { exitCode: null, output: "linting" }),
			run("git status", "10:09"),
		]);
		expect(verdicts(checks)).toEqual([
			"npm test: passed",
			"npx tsc -p .: failed",
			"npm run build: passed",
			"npm run lint: unknown",
		]);
	});

	it("are shown by what failed, with the terminal's name and the time", () => {
		const output = "FAIL test/csv.test.ts > keeps the last row\n 1 failed | 3 passed";
		const [check] = scan([run("npm test", "10:05", { exitCode: 1, output, name: "zsh" })]).checks;
		expect(check?.failing[0]).toContain("keeps the last row");
		expect(check?.evidence).toMatchObject({
			run: { kind: "command", name: "zsh", at: at("10:05:05") },
			speaker: "tool",
			quote: "test/csv.test.ts > keeps the last row",
		});
	});

	it("say nothing before they end, and nothing when the user stopped them", () => {
		expect(scan([running("npm test", "10:05")]).checks).toEqual([]);
		expect(verdicts(scan([run("npm test", "10:05", { exitCode: 130, output: "running" })]).checks)).toEqual([
			"npm test: unknown",
		]);
	});

	it("are tasks, too, which have no output", () => {
		const task = run("npm run build", "10:05", { kind: "task", name: "build", exitCode: 1, output: null });
		expect(scan([task]).checks[0]?.evidence).toMatchObject({ run: { kind: "task" }, quote: "npm run build" });
	});

	it("may no longer hold when an agent edited files afterwards", () => {
		const edited = talk("11:00", [step("10:30", { kind: "edit", files: ["/work/tide/a.ts"] })]);
		const { checks } = scan([run("npm test", "10:05"), run("npm run lint", "10:40")], [edited]);
		expect(checks.map(({ editedSince }) => editedSince)).toEqual([true, false]);
	});

	it("become unfinished items when they failed, and only then", () => {
		const { findings } = scan([
			run("npm test", "10:05", { exitCode: 1, output: "✗ keeps the last row" }),
			run("npm run build", "10:06"),
		]);
		expect(findings).toHaveLength(1);
		expect(findings[0]).toMatchObject({
			source: "check",
			text: "Fix failing tests: keeps the last row",
			how: "Run npm test",
			priority: "high",
			basis: "run",
		});
	});
});

describe("a check that ran twice", () => {
	const failedThere = agentCheck("npm test", "10:10", "failed");

	it("is answered by the user's later run of the same command", () => {
		const { checks, outdated, findings } = scan([run("npm  test", "10:20")], undefined, [failedThere]);
		expect(outdated).toEqual([failedThere]);
		expect(verdicts(checks)).toEqual(["npm  test: passed"]);
		expect(findings).toEqual([]);
	});

	it("is answered by a later run of everything, not by one of a part", () => {
		const part = agentCheck("npx vitest run test/csv.test.ts", "10:10", "failed");
		expect(scan([run("npm test", "10:20")], undefined, [part]).outdated).toEqual([part]);
		for (const command of [
			"npx vitest run test/json.test.ts",
			"npx vitest -t rows",
			"npm run test:unit",
			"cargo test -p io",
		])
			expect(scan([run(command, "10:20")], undefined, [failedThere]).outdated).toEqual([]);
	});

	it("is not answered by an earlier run, by one without a verdict, or by another kind of check", () => {
		for (const other of [
			run("npm test", "10:05"),
			run("npm test", "10:20", { exitCode: null }),
			run("npm run lint", "10:20"),
		])
			expect(scan([other], undefined, [failedThere]).outdated).toEqual([]);
	});

	it("is answered by another conversation's later run in the same folder, not in another one, nor by its own", () => {
		const later = agentCheck("npm test", "10:30", "passed");
		const elsewhere = { ...later, evidence: { ...later.evidence, conversation: "c2" } };
		const second = (cwd: string) => [talk("11:00"), { ...talk("11:00"), id: "c2", cwd }];
		expect(scan([], second("/work/tide"), [failedThere, elsewhere]).outdated).toEqual([failedThere]);
		expect(scan([], second("/work/other"), [failedThere, elsewhere]).outdated).toEqual([]);
		expect(scan([], undefined, [failedThere, later]).outdated).toEqual([]);
	});

	it("is answered by the agent when the agent ran it last", () => {
		const passedThere = agentCheck("npm test", "10:30", "passed");
		const { checks, findings } = scan([run("npm test", "10:20", { exitCode: 1 })], undefined, [passedThere]);
		expect(verdicts(checks)).toEqual(["npm test: passed"]);
		expect(findings).toEqual([]);
	});

	it("in two packages is two checks", () => {
		const { checks } = scan([
			run("npm test", "10:20", { exitCode: 1, cwd: "/work/tide/a" }),
			run("npm test", "10:21", { cwd: "/work/tide/b" }),
		]);
		expect(verdicts(checks)).toEqual(["npm test: failed", "npm test: passed"]);
	});
});

describe("what an agent ran in a terminal of the window", () => {
	const inTranscript = (command: string, time: string | null) =>
		talk("11:00", [step(time, { command, exitCode: 1, result: "1 failed" })]);

	it.each([
		["the same words", "npm test", "npm test"],
		["a cd before it", "npm test", "cd /work/tide && npm test"],
		["a cd that is not shown", "cd /work/tide && npm test", "npm test"],
		["a secret in it", "TOKEN=[REDACTED] npm test", `TOKEN=${secret} npm test`],
	])("is not counted twice: %s", (_, seen, called) => {
		const failing = run(seen, "10:05", { exitCode: 1 });
		expect(scan([failing], [inTranscript(called, "10:05")])).toMatchObject({ checks: [], findings: [] });
		expect(scan([failing], [inTranscript(called, null)])).toMatchObject({ checks: [], findings: [] });
	});

	it("is told from the user's own run of the same command at another time", () => {
		expect(scan([run("npm test", "11:05", { exitCode: 1 })], [inTranscript("npm test", null)]).findings).toHaveLength(
			1,
		);
		expect(
			scan([run("npm test", "10:05", { exitCode: 1 })], [inTranscript("npm test", "10:30")]).findings,
		).toHaveLength(1);
	});

	it("is the agent's own session, whose transcript tells of it", () => {
		const { facts } = scan([running("npx @openai/codex", "10:05"), run("claude", "11:05", { exitCode: 1 })]);
		expect(facts).toMatchObject({ running: [], failed: [], afterAgent: [] });
	});
});

describe("what else the next reader should know", () => {
	it("is what still runs or died with its window, but no editor and no bare shell", () => {
		const { facts } = scan([
			running("npm run dev", "10:05"),
			running("watch", "09:00", { kind: "task", name: "watch" }),
			running("Launch server", "10:07", { kind: "debug", name: "Launch server" }),
			running("docker compose up", "10:08", { state: "cut" }),
			running("vim notes.md", "10:09"),
			running("bash", "10:10"),
			run("npm ci", "10:11"),
		]);
		expect(commandsOf(facts.running)).toEqual(["npm run dev", "watch", "Launch server", "docker compose up"]);
	});

	it("is what failed and then went through", () => {
		const { facts } = scan([
			run("terraform apply", "10:01", { exitCode: 1, output: "Error: no credentials" }),
			run("terraform  apply", "10:05"),
			run("make seed", "10:06", { exitCode: 2 }),
			run("make seed", "10:07", { exitCode: 130 }),
		]);
		expect(facts.fixed).toHaveLength(1);
		expect(facts.fixed[0]).toMatchObject({
			failed: { exitCode: 1, evidence: { quote: "Error: no credentials" } },
			passed: { startedAt: at("10:05") },
		});
		expect(commandsOf(facts.failed)).toEqual(["make seed"]);
	});

	it("is no failure when a program only answered a question, or was stopped", () => {
		const { facts } = scan([
			run("grep -r TODO src", "10:01", { exitCode: 1 }),
			run("git diff --quiet", "10:02", { exitCode: 1 }),
			run("cat x | rg y", "10:03", { exitCode: 1 }),
			run("npm run dev", "10:04", { exitCode: 130 }),
			run("make seed", "10:05", { exitCode: null }),
		]);
		expect(facts.failed).toEqual([]);
	});

	it("is a script that failed, though its interpreter can be a question", () => {
		expect(commandsOf(scan([run("python seed.py", "10:01", { exitCode: 1 })]).facts.failed)).toEqual([
			"python seed.py",
		]);
	});

	it("is what was run after the agent had stopped, without looking round", () => {
		const { facts } = scan([
			run("git push", "10:59"),
			run("cd src", "11:01"),
			run("ls -la", "11:01"),
			run("git push", "11:02", { exitCode: 1 }),
			running("npm run dev", "11:03"),
		]);
		expect(commandsOf(facts.afterAgent)).toEqual(["git push", "npm run dev"]);
	});

	it("is what is not known", () => {
		const { facts } = scan(
			[
				run("make", "10:01", { state: "lost", endedAt: null, exitCode: null }),
				run("x", "10:02", { exitCode: null }),
				run("y", "10:03"),
				run("z", "10:04", { exitCode: 1, output: null }),
			],
			[],
			[],
			["zsh (2)"],
		);
		expect(facts.gaps).toEqual({ noEnd: 1, noExitCode: 1, noOutput: 1, unseen: ["zsh (2)"], unreadable: 0 });
		expect(facts.afterAgent).toEqual([]);
	});
});

describe("evidence", () => {
	const command = fc.constantFrom(
		"npm test",
		"make seed",
		"npm run dev",
		"go build ./...",
		"rg x",
		"npx tsc",
		"  ",
		"É\n&&",
	);
	const anyRun = fc
		.record({
			command,
			minute: fc.integer({ min: 10, max: 59 }),
			exitCode: fc.constantFrom(0, 1, 2, 130, null),
			state: fc.constantFrom("running", "cut", "ended", "lost" as const),
			output: fc.oneof(fc.constant(null), fc.string({ unit: "grapheme" }), fc.constant("✗ a\n--- FAIL: B\nerror: c")),
		})
		.map(({ minute, ...rest }) => run(rest.command, `10:${minute}`, rest));

	it("always stands in the command line or the output of the run that it names", () => {
		fc.assert(
			fc.property(fc.array(anyRun, { maxLength: 12 }), (made) => {
				const runs = made.map((one, index) => ({ ...one, id: `r${index}` }));
				const { facts, checks, findings } = scan(runs, [talk("10:30")]);
				const all = [
					...[
						...facts.running,
						...facts.failed,
						...facts.afterAgent,
						...facts.fixed.flatMap((fix) => [fix.failed, fix.passed]),
					],
					...checks,
				].map((fact) => fact.evidence);
				for (const { run: place, conversation, quote } of [
					...all,
					...findings.flatMap((finding) => finding.evidence),
				]) {
					const source = runs.find(({ id }) => id === conversation);
					expect(place?.name).toBe(source?.name);
					expect(`${source?.command}\n${source?.output}`).toContain(quote);
				}
			}),
		);
	});
});
