import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readiness } from "../../../src/app/resume/readiness";
import type { ReadinessCard } from "../../../src/core/resume/readinessCard";
import { scratchPorts } from "../../support/scratchPorts";

/** When the handoff of a test is written, and a time before and after. */
export const times = {
	before: "2026-11-20T10:00:00Z",
	handoff: "2026-11-21T10:00:00.000Z",
	after: "2026-11-22T10:00:00Z",
	now: "2026-11-23T10:00:00Z",
};

/** A workspace with a git repository that a test makes and changes. */
export class RepositoryWorld {
	readonly scratch = scratchPorts();
	readonly workspace = this.scratch.workspace;
	/** As a test changes them. */
	ports = this.scratch.ports;

	git(args: readonly string[], date = times.before): string {
		const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
		const who = ["-c", "user.name=x", "-c", "user.email=x@y"];
		return spawnSync("git", ["-C", this.workspace, ...who, ...args], { env, encoding: "utf8" }).stdout.trim();
	}

	/** Makes a repository of these files, committed before the handoff; returns the commit. */
	begin(files: Readonly<Record<string, string>>): string {
		this.git(["init", "--quiet", "-b", "main"]);
		for (const [path, text] of Object.entries(files)) this.write(path, text);
		return this.commit("Base", times.before);
	}

	write(path: string, text: string): void {
		const absolute = join(this.workspace, path);
		mkdirSync(dirname(absolute), { recursive: true });
		writeFileSync(absolute, text);
	}

	commit(subject: string, date = times.after): string {
		this.git(["add", "."], date);
		this.git(["commit", "--quiet", "-m", subject], date);
		return this.git(["rev-parse", "HEAD"]);
	}

	/** Writes the narrative file with one section by hand. */
	handoff(body: string, at = times.handoff): void {
		this.write("NEXT_SESSION_HANDOFF.md", `## Handoff ${at}\n\n${body}\n`);
	}

	ready(folder = this.workspace) {
		return readiness(this.ports, folder, new Date(times.now));
	}

	card(folder?: string): ReadinessCard {
		const ready = this.ready(folder);
		if (ready.kind !== "ready") throw new Error("there is no handoff");
		return ready;
	}

	/** What became of each thing that the handoff names: its state, and where it stands now if it moved. */
	states(folder?: string): Record<string, string> {
		return Object.fromEntries(
			this.card(folder).citations.map(({ text, state, now }) => [text, now === null ? state : `${state} ${now}`]),
		);
	}
}
