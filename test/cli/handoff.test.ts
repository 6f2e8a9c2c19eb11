import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packetSchema } from "../../src/core/model/packet";
import { Scratch } from "./support/runCli";

const pending = (scratch: Scratch) => {
	const folder = join(scratch.home, ".codialectic/pending");
	return existsSync(folder) ? readdirSync(folder) : [];
};

describe("handoff", () => {
	it("writes file and beacon and prints the status block; without hooks the packet in full before it", () => {
		const scratch = new Scratch(["claude-code", "codex"]);
		const run = scratch.run(["handoff"]);
		expect(run).toMatchObject({ code: 0 });
		expect(run.stdout).toMatch(/^Co-Dialectic · Handoff — no workspace adapter registered\.\nPrinting structured JSON/);
		expect(run.stdout).toContain("  Adapters fired: none registered (stdout)");
		expect(run.stderr).toContain("claude-code 2cb9422f-7fc0-4484-bdf4-b65d3d8b2368");
		expect(run.stderr).toContain("codex 01a21c46-9f00-71a6-874f-48dfa55ed349");
		const narrative = scratch.read("NEXT_SESSION_HANDOFF.md");
		expect(narrative.match(/^## Handoff /gm)).toHaveLength(1);
		// Both are the same story: what both say stands once, as the later one has it.
		expect(narrative).toMatch(/\[B, turn 1\]\[[\w-]+\]/);
		expect(narrative.match(/keep the public API as it is\.” /g)).toHaveLength(1);
		const beacon = JSON.parse(scratch.read(join(scratch.home, ".codialectic/hooks/session_end.json")));
		expect(beacon.ended_reason).toBe("manual");
		expect(pending(scratch)).toEqual([]);
	});

	it("hands the same turns off once, and says so", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.run(["handoff"]);
		const again = scratch.run(["handoff"]);
		expect(again).toMatchObject({ code: 0, stdout: "" });
		expect(again.stderr).toMatch(/^Nothing new since the handoff of /);
		expect(scratch.read("NEXT_SESSION_HANDOFF.md").match(/^## /gm)).toHaveLength(1);
	});

	it("says which earlier section a later one replaces", () => {
		const scratch = new Scratch(["claude-code"]);
		const [path = ""] = scratch
			.run(["sessions"])
			.stdout.split("\n")
			.map((line) => line && JSON.parse(line).path);
		scratch.run(["handoff", "--transcript", path]);
		const first = /^## Handoff (.*)$/m.exec(scratch.read("NEXT_SESSION_HANDOFF.md"))?.[1];
		scratch.run(["handoff", "--transcript", path]);
		expect(scratch.read("NEXT_SESSION_HANDOFF.md")).toContain(`- Replaces the section of ${first} `);
	});

	it("prints only the packet with --json", () => {
		const scratch = new Scratch(["claude-code"]);
		const run = scratch.run(["handoff", "--json", "--reason", "tier_E_lifecycle"]);
		expect(packetSchema.parse(JSON.parse(run.stdout)).unfinished_items.length).toBeGreaterThan(0);
		expect(scratch.read("NEXT_SESSION_HANDOFF.md")).toMatch(/^## Auto-Handoff /m);
	});

	it("runs every hook with the packet on stdin; a blocked one gives exit code 1 and is retried at the next start", () => {
		const scratch = new Scratch(["claude-code"]);
		const flag = join(scratch.folder, "repaired");
		scratch.registry([
			{ name: "gate", command: "sh", args: ["-c", `test -e ${flag} || { echo shut >&2; exit 4; }`], required: true },
			{ name: "keep", command: "tee", args: [join(scratch.folder, "kept.json")] },
		]);
		const blocked = scratch.run(["handoff"]);
		expect(blocked.code).toBe(1);
		expect(blocked.stdout).toContain('  Adapters fired: BLOCKED on hook "gate"');
		expect(blocked.stdout).toMatch(/⚠️ gate: sh -c .* exited 4 — shut/);
		expect(JSON.parse(scratch.read(join(scratch.folder, "kept.json"))).session_id).toBe(
			/Session id: (.*)/.exec(blocked.stdout)?.[1],
		);
		expect(pending(scratch)).toHaveLength(1);
		scratch.write(flag, "");
		expect(scratch.run(["handoff"]).stderr).toContain("An interrupted handoff was finished");
		expect(pending(scratch)).toEqual([]);
		expect(scratch.read("NEXT_SESSION_HANDOFF.md").match(/^## /gm)).toHaveLength(1);
	});

	it("runs none with --no-hooks", () => {
		const scratch = new Scratch(["claude-code"]);
		const mark = join(scratch.folder, "ran");
		scratch.registry([{ name: "mark", command: "touch", args: [mark] }]);
		expect(scratch.run(["handoff", "--no-hooks"]).code).toBe(0);
		expect(existsSync(mark)).toBe(false);
		expect(pending(scratch)).toEqual([]);
	});
});

describe("handoff with bad input", () => {
	it.each([
		["malformed JSON", '{\n  "hooks": [ }\n', "line 2, column 14"],
		["an entry without a command", '{ "hooks": [ { "name": "a", "command": "b" }, { "name": "c" } ] }', "hooks[1]"],
		[
			"a negative time-out",
			'{ "hooks": [ { "name": "a", "command": "b", "timeout_seconds": -1 } ] }',
			"hooks[0].timeout_seconds",
		],
	])("registry: %s: fails hard with the place, keeps file and packet", (_, text, place) => {
		const scratch = new Scratch(["claude-code"]);
		const registry = scratch.write(join(scratch.home, ".codialectic/hooks/session_end.json"), text);
		const run = scratch.run(["handoff"]);
		expect(run.code).toBe(2);
		expect(run.stderr).toContain(`${registry} cannot be used, `);
		expect(run.stderr).toContain(place);
		expect(run.stdout).not.toContain("no workspace adapter registered");
		expect(scratch.read("NEXT_SESSION_HANDOFF.md")).toMatch(/^## Handoff /m);
		expect(pending(scratch)).toHaveLength(1);
	});

	it("no conversation: says where was looked", () => {
		const scratch = new Scratch();
		const run = scratch.run(["handoff"]);
		expect(run).toMatchObject({ code: 2, stdout: "" });
		expect(run.stderr).toContain(`${scratch.home}/.claude/projects`);
		expect(run.stderr).toContain(`${scratch.home}/.codex/sessions`);
		expect(existsSync(join(scratch.workspace, "NEXT_SESSION_HANDOFF.md"))).toBe(false);
	});

	it("a home folder that cannot be written: the packet is printed, exit code 1", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.write(join(scratch.home, ".codialectic"), "a file where the folder should be");
		const run = scratch.run(["handoff"]);
		expect(run.code).toBe(1);
		expect(packetSchema.parse(JSON.parse(run.stdout)).session_id).toBeTruthy();
		expect(run.stderr).toContain(".codialectic");
	});

	it("a folder in the file's place: refused with a reason, the handoff is printed and stays pending", () => {
		const scratch = new Scratch(["claude-code"]);
		scratch.write("NEXT_SESSION_HANDOFF.md/x", "");
		const run = scratch.run(["handoff"]);
		expect(run.code).toBe(1);
		expect(run.stderr).toContain("NEXT_SESSION_HANDOFF.md is a folder");
		expect(run.stdout).toContain("### Goal");
		expect(pending(scratch)).toHaveLength(1);
	});

	it.each([
		[["handof"], "unknown command: handof"],
		[["handoff", "--reason", "bored"], "--reason bored: not one of"],
		[["handoff", "--wrong"], "--wrong"],
		[["handoff", "--workspace", "nowhere"], "no such folder"],
		[["scan"], "--transcript is missing"],
		[["scan", "--transcript", "x", "--agent", "clippy"], "--agent clippy: not one of"],
	])("%j: exit code 2 and what is wrong", (args, message) => {
		const run = new Scratch().run(args);
		expect(run).toMatchObject({ code: 2, stdout: "" });
		expect(run.stderr).toContain(message);
	});
});

describe("secrets", () => {
	it("are masked in every sink", () => {
		const scratch = new Scratch(["claude-code"]);
		const secret = ["ghp", "q7Rt2Lm9Xc4Vb8Nz1Kd6Fs3Hj5Wp0YaQeTuI"].join("_");
		const [path = ""] = scratch
			.run(["sessions"])
			.stdout.split("\n")
			.map((line) => line && JSON.parse(line).path);
		const text = readFileSync(path, "utf8").replaceAll("streaming parser", `streaming parser with ${secret}`);
		scratch.write(path, text);
		scratch.registry([
			{ name: "keep", command: "tee", args: [join(scratch.folder, "kept.json")], required: true },
			{ name: "stop", command: "false", required: true },
		]);
		const run = scratch.run(["handoff"]);
		const written = [
			run.stdout,
			run.stderr,
			scratch.read("NEXT_SESSION_HANDOFF.md"),
			scratch.read(join(scratch.folder, "kept.json")),
			scratch.run(["transcript", "--transcript", path]).stdout,
			scratch.run(["scan", "--transcript", path, "--findings"]).stdout,
			...pending(scratch).map((name) => scratch.read(join(scratch.home, ".codialectic/pending", name))),
		];
		expect(written).toHaveLength(7);
		for (const sink of written) {
			expect(sink).not.toContain(secret);
			expect(sink.length).toBeGreaterThan(0);
		}
		expect(written[2]).toContain("[REDACTED]");
	});
});
