import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findConversations } from "../../../src/app/conversations/findConversations";
import { isProblem, readConversation } from "../../../src/app/conversations/readConversation";
import { createHandoff } from "../../../src/app/handoff/createHandoff";
import { readiness } from "../../../src/app/resume/readiness";
import { writeBrief } from "../../../src/app/resume/writeBrief";
import { placeAgent } from "../../support/placeAgent.mts";
import { scratchPorts } from "../../support/scratchPorts";

function world() {
	const { ports, home, workspace } = scratchPorts();
	const [transcriptPath = ""] = placeAgent("claude-code", home, workspace);
	const conversations = findConversations(ports, [workspace]).found.flatMap((found) => {
		const transcript = readConversation(ports, found);
		return isProblem(transcript) ? [] : [{ transcript, path: found.path, folder: workspace }];
	});
	createHandoff(ports, {
		reason: "manual",
		conversations,
		folders: [{ path: workspace, trusted: true, create: "always" }],
		runHooks: false,
		extraPatterns: [],
		onlyNews: false,
	});
	const card = () => {
		const ready = readiness(ports, workspace, new Date());
		if (ready.kind !== "ready") throw new Error("there is no handoff");
		return ready;
	};
	const write = (briefsFolder = "docs.local/handoffs", goal: string | null = null) =>
		writeBrief(ports, {
			card: card(),
			goal,
			briefsFolder,
			collabFiles: ["collab.md", "gone.md"],
			relay: [],
			pullRequests: null,
			extraPatterns: [/tide-secret/g],
		});
	return { ports, home, workspace, transcriptPath, card, write };
}

describe("a brief for the successor", () => {
	it("is a new dated file with all that the conversations tell, complete", () => {
		const { workspace, write } = world();
		const written = write();
		if (written.kind !== "written") throw new Error(written.problem.code);
		expect(written.gaps).toEqual([]);
		expect(written.path).toMatch(
			/\/docs\.local\/handoffs\/handoff-\d{4}-\d{2}-\d{2}-a-streaming-parser[a-z0-9-]*\.md$/,
		);
		expect(written.path.startsWith(workspace)).toBe(true);
		const text = readFileSync(written.path, "utf8");
		expect(text).toContain("| claude-code | `2cb9422f-7fc0-4484-bdf4-b65d3d8b2368` | terminal |");
		expect(text).toContain(`handoff: ${written.path} | watches: 0 items`);
	});

	it("lists the shared files that the user named, by their last word, secrets masked", () => {
		const { write, workspace } = world();
		const log =
			"# Export\n**Status:** active\n- Ask: review a.ts\n\n## Later\n> Status: blocked on Kim\n- Ask: give us tide-secret";
		writeFileSync(join(workspace, "collab.md"), log);
		const written = write();
		if (written.kind !== "written") throw new Error(written.problem.code);
		const text = readFileSync(written.path, "utf8");
		expect(text).toContain("| `collab.md` | blocked | “give us [REDACTED]” |");
		expect(text).toContain("| `gone.md` | could not be read | not told |");
	});

	it("never overwrites another one", () => {
		const { write } = world();
		const [one, other] = [write(), write()];
		expect(one.kind === "written" && other.kind === "written" && other.path === one.path.replace(".md", "-2.md")).toBe(
			true,
		);
	});

	it("holds no secret, be it typed as the goal or written into the handoff by hand", () => {
		const { write, workspace } = world();
		const file = join(workspace, "NEXT_SESSION_HANDOFF.md");
		writeFileSync(
			file,
			readFileSync(file, "utf8").replace("### Unfinished\n", "### Unfinished\n- [ ] Rotate tide-secret\n"),
		);
		const written = write("briefs", "Log in with tide-secret first");
		if (written.kind !== "written") throw new Error(written.problem.code);
		expect(written.brief.goal).toBe("Log in with [REDACTED] first");
		const text = readFileSync(written.path, "utf8");
		expect(text).toContain("Rotate [REDACTED]");
		expect(text).not.toContain("tide-secret");
	});

	it("is incomplete, and says so, where the conversations are gone", () => {
		const { write, transcriptPath } = world();
		rmSync(transcriptPath);
		expect(write()).toMatchObject({
			kind: "written",
			gaps: expect.arrayContaining([expect.objectContaining({ reason: "unknown" })]),
		});
	});

	it("is not written outside of the workspace, be it by a setting or by a link", () => {
		const { write, workspace, home } = world();
		expect(write("../elsewhere")).toMatchObject({ kind: "failed", problem: { code: "narrative.linkOutside" } });
		mkdirSync(join(home, "elsewhere"));
		symlinkSync(join(home, "elsewhere"), join(workspace, "linked"));
		expect(write("linked/briefs")).toMatchObject({ kind: "failed" });
	});
});

describe("a handoff that was written", () => {
	it("is kept as it was written, so that the next session sees what others changed", () => {
		const { card } = world();
		expect(card().handoffs).toMatchObject([{ integrity: "asWritten" }]);
	});
});
