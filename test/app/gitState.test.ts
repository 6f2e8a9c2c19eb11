import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readGitState } from "../../src/app/gitState";
import { scratchPorts } from "../support/scratchPorts";

/** A session that began long before everything in the test. */
const past = "2020-01-01T00:00:00.000Z";

/** A scratch workspace with git at hand; `date` is that of the next commits. */
function scratchRepository() {
	const { ports, workspace, home } = scratchPorts();
	const env: Record<string, string | undefined> = { ...process.env, GIT_EDITOR: "true" };
	const git = (...args: string[]) =>
		spawnSync("git", ["-C", workspace, "-c", "user.name=x", "-c", "user.email=x@y", ...args], {
			env,
			encoding: "utf8",
		});
	return {
		home,
		workspace,
		git,
		setDate: (date: string) => Object.assign(env, { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }),
		write: (name: string, text: string) => writeFileSync(join(workspace, name), text),
		state: (since = past) => readGitState(ports, workspace, since),
	};
}

/** The same with a commit on the branch `main` and a second one on `topic` that conflicts with it. */
function withTwoBranches() {
	const repository = scratchRepository();
	const { git, write } = repository;
	const commit = (text: string) => {
		write("a.ts", text);
		git("add", ".");
		git("commit", "--quiet", "-m", `Say ${text}`);
	};
	git("init", "--quiet", "-b", "main");
	commit("base");
	git("checkout", "--quiet", "-b", "topic");
	commit("one");
	git("checkout", "--quiet", "main");
	commit("other");
	return repository;
}

describe("what git says of a folder", () => {
	it("is nothing where there is no repository", () => {
		expect(scratchRepository().state()).toBeNull();
	});

	it("is the branch and what is new where there is no commit yet", () => {
		const { git, write, state } = scratchRepository();
		git("init", "--quiet", "-b", "main");
		write("a.ts", "");
		expect(state()).toMatchObject({
			branch: "main",
			head: null,
			recent: [],
			session: null,
			uncommitted: ["a.ts"],
			unpushed: null,
		});
	});

	it("is branch, head, uncommitted files of every kind, and unpushed commits", () => {
		const { git, write, state, workspace, home } = scratchRepository();
		git("init", "--quiet", "-b", "fix/export");
		for (const name of ["a b.ts", "moved.ts", "ö.ts"]) write(name, `${name}\n`.repeat(20));
		git("add", ".");
		git("commit", "--quiet", "-m", 'Keep the last row: "quoted"');
		expect(state()).toMatchObject({ unpushed: null, upstream: null });
		git("clone", "--quiet", "--bare", workspace, join(home, "origin.git"));
		git("remote", "add", "origin", join(home, "origin.git"));
		git("fetch", "--quiet", "origin");
		git("commit", "--quiet", "--allow-empty", "-m", "Second");
		expect(state()).toMatchObject({ unpushed: 1, upstream: null });
		git("branch", "--quiet", "-u", "origin/fix/export");
		write("a b.ts", "changed\n");
		write("new.ts", "");
		git("mv", "moved.ts", "renamed.ts");
		const seen = state();
		expect(seen).toMatchObject({
			branch: "fix/export",
			upstream: "origin/fix/export",
			subject: "Second",
			uncommittedCount: 3,
			unpushed: 1,
			operation: null,
		});
		expect([...(seen?.uncommitted ?? [])].sort()).toEqual(["a b.ts", "new.ts", "renamed.ts"]);
		expect(seen?.head).toMatch(/^[0-9a-f]{12}$/);
		expect(seen?.recent.map(({ subject }) => subject)).toEqual(["Second", 'Keep the last row: "quoted"']);
		git("checkout", "--quiet", "--detach");
		expect(state()).toMatchObject({ branch: "(detached)", upstream: null, unpushed: 1 });
	});

	it("is what is stashed, in its own words", () => {
		const { git, write, state } = withTwoBranches();
		write("a.ts", "half done");
		git("stash", "push", "--quiet", "-m", "half of the parser");
		expect(state()).toMatchObject({ stashes: ["On main: half of the parser"], uncommittedCount: 0 });
	});

	it.each([
		["merge", ["merge", "topic"]],
		["rebase", ["rebase", "topic"]],
		["cherry-pick", ["cherry-pick", "topic"]],
		["bisect", ["bisect", "start", "HEAD", "HEAD~1"]],
	] as const)("is that a %s is under way", (operation, args) => {
		const { git, state } = withTwoBranches();
		git(...args);
		expect(state()?.operation).toBe(operation);
		expect(state()?.conflicts).toEqual(operation === "bisect" ? [] : ["a.ts"]);
	});

	it("is that a revert is under way", () => {
		const { git, state } = withTwoBranches();
		git("revert", "--no-commit", "HEAD");
		expect(state()?.operation).toBe("revert");
	});
});

describe("what was committed in the session (R-004-1)", () => {
	const subjects = (seen: ReturnType<ReturnType<typeof scratchRepository>["state"]>) =>
		seen?.session?.commits.map(({ subject }) => subject);

	it("counts from where HEAD stood when it began, whatever the branch was then", () => {
		const { git, write, state, setDate } = scratchRepository();
		const commit = (name: string, date: string) => {
			setDate(date);
			write(name, name);
			git("add", ".");
			git("commit", "--quiet", "-m", name);
		};
		git("init", "--quiet", "-b", "main");
		commit("before", "2026-11-30T09:00:00Z");
		const before = state()?.head;
		setDate("2026-11-30T10:30:00Z");
		git("checkout", "--quiet", "-b", "topic");
		commit("first", "2026-11-30T11:00:00Z");
		commit("second", "2026-11-30T12:00:00Z");
		const seen = state("2026-11-30T10:00:00.000Z");
		expect(subjects(seen)).toEqual(["second", "first"]);
		expect(seen?.session).toMatchObject({ from: before, files: ["first", "second"], filesCount: 2 });
		expect(subjects(state("2026-11-30T11:30:00.000Z"))).toEqual(["second"]);
		expect(state("2026-11-30T13:00:00.000Z")?.session).toMatchObject({ commits: [], files: [] });
	});

	it("is all there is where the repository was made in it", () => {
		const seen = withTwoBranches().state();
		expect(seen?.session).toMatchObject({ from: null, filesCount: 1 });
		expect(subjects(seen)).toEqual(["Say other", "Say base"]);
	});

	it("is what origin/main does not have, where git keeps no record of HEAD; else it is not known", () => {
		const { git, state } = withTwoBranches();
		git("reflog", "expire", "--expire=now", "--all");
		expect(state()?.session).toBeNull();
		git("update-ref", "refs/remotes/origin/main", "HEAD~1");
		expect(state()?.session).toMatchObject({ from: "origin/main", files: ["a.ts"] });
		expect(subjects(state())).toEqual(["Say other"]);
	});
});
