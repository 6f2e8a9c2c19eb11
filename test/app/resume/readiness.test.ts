import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { consume } from "../../../src/app/resume/readiness";
import { keepWrittenSection } from "../../../src/app/resume/writtenSection";
import { keepInHistory } from "../../../src/app/review/packetHistory";
import type { Packet } from "../../../src/core/model/packet";
import { cardText } from "../../../src/core/render/card";
import { uuid, written } from "../../core/resume/sections";
import { RepositoryWorld, times } from "./repositoryWorld";

const item = (title: string) => `### Unfinished\n- [ ] ${title}`;
const day = (number: number) => `2026-11-${number}T10:00:00.000Z`;
const section = (digit: number, body: string) => written(digit, `## Auto-Handoff ${day(10 + digit)}`, body);
const titles = (made: RepositoryWorld) => made.card().content.items.map(({ title }) => title);
const codes = (made: RepositoryWorld) => made.ready().alerts.map(({ code }) => code);

function world(...sections: readonly string[]) {
	const made = new RepositoryWorld();
	made.begin({ "src/a.ts": "x\n", ".gitignore": "NEXT_SESSION_HANDOFF.md\n" });
	if (sections.length > 0) made.write("NEXT_SESSION_HANDOFF.md", sections.join("\n"));
	return made;
}

describe("the readiness card", () => {
	it("makes nothing up where there is no handoff", () => {
		const made = world();
		expect(made.ready()).toMatchObject({ kind: "fresh", alerts: [] });
		expect(cardText(made.ready())).toBe("[No handoff — starting fresh]\n");
		made.write("NEXT_SESSION_HANDOFF.md", "# Notes of another tool\n- do this\n");
		expect(made.ready()).toMatchObject({ kind: "fresh", alerts: [{ code: "foreignText" }] });
	});

	it("joins the handoffs that nobody started from, until one is consumed", () => {
		const made = world(section(1, item("One")), section(2, item("Two")));
		expect(titles(made)).toEqual(["Two", "One"]);
		expect(made.card().isConsumed).toBe(false);
		expect(consume(made.ports, made.card())).toBeNull();
		expect(made.card()).toMatchObject({ isConsumed: true });
		expect(titles(made)).toEqual(["Two"]);
		appendFileSync(join(made.workspace, "NEXT_SESSION_HANDOFF.md"), `\n${section(3, item("Three"))}`);
		expect(made.card().isConsumed).toBe(false);
		expect(titles(made)).toEqual(["Three"]);
	});

	it("leaves the file as it is, and forgets what was consumed when its private file is broken", () => {
		const made = world(section(1, item("One")));
		const before = readFileSync(join(made.workspace, "NEXT_SESSION_HANDOFF.md"));
		consume(made.ports, made.card());
		expect(readFileSync(join(made.workspace, "NEXT_SESSION_HANDOFF.md")).equals(before)).toBe(true);
		const folder = join(made.scratch.home, ".codialectic/journal/consumed");
		const name = `${made.ports.ids.digest(made.workspace)}.json`;
		expect(JSON.parse(readFileSync(join(folder, name), "utf8")).sections).toHaveProperty(uuid(1));
		writeFileSync(join(folder, name), "{ broken");
		expect(made.card().isConsumed).toBe(false);
		expect(consume(made.ports, made.card())).toBeNull();
		expect(made.card().isConsumed).toBe(true);
	});

	it("does not join what a newer handoff replaces, nor more than ten", () => {
		const replacing = `${item("Two")}\n### Provenance\n- Replaces the section of ${day(11)} for the same conversations.`;
		const made = world(section(1, item("One")), section(2, replacing));
		expect(titles(made)).toEqual(["Two"]);
		expect(made.card().since.otherHandoffs).toEqual([`## Auto-Handoff ${day(11)}`]);
		const many = Array.from({ length: 14 }, (_, at) => `## Handoff ${day(10 + at)}\n\n${item(`Step number ${at}`)}\n`);
		const other = world(...many);
		expect(other.card().handoffs).toHaveLength(10);
		expect(other.card().alerts).toContainEqual({ code: "leftOut", count: 4 });
	});

	it("tells what happened since: commits, branch, files, age", () => {
		const made = world();
		made.handoff(
			`${item("One")}\n### State\n- git: \`main\` at \`${made.git(["rev-parse", "--short=12", "HEAD"])}\` “Base”`,
		);
		made.git(["checkout", "--quiet", "-b", "topic"]);
		made.write("src/b.ts", "new");
		made.commit("Add b");
		made.write("src/a.ts", "changed");
		expect(made.card()).toMatchObject({
			ageMs: 2 * 86_400_000,
			since: { branchThen: "main", branchNow: "topic", commitsCount: 1, filesCount: 2, uncommittedCount: 1 },
		});
		expect(made.card().since.files.toSorted()).toEqual(["src/a.ts", "src/b.ts"]);
		expect(codes(made)).toContain("branchChanged");
	});

	it("warns when the handoff's commits are not in this branch, and of a merge that is under way", () => {
		const made = world();
		made.git(["checkout", "--quiet", "-b", "lost"]);
		made.write("src/a.ts", "one\n");
		const sha = made.commit("Lost", times.before);
		made.git(["checkout", "--quiet", "main"]);
		made.write("src/a.ts", "other\n");
		made.commit("Other", times.before);
		made.handoff(`${item("One")}\n### State\n- git: \`main\` at \`${sha.slice(0, 12)}\` “Lost”`);
		expect(made.card().alerts).toContainEqual({ code: "commitsMissing", count: 1 });
		made.git(["merge", "lost"]);
		expect(made.card().alerts).toContainEqual({ code: "operation", operation: "merge" });
	});
});

