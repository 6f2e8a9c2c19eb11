import { describe, expect, it } from "vitest";
import type { Git, GitAside } from "../../../src/app/ports";
import { RememberedGit } from "../../../src/app/resume/rememberedGit";
import { runReadiness } from "../../../src/app/worker/runReadiness";
import type { FirstReadiness, Readiness } from "../../../src/core/resume/readinessCard";
import { createGitAside } from "../../../src/node/git";
import { RepositoryWorld, times } from "./repositoryWorld";

const body = [
	"### Unfinished\n- [ ] Go on with `src/a.ts`",
	"### Decisions",
	"- see `src/a.ts`, `src/old.ts`, `src/never.ts:3` and `src/edited.ts`",
	"- `keptName()` stays, `goneName()` goes, `inventedName()` was made up",
].join("\n");

/** A handoff of which something holds, was moved, is edited and not committed, is gone, and never was. */
function world(): RepositoryWorld {
	const made = new RepositoryWorld();
	made.begin({
		"src/a.ts": "function keptName() {}\n",
		"src/old.ts": "one\ntwo\nthree\n",
		"src/edited.ts": "before\n",
		"src/gone.ts": "function goneName() {}\n",
		".gitignore": "NEXT_SESSION_HANDOFF.md\n",
	});
	made.handoff(body);
	made.git(["mv", "src/old.ts", "src/new.ts"]);
	made.commit("Move");
	made.write("src/edited.ts", "after\n");
	made.write("src/gone.ts", "nothing\n");
	return made;
}

interface Told {
	readonly first: readonly FirstReadiness[];
	readonly whole: readonly Readiness[];
	/** Questions to git, in their order, each as its arguments. */
	readonly asked: readonly string[];
}

/** `passed`: milliseconds that the clock has gone on. */
async function read(
	{ ports, workspace }: RepositoryWorld,
	aside: GitAside = createGitAside(),
	passed = () => 0,
): Promise<Told> {
	const asked: string[] = [];
	const note = (args: readonly string[]) => {
		asked.push(args.join(" "));
		return args;
	};
	const git: Git = { run: (folder, args) => ports.git.run(folder, note(args)) };
	const noted: GitAside = { start: (folder, args) => aside.start(folder, note(args)) };
	const clock = { now: () => new Date(Date.parse(times.now) + passed()) };
	let first: readonly FirstReadiness[] = [];
	const job = { folders: [workspace], trusted: true };
	const whole = await runReadiness({ ...ports, git, clock }, noted, job, (told) => {
		expect(asked).toEqual([]);
		first = told;
	});
	return { first, whole, asked };
}

describe("a card that is told in two steps", () => {
	it("is in the end the one that is made in one, and git is asked nothing twice", async () => {
		const made = world();
		const { whole, asked } = await read(made);
		expect(whole).toEqual([made.ready()]);
		expect(made.states()).toMatchObject({
			"src/a.ts": "holds",
			"src/old.ts": "moved src/new.ts",
			"src/edited.ts": "changed",
			"src/never.ts:3": "neverExisted",
			"goneName()": "gone",
			"inventedName()": "neverExisted",
		});
		expect(new Set(asked).size).toBe(asked.length);
		expect(asked.filter((args) => args.startsWith("status"))).toHaveLength(1);
	});

	it("tells first what the handoffs say, before anything is asked, and without a verdict", async () => {
		const made = world();
		const { first } = await read(made);
		const { since, citations, counts, alerts, kind, ...said } = made.card();
		expect(first).toEqual([{ ...said, kind: "first", isBeingChecked: true, alerts: [] }]);
		expect([citations.length > 0, counts.moved, kind, alerts.length > 0, since.commitsCount]).toEqual([
			true,
			1,
			"ready",
			true,
			1,
		]);
	});

	it("does without what is not committed where git does not say it in time", async () => {
		const made = world();
		const { whole } = await read(made, { start: () => Promise.resolve(null) });
		const { git } = made.ports;
		made.ports = { ...made.ports, git: { run: (at, args) => (args[0] === "status" ? null : git.run(at, args)) } };
		expect(whole).toEqual([made.ready()]);
		expect(whole).toMatchObject([{ since: { uncommittedCount: null, commitsCount: 1 } }]);
	});

	it("makes nothing up where there is no handoff, and asks nothing", async () => {
		const made = new RepositoryWorld();
		made.begin({ "a.ts": "x" });
		const { first, whole, asked } = await read(made);
		expect(first).toEqual(whole);
		expect(whole).toMatchObject([{ kind: "fresh" }]);
		expect(asked).toEqual([]);
	});
});

describe("git that is asked each question once", () => {
	/** Git that finds nothing, or is stopped, after so long. */
	function silentFor(milliseconds: number) {
		let now = 0;
		let asked = 0;
		const run = () => {
			asked++;
			now += milliseconds;
			return null;
		};
		return { git: new RememberedGit({ run }, { now: () => new Date(now) }), asked: () => asked };
	}

	it.each([
		["came soon", 10, false],
		["may be that of a git that was stopped", 3_000, true],
	])("knows of a silence whether it %s, also when it is asked again", (_, milliseconds, isStopped) => {
		const { git, asked } = silentFor(milliseconds);
		for (let time = 0; time < 2; time++) {
			expect(git.run("/w", ["grep", "x"])).toBeNull();
			expect(git.mayBeStopped("/w", ["grep", "x"])).toBe(isStopped);
		}
		expect(asked()).toBe(1);
		expect(git.mayBeStopped("/w", ["grep", "y"])).toBe(false);
	});

	it("takes an answer that was had elsewhere", () => {
		const { git, asked } = silentFor(10);
		git.remember("/w", ["status"], "# branch");
		expect(git.run("/w", ["status"])).toBe("# branch");
		expect(asked()).toBe(0);
	});
});

describe("a search that git was stopped in", () => {
	it("makes nothing of its silence: what was not found is not called made up, nor searched for again", async () => {
		const made = world();
		const { git } = made.ports;
		let late = 0;
		let searched = 0;
		made.ports = {
			...made.ports,
			git: {
				run: (at, args) => {
					if (args[0] !== "grep") return git.run(at, args);
					searched++;
					late += 3_000;
					return null;
				},
			},
		};
		const { whole } = await read(made, createGitAside(), () => late);
		const [ready] = whole;
		const symbols = ready?.kind === "ready" ? ready.citations.filter(({ kind }) => kind === "symbol") : [];
		expect(symbols.map(({ text, state }) => `${text} ${state}`)).toEqual([
			"keptName() holds",
			"goneName() unchecked",
			"inventedName() unchecked",
		]);
		expect(searched).toBe(1);
	});
});
