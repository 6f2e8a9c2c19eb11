import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { placeSample } from "../../support/placeSample.mts";

const cli = resolve("dist/cli.js");

export interface CliRun {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** A home folder and a workspace of their own, gone after the test. */
export class Scratch {
	readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "codi-cli-")));
	readonly home = join(this.folder, "home");
	readonly workspace = join(this.folder, "ws");

	constructor(agents: readonly string[] = []) {
		mkdirSync(this.home);
		mkdirSync(this.workspace);
		for (const agent of agents) placeSample(agent, this.home, this.workspace);
		onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
	}

	run(args: readonly string[], options: { readonly stdin?: string; readonly env?: NodeJS.ProcessEnv } = {}): CliRun {
		const { CLAUDE_CONFIG_DIR: _, CODEX_HOME: __, ...inherited } = process.env;
		const env = { ...inherited, HOME: this.home, USERPROFILE: this.home, ...options.env };
		const run = spawnSync(process.execPath, [cli, ...args], {
			cwd: this.workspace,
			env,
			input: options.stdin ?? "",
			encoding: "utf8",
			maxBuffer: 1 << 28,
		});
		return { code: run.status, stdout: run.stdout, stderr: run.stderr };
	}

	write(path: string, text: string | Uint8Array): string {
		const absolute = resolve(this.workspace, path);
		mkdirSync(dirname(absolute), { recursive: true });
		writeFileSync(absolute, text);
		return absolute;
	}

	read(path: string): string {
		return readFileSync(resolve(this.workspace, path), "utf8");
	}

	registry(hooks: readonly object[]): void {
		this.write(join(this.home, ".codialectic/hooks/session_end.json"), JSON.stringify({ hooks }));
	}
}
