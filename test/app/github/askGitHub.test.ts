import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listPullRequests } from "../../../src/app/github/listPullRequests";
import { lookUpReferences } from "../../../src/app/github/lookUpReferences";
import { runBrief } from "../../../src/app/worker/runJob";
import { RepositoryWorld, times } from "../resume/repositoryWorld";
import { issue, PlayedGh, pullRequest } from "./playedGh";

/** A repository whose handoff names issues, with a played `gh` on the search path. */
class HubWorld extends RepositoryWorld {
	readonly gh = new PlayedGh(this.scratch.home);

	constructor(body: string) {
		super();
		this.begin({ "a.ts": "x\n" });
		this.handoff(`### Unfinished\n${body}`);
		const { places } = this.ports;
		this.ports = { ...this.ports, places: { ...places, env: { ...places.env, PATH: `${this.gh.bin}:/usr/bin:/bin` } } };
	}

	async looked(): Promise<Record<string, string>> {
		const card = await lookUpReferences(this.ports, this.card());
		const issues = card.citations.filter(({ kind }) => kind === "issue");
		return Object.fromEntries(issues.map(({ text, state, reason }) => [text, `${state}: ${reason}`]));
	}
}

describe("issues and pull requests that a handoff names", () => {
	it("are looked up in one question, which holds repositories and numbers and nothing else", async () => {
		const world = new HubWorld(
			"- [ ] Fix #12 of secret-plan, see #13, #14, #99, other/lib#3 and https://github.com/gone/away/issues/7\n" +
				"- [ ] https://gitlab.com/a/b/-/issues/5",
		);
		world.gh.knows({
			"acme/app": {
				12: issue("Crash <b>"),
				13: pullRequest("Mend it", "MERGED", times.after),
				14: issue("Old", times.before),
			},
			"other/lib": { 3: pullRequest("Add x", "OPEN") },
		});
		expect(await world.looked()).toEqual({
			"#12": "holds: issue on GitHub, open: Crash <b>",
			"#13": "changed: pull request on GitHub, merged since: Mend it",
			"#14": "holds: issue on GitHub, closed: Old",
			"#99": "neverExisted: no such number in acme/app on GitHub",
			"other/lib#3": "holds: pull request on GitHub, open: Add x",
			"https://github.com/gone/away/issues/7": "unchecked: not looked up: GitHub shows no gone/away to this login",
			"https://gitlab.com/a/b/-/issues/5": "unchecked: not looked up: it is on a server, which is not asked",
		});
		expect(world.gh.calls).toHaveLength(1);
		expect(world.gh.calls[0]).toMatchObject({ cwd: world.workspace, prompt: "1" });
		expect(JSON.stringify(world.gh.calls)).not.toContain("secret-plan");
	});

	it("that are none are no question", async () => {
		const world = new HubWorld("- [ ] Write the parser");
		world.gh.knows({ "acme/app": {} });
		await world.looked();
		expect(world.gh.calls).toEqual([]);
	});

	it.each([
		[
			"gh is not logged in",
			"#!/bin/sh\necho 'To get started with GitHub CLI, please run:  gh auth login' >&2\nexit 4\n",
		],
		["gh could not tell", "#!/bin/sh\necho 'none of the git remotes point to a known GitHub host' >&2\nexit 1\n"],
		["gh could not tell", "#!/bin/sh\necho '{ nonsense'\nexit 1\n"],
		["gh could not be run", "#!/nowhere/sh\n"],
	])("stay unchecked, with the reason: %s", async (why, program) => {
		const world = new HubWorld("- [ ] Fix #12");
		world.gh.says(program);
		expect(await world.looked()).toEqual({ "#12": `unchecked: not looked up: ${why}` });
	});

	it("stay unchecked where there is no gh", async () => {
		expect(await new HubWorld("- [ ] Fix #12").looked()).toEqual({
			"#12": "unchecked: not looked up: gh is not installed",
		});
	});
});

describe("the user's open pull requests", () => {
	const list = [
		{ number: 5, title: "Streaming parser | x", reviewDecision: "", reviewRequests: [] },
		{ number: 6, title: "Docs", reviewDecision: "REVIEW_REQUIRED", reviewRequests: [] },
	];

	it("are those of the folder's repository", async () => {
		const world = new HubWorld("- [ ] One");
		world.gh.knows({ "acme/app": {} }, list);
		expect(await listPullRequests(world.ports, world.workspace)).toEqual({
			repository: "acme/app",
			rows: [
				{ repository: "acme/app", number: 5, status: "open", what: "Streaming parser | x" },
				{ repository: "acme/app", number: 6, status: "reviewing", what: "Docs" },
			],
		});
		world.gh.says("#!/bin/sh\nexit 4\n");
		expect(await listPullRequests(world.ports, world.workspace)).toBeNull();
	});

	const brief = async (world: HubWorld, asksGitHub: boolean) => {
		const order = { card: world.card(), goal: null, briefsFolder: "briefs", collabFiles: [], relay: [] };
		const written = await runBrief(world.ports, { kind: "brief", order, extraPatterns: [], asksGitHub });
		if (written.kind === "failed") throw new Error(written.problem.code);
		return readFileSync(written.path, "utf8");
	};

	it("stand in the brief, with what became of the issues, when the user wants GitHub asked", async () => {
		const world = new HubWorld("- [ ] Fix #13 and #99");
		world.gh.knows({ "acme/app": { 13: issue("Crash", times.after) } }, list);
		const text = await brief(world, true);
		expect(text).toContain("| `acme/app` | #5 | open | “Streaming parser \\| x” |");
		expect(text).toContain("| `acme/app` | #6 | reviewing | “Docs” |");
		expect(text).toContain("FABRICATED IN PRIOR BRIEFING: `#99`: no such number in acme/app on GitHub");
		expect(text).toContain("`#13`: issue on GitHub, closed since: Crash");
	});

	it("are not asked for otherwise: nothing is run", async () => {
		const world = new HubWorld("- [ ] Fix #13");
		world.gh.knows({ "acme/app": {} }, list);
		const text = await brief(world, false);
		expect(text).not.toContain("#5");
		expect(text).toContain("[SUSPECT: inherited from handoff] `#13`: not looked up");
		expect(world.gh.calls).toEqual([]);
	});
});
