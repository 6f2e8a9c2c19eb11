import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { bundleScript } from "../../support/bundleScript.mts";
import { placeSample } from "../../support/placeSample.mts";

let program: string | null = null;

/** Builds the command line once for all tests of a file. */
function hookCli(): string {
	program ??= bundleScript(
		resolve("test/app/agentHooks/hookCli.script.ts"),
		join(mkdtempSync(join(tmpdir(), "codi-hook-cli-")), "script.cjs"),
	);
	return program;
}

/** Removes what `hookCli` built. */
export function removeHookCli(): void {
	if (program !== null) rmSync(join(program, ".."), { recursive: true, force: true });
}

export interface HookRun {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
	/** Milliseconds until it returned. */
	readonly took: number;
}

/** A home folder and a workspace of their own, in which hooks are called as agents call them. */
export class HookHome {
	readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "codi-hook-")));
	readonly home = join(this.folder, "home");
	readonly workspace = join(this.folder, "ws");
	/** Files of the samples that were placed. */
	readonly placed: readonly string[];

	constructor(samples: readonly string[] = []) {
		mkdirSync(this.home);
		mkdirSync(this.workspace);
		this.placed = samples.flatMap((sample) => placeSample(sample, this.home, this.workspace));
		onTestFinished(async () => {
			await this.finishersGone();
			rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
		});
	}

	/** The transcript with this id or part of one. */
	transcript(id: string): string {
		const path = this.placed.find((file) => file.endsWith(".jsonl") && file.includes(id));
		if (path === undefined) throw new Error(`no transcript ${id} was placed`);
		return path;
	}

	get env(): NodeJS.ProcessEnv {
		return { PATH: process.env.PATH, HOME: this.home, USERPROFILE: this.home };
	}

	hook(agent: string, payload: object | string, env: NodeJS.ProcessEnv = {}): HookRun {
		return this.call(["hook", agent], payload, env);
	}

	/** The hook at the start of a session. */
	startHook(agent: string, payload: object | string, env: NodeJS.ProcessEnv = {}): HookRun {
		return this.call(["hook-start", agent], payload, env);
	}

	/** Another command of the command line. */
	run(args: readonly string[]): HookRun {
		return this.call(args, "", {});
	}

	private call(args: readonly string[], payload: object | string, env: NodeJS.ProcessEnv): HookRun {
		const cli = hookCli();
		const start = performance.now();
		const run = spawnSync(process.execPath, [cli, ...args], {
			cwd: this.workspace,
			env: { ...this.env, ...env },
			input: typeof payload === "string" ? payload : JSON.stringify(payload),
			encoding: "utf8",
		});
		return { code: run.status, stdout: run.stdout, stderr: run.stderr, took: performance.now() - start };
	}

	start(args: readonly string[], stdin: "pipe" | "ignore" = "ignore"): ChildProcess {
		return spawn(process.execPath, [hookCli(), ...args], {
			cwd: this.workspace,
			env: this.env,
			stdio: [stdin, "pipe", "pipe"],
		});
	}

	/** The signals that lie there: ends by their uuid, turns by their name. */
	signals(): string[] {
		const folder = join(this.home, ".codialectic/signals");
		return existsSync(folder) ? readdirSync(folder) : [];
	}

	ends(): string[] {
		return this.signals().filter((name) => !name.startsWith("turn-") && name.endsWith(".json"));
	}

	log(): string {
		const path = join(this.home, ".codialectic/log/hook.log");
		return existsSync(path) ? readFileSync(path, "utf8") : "";
	}

	/** Headings in a folder's narrative file. */
	sections(folder = this.workspace): string[] {
		const path = join(folder, "NEXT_SESSION_HANDOFF.md");
		return existsSync(path) ? (readFileSync(path, "utf8").match(/^## .*$/gm) ?? []) : [];
	}

	pending(): string[] {
		const folder = join(this.home, ".codialectic/pending");
		return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
	}

	/** Waits for the detached finishers: until no signal of an end is left, or for some seconds. */
	async finishersGone(): Promise<void> {
		for (let look = 0; look < 150 && this.ends().length + this.pending().length > 0; look++) await pause(100);
	}
}
