import { spawnSync } from "node:child_process";
import { mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RepositoryWorld, times } from "./repositoryWorld";

const body = (name: string, lines = 30) =>
	Array.from({ length: lines }, (_, at) => `const ${name}${at} = ${at};`).join("\n");

function world() {
	const made = new RepositoryWorld();
	const sha = made.begin({
		"src/kept.ts": `${body("kept")}\nexport function parseRows() {}\n`,
		"src/renamed.ts": body("renamed"),
		"src/deleted.ts": `${body("deleted")}\nfunction onlyThere() {}`,
		"src/changed.ts": body("changed"),
		"docs/über uns.md": "x",
		"package.json": '{ "scripts": { "build": "x" }, "devDependencies": { "vitest": "1" } }',
		Makefile: "all: build\nbuild:\n\tcc\n",
		"scripts/go.sh": "x",
		".gitignore": "dist\n",
	});
	return { made, sha };
}

const stated = (lines: readonly string[]) => `### Decisions\n${lines.map((line) => `- ${line}`).join("\n")}`;

describe("what a handoff names, in today's tree", () => {
	it("holds, was renamed (twice), was changed, was deleted, or never was", () => {
		const { made } = world();
		made.handoff(
			stated(["`src/kept.ts`", "`src/renamed.ts`", "`src/deleted.ts`", "`src/changed.ts`", "`src/invented.ts`"]),
		);
		made.git(["mv", "src/renamed.ts", "src/between.ts"]);
		made.commit("First");
		made.git(["mv", "src/between.ts", "src/final.ts"]);
		made.git(["rm", "--quiet", "src/deleted.ts"]);
		made.write("src/changed.ts", `${body("changed")}\n// more`);
		made.commit("Second");
		expect(made.states()).toEqual({
			"src/kept.ts": "holds",
			"src/renamed.ts": "moved src/final.ts",
			"src/deleted.ts": "gone",
			"src/changed.ts": "changed",
			"src/invented.ts": "neverExisted",
		});
	});

	it("is told from what was changed before the handoff, and from what is not committed yet", () => {
		const { made } = world();
		made.write("src/kept.ts", `${body("kept")}\nexport function parseRows() {}\n// before`);
		made.commit("Before the handoff", times.before);
		made.write("src/changed.ts", "not committed");
		const old = new Date(times.before);
		utimesSync(join(made.workspace, "src/changed.ts"), old, old);
		made.write("src/renamed.ts", "not committed, later");
		made.handoff(stated(["`src/kept.ts`", "`src/changed.ts`", "`src/renamed.ts`"]));
		expect(made.states()).toEqual({ "src/kept.ts": "holds", "src/changed.ts": "holds", "src/renamed.ts": "changed" });
	});

	it("is found by its short name, by blanks and umlauts, and by the other system's separators", () => {
		const { made } = world();
		made.handoff(
			stated([
				"see kept.ts",
				"`docs/über uns.md`",
				"`src\\kept.ts:3`",
				"[x](docs/%C3%BCber%20uns.md)",
				"`C:\\dev\\ws\\src\\kept.ts`",
			]),
		);
		expect(made.states()).toEqual({
			"kept.ts": "holds",
			"docs/über uns.md": "holds",
			"src\\kept.ts:3": "holds",
			"C:\\dev\\ws\\src\\kept.ts": "moved src/kept.ts",
		});
	});

	it("may lie outside of the workspace: then it is never looked at", () => {
		const { made } = world();
		const secret = join(made.scratch.home, "secret.txt");
		writeFileSync(secret, "x\n");
		symlinkSync(secret, join(made.workspace, "link.txt"));
		const asked: string[] = [];
		const { files } = made.ports;
		const noted = (path: string) => {
			asked.push(path);
			return path;
		};
		made.ports = {
			...made.ports,
			files: {
				...files,
				info: (path) => files.info(noted(path)),
				readText: (path) => files.readText(noted(path)),
			},
		};
		made.handoff(stated([`\`${secret}:1\``, "`../other/x.ts`", "`~/notes.md`", "`link.txt:1`"]));
		expect(made.states()).toEqual({
			[`${secret}:1`]: "outside",
			"../other/x.ts": "outside",
			"~/notes.md": "outside",
			"link.txt:1": "outside",
		});
		expect(asked).not.toContain(secret);
		expect(asked.filter((path) => path.includes("..") || path.includes("/other/"))).toEqual([]);
	});

	it("is a line that must be there, and near which its symbol must stand", () => {
		const { made } = world();
		made.handoff(
			stated([
				"`src/kept.ts:31` defines `parseRows()`",
				"`src/kept.ts:2` calls `parseRows()` too",
				"`src/kept.ts:900` is the end",
				"`src/renamed.ts:5`",
			]),
		);
		expect(made.states()).toMatchObject({
			"src/kept.ts:31": "holds",
			"src/kept.ts:2": "moved src/kept.ts:31",
			"src/kept.ts:900": "neverExisted",
			"src/renamed.ts:5": "holds",
			"parseRows()": "holds",
		});
	});

	it("is a symbol that stands in its file, stood there, or never did", () => {
		const { made } = world();
		made.handoff(stated(["`parseRows()`", "`onlyThere()`", "`inventedName()`", "`kept3`", "a `word` only"]));
		made.git(["rm", "--quiet", "src/deleted.ts"]);
		made.commit("Less");
		expect(made.states()).toEqual({
			"parseRows()": "holds",
			"onlyThere()": "gone",
			"inventedName()": "neverExisted",
			kept3: "holds",
		});
	});

	it("is no fabrication where it is what is to be made", () => {
		const { made } = world();
		made.handoff(
			"### Unfinished\n- [ ] Create `src/new.ts` with `newName()`\n- [ ] Repair `src/nowhere.ts:12`\n- [ ] `src/todo.ts`",
		);
		expect(made.states()).toEqual({
			"src/new.ts": "unchecked",
			"newName()": "unchecked",
			"src/nowhere.ts:12": "neverExisted",
			"src/todo.ts": "unchecked",
		});
	});

	it("is gone, not made up, where the session changed it, git leaves it alone, or it stood on another branch", () => {
		const { made } = world();
		made.git(["checkout", "--quiet", "-b", "topic"]);
		made.write("src/onTopic.ts", "x");
		made.commit("Topic", times.before);
		made.git(["checkout", "--quiet", "main"]);
		made.handoff(`### Files touched\n\`src/never-committed.ts\`\n\n${stated(["`dist/app.js`", "`src/onTopic.ts`"])}`);
		expect(made.states()).toEqual({
			"src/never-committed.ts": "gone",
			"dist/app.js": "gone",
			"src/onTopic.ts": "gone",
		});
	});

	it("is a command that the folder defines", () => {
		const { made } = world();
		made.handoff(
			stated([
				"`npm run build`",
				"`npm run deploy`",
				"`npm ci`",
				"`make build`",
				"`make nothing`",
				"`./scripts/go.sh --x`",
				"`node scripts/away.mjs x`",
				"`npx vitest run`",
				"`git status`",
			]),
		);
		expect(made.states()).toEqual({
			"npm run build": "holds",
			"npm run deploy": "gone",
			"npm ci": "holds",
			"make build": "holds",
			"make nothing": "gone",
			"./scripts/go.sh --x": "holds",
			"node scripts/away.mjs x": "gone",
			"npx vitest run": "holds",
			"git status": "unchecked",
		});
	});

	it("is a commit, a branch, an issue", () => {
		const { made, sha } = world();
		made.git(["checkout", "--quiet", "-b", "side"]);
		made.write("side.txt", "x");
		const aside = made.commit("Side", times.before);
		made.git(["checkout", "--quiet", "main"]);
		made.handoff(
			stated([
				`commit ${sha.slice(0, 9)}`,
				`commit ${aside.slice(0, 9)}`,
				"commit 0123456789",
				"branch `side`",
				"branch `gone/one`",
				"fixes #12",
			]),
		);
		expect(made.states()).toEqual({
			[sha.slice(0, 9)]: "holds",
			[aside.slice(0, 9)]: "changed",
			"0123456789": "neverExisted",
			side: "holds",
			"gone/one": "gone",
			"#12": "unchecked",
		});
	});
});

