import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readGitState } from "../../src/app/gitState";
import { scratchPorts } from "../support/scratchPorts";

it("tells branch, head, uncommitted files of every kind, and unpushed commits", () => {
	const { ports, workspace, home } = scratchPorts();
	const git = (...args: string[]) =>
		spawnSync("git", ["-C", workspace, "-c", "user.name=x", "-c", "user.email=x@y", ...args]);
	expect(readGitState(ports.git, workspace)).toBeNull();
	git("init", "--quiet", "-b", "fix/export");
	expect(readGitState(ports.git, workspace)).toBeNull();
	for (const name of ["a b.ts", "moved.ts", "ö.ts"]) writeFileSync(join(workspace, name), `${name}\n`.repeat(20));
	git("add", ".");
	git("commit", "--quiet", "-m", 'Keep the last row: "quoted"');
	git("clone", "--quiet", "--bare", workspace, join(home, "origin.git"));
	git("remote", "add", "origin", join(home, "origin.git"));
	git("fetch", "--quiet", "origin");
	git("branch", "--quiet", "-u", "origin/fix/export");
	git("commit", "--quiet", "--allow-empty", "-m", "Second");
	writeFileSync(join(workspace, "a b.ts"), "changed\n");
	writeFileSync(join(workspace, "new.ts"), "");
	git("mv", "moved.ts", "renamed.ts");
	const state = readGitState(ports.git, workspace);
	expect(state).toMatchObject({ branch: "fix/export", subject: "Second", uncommittedCount: 3, unpushed: 1 });
	expect([...(state?.uncommitted ?? [])].sort()).toEqual(["a b.ts", "new.ts", "renamed.ts"]);
	expect(state?.head).toMatch(/^[0-9a-f]{12}$/);
	git("checkout", "--quiet", "--detach");
	expect(readGitState(ports.git, workspace)).toMatchObject({ branch: "(detached)", unpushed: null });
});