describe("a repository in which far too much is changed", () => {
	it("still tells branch, commits and what became of files, and says what it does not know", () => {
		const made = world();
		made.handoff(`${item("One")}\n### Decisions\n- see \`src/a.ts\` and \`src/never.ts\``);
		made.git(["mv", "src/a.ts", "src/b.ts"]);
		made.commit("Move");
		const { git } = made.ports;
		made.ports = { ...made.ports, git: { run: (at, args) => (args[0] === "status" ? null : git.run(at, args)) } };
		expect(made.card().since).toMatchObject({
			branchNow: "main",
			commitsCount: 1,
			uncommittedCount: null,
			filesCount: null,
		});
		expect(made.states()).toEqual({ "src/a.ts": "moved src/b.ts", "src/never.ts": "neverExisted" });
		expect(cardText(made.card())).toContain("1 commit since, an unknown number of files not committed");
	});
});

describe("a section that others changed", () => {
	it("is shown as changed, with both texts; one of which nothing is kept is not", () => {
		const made = world(section(1, item("One")), section(2, item("Two")));
		const heading = `## Auto-Handoff ${day(11)}`;
		expect(keepWrittenSection(made.ports, made.workspace, { id: uuid(1), heading, body: item("One") })).toBeNull();
		const integrities = () => made.card().handoffs.map(({ integrity }) => integrity);
		expect(integrities()).toEqual(["unknown", "asWritten"]);
		made.write("NEXT_SESSION_HANDOFF.md", section(1, item("One, but other")).replaceAll("\n", "\r\n"));
		expect(made.card().handoffs).toMatchObject([{ integrity: "changed", written: `${heading}\n\n${item("One")}` }]);
		expect(made.card().alerts).toContainEqual({ code: "sectionChanged", heading });
		made.write("NEXT_SESSION_HANDOFF.md", section(1, item("One")).replaceAll("\n", "\r\n"));
		expect(integrities()).toEqual(["asWritten"]);
	});

	it("is not told as written when its private copy was changed, too", () => {
		const made = world(section(1, item("One")));
		keepWrittenSection(made.ports, made.workspace, { id: uuid(1), heading: "## x", body: "y" });
		const path = join(
			made.scratch.home,
			".codialectic/journal/sections",
			made.ports.ids.digest(made.workspace),
			`${uuid(1)}.json`,
		);
		writeFileSync(path, readFileSync(path, "utf8").replace("## x", `## Auto-Handoff ${day(11)}`));
		expect(made.card().handoffs).toMatchObject([{ integrity: "unknown" }]);
	});

	it("takes the packet that was kept of it", () => {
		const made = world(section(1, `${item("One")}\n  - how: “read the…”`));
		const packet: Packet = {
			session_id: uuid(1),
			summary: "",
			unfinished_items: [
				{
					title: "One",
					why: "because",
					what: null,
					how: "read the whole log",
					whats_left: null,
					blockers: [],
					related_files: [],
					priority: "high",
					stakes_tier: "T1",
				},
			],
			decisions_made: [],
			lessons_learned: [],
		};
		const past = { createdAt: day(11), reason: "manual", packet, file: null, heading: "", hooks: [] };
		expect(keepInHistory(made.ports, made.workspace, past)).toBeNull();
		expect(made.card().content.items).toMatchObject([{ title: "One", step: "read the whole log", why: "because" }]);
	});
});

