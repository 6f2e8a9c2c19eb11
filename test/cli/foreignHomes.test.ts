import { spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { placeSample } from "../support/placeSample.mts";
import { Scratch } from "./support/runCli";

const cli = resolve("dist/cli.js");
const isRoot = process.getuid?.() === 0;

/** Hands off at once from several homes into one workspace; with `uids`, as several users. Returns the exit codes. */
async function handOffTogether(scratch: Scratch, homes: readonly string[], uids: readonly number[] = []) {
	const runs = homes.map(
		(home, at) =>
			new Promise<number | null>((done) => {
				const user = uids[at];
				const child = spawn(process.execPath, [cli, "handoff"], {
					cwd: scratch.workspace,
					env: { PATH: process.env.PATH, HOME: home },
					stdio: "ignore",
					...(user === undefined ? {} : { uid: user, gid: user }),
				});
				child.once("exit", done);
			}),
	);
	return Promise.all(runs);
}

function homesFor(scratch: Scratch, count: number): string[] {
	return Array.from({ length: count }, (_, at) => {
		const home = join(scratch.folder, `home${at}`);
		mkdirSync(home);
		placeSample("claude-code", home, scratch.workspace);
		return home;
	});
}

describe("two users who share a folder", () => {
	it("each get a section that is whole, although they hand off at once and know nothing of each other", async () => {
		const scratch = new Scratch();
		const homes = homesFor(scratch, 4);
		expect(await handOffTogether(scratch, homes)).toEqual([0, 0, 0, 0]);
		const text = scratch.read("NEXT_SESSION_HANDOFF.md");
		const sections = [...text.matchAll(/^<!-- codi-handoff (\S+) -->$([\s\S]*?)^<!-- \/codi-handoff \1 -->$/gm)];
		expect(sections).toHaveLength(4);
		for (const [, , body = ""] of sections) expect(body.match(/^## Handoff /gm)).toHaveLength(1);
	});

	it.skipIf(!isRoot)(
		"the one who may not write the other's file is told so, and loses nothing (needs root)",
		async () => {
			const scratch = new Scratch();
			const homes = homesFor(scratch, 2);
			const users = [65_532, 65_533];
			for (const folder of [scratch.folder, scratch.workspace]) chmodSync(folder, 0o777);
			for (const [at, home] of homes.entries())
				for (const path of ["", ...readdirSync(home, { recursive: true, encoding: "utf8" })])
					chownSync(join(home, path), users[at] ?? 0, users[at] ?? 0);
			expect(await handOffTogether(scratch, homes.slice(0, 1), users)).toEqual([0]);
			const file = join(scratch.workspace, "NEXT_SESSION_HANDOFF.md");
			expect(statSync(file).uid).toBe(users[0]);
			chmodSync(file, 0o644);
			const before = readFileSync(file, "utf8");
			expect(await handOffTogether(scratch, homes.slice(1), users.slice(1))).toEqual([1]);
			expect(readFileSync(file, "utf8")).toBe(before);
			expect(readdirSync(join(homes[1] ?? "", ".codialectic/pending"))).toHaveLength(1);
		},
	);
});

describe("a home on a share that can neither lock, link, force to the disk nor change modes", () => {
	it("takes a handoff with its hooks, keeps what stood in the files, and hands the same off once", () => {
		const scratch = new Scratch(["claude-code"]);
		const env = { NODE_OPTIONS: `--require ${resolve("test/cli/support/poorShare.cjs")}` };
		scratch.registry([{ name: "keep", command: "tee", args: [join(scratch.folder, "kept.json")], required: true }]);
		scratch.write("NEXT_SESSION_HANDOFF.md", "# Mine\n");
		const run = scratch.run(["handoff"], { env });
		expect(run).toMatchObject({ code: 0 });
		expect(existsSync(join(scratch.folder, "kept.json"))).toBe(true);
		expect(scratch.read("NEXT_SESSION_HANDOFF.md")).toMatch(/^# Mine\n\n<!-- codi-handoff [\s\S]*^## Handoff /m);
		expect(readdirSync(join(scratch.home, ".codialectic/pending"))).toEqual([]);
		expect(JSON.parse(scratch.read(join(scratch.home, ".codialectic/hooks/session_end.json")))).toMatchObject({
			hooks: [{ name: "keep" }],
			ended_reason: "manual",
		});
		expect(scratch.run(["handoff"], { env }).stderr).toMatch(/^Nothing new since the handoff of /);
	});
});
