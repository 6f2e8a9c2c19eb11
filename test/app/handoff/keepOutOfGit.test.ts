import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepOutOfGit, repositoryHolds } from "../../../src/app/handoff/keepOutOfGit";
import { scratchPorts } from "../../support/scratchPorts";

const name = "NEXT_SESSION_HANDOFF.md";
const git = (folder: string, ...args: string[]) =>
	spawnSync("git", ["-C", folder, ...args], { encoding: "utf8" }).stdout;

it("keeps the file out of git for this user, once, also from a sub-folder", () => {
	const { ports, workspace } = scratchPorts();
	const folder = join(workspace, "packages", "core");
	mkdirSync(folder, { recursive: true });
	git(workspace, "init", "--quiet");
	writeFileSync(join(folder, name), "");
	writeFileSync(join(workspace, name), "");
	expect(repositoryHolds(ports.git, folder)).toBe(true);
	expect(keepOutOfGit(ports, folder, name)).toBeNull();
	expect(keepOutOfGit(ports, folder, name)).toBeNull();
	expect(readFileSync(join(workspace, ".git/info/exclude"), "utf8").match(/NEXT_SESSION/g)).toHaveLength(1);
	expect(git(workspace, "status", "--porcelain", "-uall").trim()).toBe(`?? ${name}`);
});

it("says so where there is no repository", () => {
	const { ports, workspace } = scratchPorts();
	expect(repositoryHolds(ports.git, workspace)).toBe(false);
	expect(keepOutOfGit(ports, workspace, name)).toMatchObject({ code: "file.notWritten" });
});