describe("where little can be known", () => {
	it("without git, what is there holds and what is not is gone; nothing is called made up", () => {
		const { made } = world();
		made.handoff(
			stated(["`src/kept.ts`", "`src/invented.ts`", "`inventedName()`", "commit 0123456789", "branch `side`"]),
		);
		made.ports = { ...made.ports, git: { run: () => null } };
		expect(made.states()).toEqual({
			"src/kept.ts": "changed",
			"src/invented.ts": "gone",
			"inventedName()": "unchecked",
			"0123456789": "unchecked",
			side: "unchecked",
		});
		expect(made.card().alerts).toContainEqual({ code: "noGit" });
	});

	it("in a shallow clone, what is missing may have been there", () => {
		const { made } = world();
		made.git(["rm", "--quiet", "src/deleted.ts"]);
		made.commit("Less");
		const clone = join(made.scratch.home, "clone");
		spawnSync("git", ["clone", "--quiet", "--depth", "1", `file://${made.workspace}`, clone]);
		writeFileSync(
			join(clone, "NEXT_SESSION_HANDOFF.md"),
			`## Handoff ${times.handoff}\n\n${stated(["`src/deleted.ts`", "commit 0123456789", "`src/kept.ts`"])}\n`,
		);
		expect(made.states(clone)).toMatchObject({ "src/deleted.ts": "gone", "0123456789": "unchecked" });
		expect(made.card(clone).alerts).toContainEqual({ code: "shallow" });
	});

	it("in a folder below the repository's root, paths count from the folder and from the root", () => {
		const { made } = world();
		const folder = join(made.workspace, "src");
		writeFileSync(
			join(folder, "NEXT_SESSION_HANDOFF.md"),
			`## Handoff ${times.handoff}\n\n${stated(["`kept.ts`", "`src/kept.ts`", "`renamed.ts`", "`package.json`"])}\n`,
		);
		made.git(["mv", "src/renamed.ts", "src/final.ts"]);
		made.commit("Move");
		expect(made.states(folder)).toMatchObject({
			"kept.ts": "holds",
			"renamed.ts": "moved final.ts",
			"package.json": "unchecked",
		});
	});

	it("on another machine, with the folder moved, all but the absolute paths is the same", () => {
		const { made } = world();
		made.handoff(stated(["`/home/other/ws/src/kept.ts`", "`/home/other/elsewhere/x.ts`"]));
		const moved = join(made.scratch.home, "moved");
		mkdirSync(moved);
		renameSync(made.workspace, join(moved, "ws"));
		expect(made.states(join(moved, "ws"))).toEqual({
			"/home/other/ws/src/kept.ts": "moved src/kept.ts",
			"/home/other/elsewhere/x.ts": "outside",
		});
	});
});
