import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { createGit, createGitAside } from "../../src/node/git";
import { scratchFolder } from "./scratch";

const git = createGit();

function repository(): string {
	const folder = scratchFolder();
	const run = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });
	run("init", "-q");
	run("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "--allow-empty", "-m", "First");
	return folder;
}

it("answers for the folder, whatever repository the environment names", () => {
	const folder = repository();
	vi.stubEnv("GIT_DIR", "/no/such/repository");
	expect(git.run(folder, ["log", "--format=%s"])).toBe("First\n");
	vi.unstubAllEnvs();
});

it("says null outside of a repository, for a failing command and for a missing folder", () => {
	const folder = scratchFolder();
	expect(git.run(folder, ["status"])).toBeNull();
	expect(git.run(repository(), ["rev-parse", "no-such-branch"])).toBeNull();
	expect(git.run(join(folder, "none"), ["status"])).toBeNull();
});

it("runs nothing that the repository names", () => {
	const folder = repository();
	const [program, trace] = [join(folder, "monitor.sh"), join(folder, "trace")];
	writeFileSync(program, `#!/bin/sh\ntouch ${trace}\n`);
	chmodSync(program, 0o755);
	execFileSync("git", ["-C", folder, "config", "core.fsmonitor", program]);
	expect(git.run(folder, ["status", "--porcelain"])).toContain("monitor.sh");
	expect(existsSync(trace)).toBe(false);
});

it("answers beside a caller that holds its thread, also one that holds it for longer than git may take", async () => {
	const folder = repository();
	const aside = createGitAside(50);
	const asked = aside.start(folder, ["log", "--format=%s"]);
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
	expect(await asked).toBe("First\n");
	expect(await createGitAside().start(folder, ["rev-parse", "no-such-branch"])).toBeNull();
	expect(await createGitAside().start(join(folder, "none"), ["status"])).toBeNull();
});

it("is ended beside the caller when it takes too long", async () => {
	const folder = repository();
	execFileSync("git", ["-C", folder, "config", "alias.nap", "!sleep 5"]);
	const start = performance.now();
	expect(await createGitAside(50).start(folder, ["nap"])).toBeNull();
	expect(performance.now() - start).toBeLessThan(4_000);
});