describe("a narrative file of the worse kind", () => {
	it("of 50 MB is read from its end alone", () => {
		const made = world();
		const filler = `${"x".repeat(999)}\n`.repeat(50_000);
		made.write("NEXT_SESSION_HANDOFF.md", `${section(1, item("Old"))}${filler}\n${section(2, item("New"))}`);
		expect(titles(made)).toEqual(["New"]);
		expect(codes(made)).toContain("fileCut");
	});

	it("with one line of 50 MB, or of another encoding, is no reason to fail", () => {
		const made = world();
		made.write("NEXT_SESSION_HANDOFF.md", `${"x".repeat(50_000_000)}\n${section(2, item("New"))}`);
		expect(titles(made)).toEqual(["New"]);
		writeFileSync(
			join(made.workspace, "NEXT_SESSION_HANDOFF.md"),
			Buffer.from(`\ufeff${section(2, item("Utf16"))}`, "utf16le"),
		);
		expect(titles(made)).toEqual(["Utf16"]);
	});

	it("is a folder: said, and nothing thrown", () => {
		const made = world();
		rmSync(join(made.workspace, "NEXT_SESSION_HANDOFF.md"), { force: true });
		mkdirSync(join(made.workspace, "NEXT_SESSION_HANDOFF.md"));
		expect(made.ready()).toMatchObject({ kind: "fresh", alerts: [{ code: "problem" }] });
	});
});

describe("a STATE.md of another tool", () => {
	const state = (branch: string) =>
		[
			`---\nstatus: active\nstarted_at: 2026-11-20T08:00:00Z\nbranch: ${branch}\nrecommended-mode: deep`,
			"rationale: carry over\ncompletion-rate: 0.4\ntop-priorities: [12]\n---",
			"## What Not To Retry\n- **Patching by hand** (s1, 2026-11-19)\n  - why: npm rewrites it",
			"## Open Questions\n- [ ] Which zone?\n",
		].join("\n\n");

	it("speaks where there is no handoff", () => {
		const made = world();
		made.write(".codex/STATE.md", state("main"));
		expect(codes(made)).toEqual(["unfinishedSession"]);
		expect(cardText(made.ready())).toBe(
			[
				"[No handoff — starting fresh]\n",
				"- ⚠ Found unfinished session from 2026-11-20T08:00:00Z. 0 waves completed. Resume or start fresh? (.codex/STATE.md)\n",
				"📋 Previous session recommended: deep — “carry over” (completion: 40%, carryover: —)\n  Suggested issues: #12\n",
				"## Open questions\n- “Which zone?” (.codex/STATE.md)\n",
				"## Do not retry\n- “Patching by hand (s1, 2026-11-19): npm rewrites it” (.codex/STATE.md)\n",
			].join("\n"),
		);
	});

	it("speaks beside a handoff, and is stale on another branch", () => {
		const made = world(section(1, `${item("One")}\n### Open questions\n- “Which zone?” (asked by the agent, turn 1)`));
		made.write(".claude/STATE.md", state("feature/x"));
		made.write(".codex/STATE.md", "---\nstatus: active\n---\n");
		const card = made.card();
		expect(card.content.attempts.map(({ source }) => source)).toEqual([".claude/STATE.md"]);
		expect(card.content.questions).toHaveLength(1);
		expect(card.alerts).toContainEqual({
			code: "staleSession",
			file: ".claude/STATE.md",
			before: "feature/x",
			now: "main",
		});
	});

	it("is passed over when it is huge, a folder, or no such file", () => {
		const made = world();
		made.write(".claude/STATE.md/x", "");
		made.write(".codex/STATE.md", `---\nstatus: active\n---\n${"x".repeat(300_000)}`);
		made.write(".cursor/STATE.md", "# Notes\n");
		expect(made.ready()).toMatchObject({ kind: "fresh", state: null, alerts: [] });
	});
});
