import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createHandoff } from "../../../src/app/handoff/createHandoff";
import { runReadiness } from "../../../src/app/worker/runReadiness";
import { createGitAside } from "../../../src/node/git";
import { conversation, say, turn } from "../../core/scan/support/conversation";
import { scratchPorts } from "../../support/scratchPorts";

/** A repository whose own settings name a program that `git status` runs, as one that came in an archive may. */
function hostile() {
	const { ports, workspace } = scratchPorts();
	const trace = join(workspace, "ran");
	const git = (...args: readonly string[]) => execFileSync("git", ["-C", workspace, ...args], { stdio: "pipe" });
	git("init", "-q");
	writeFileSync(join(workspace, ".gitattributes"), "*.txt filter=x\n");
	writeFileSync(join(workspace, "a.txt"), "one\n");
	git("add", "-A");
	git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "one");
	git("config", "filter.x.clean", `touch '${trace}'; cat`);
	writeFileSync(join(workspace, "a.txt"), "two\n");
	const handoff = `## Handoff 2026-11-30T10:00:00.000Z\n\n### Unfinished\n- [ ] Look at \`a.txt\`\n`;
	writeFileSync(join(workspace, "NEXT_SESSION_HANDOFF.md"), handoff);
	return { ports, workspace, trace };
}

describe("a folder that is not trusted", () => {
	it("runs nothing when it is opened and its handoff is read", async () => {
		const { ports, workspace, trace } = hostile();
		const read = (trusted: boolean) =>
			runReadiness(ports, createGitAside(), { folders: [workspace], trusted }, () => undefined);
		const [ready] = await read(false);
		expect(ready).toMatchObject({ kind: "ready", content: { items: [{ title: "Look at `a.txt`" }] } });
		expect(ready?.alerts).toContainEqual({ code: "noGit" });
		expect(existsSync(trace)).toBe(false);
		await read(true);
		expect(existsSync(trace)).toBe(true);
	});

	it("runs nothing when a session in it is handed off", () => {
		const { ports, workspace, trace } = hostile();
		createHandoff(ports, {
			reason: "manual",
			conversations: [{ transcript: conversation(turn("Hello", say("Hello."))), path: "/x", folder: workspace }],
			folders: [{ path: workspace, trusted: false, create: "always" }],
			runHooks: false,
			extraPatterns: [],
			onlyNews: false,
		});
		expect(existsSync(trace)).toBe(false);
	});
});
