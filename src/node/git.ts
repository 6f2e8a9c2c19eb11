import { execFile, spawnSync } from "node:child_process";
import { homedir } from "node:os";
import type { Git, GitAside } from "../app/ports";

const longestMs = 3000;
const mostOutput = 16 * 1024 * 1024;
/** Settings of a repository that would run a program of its choice on a mere look. */
const harmless = ["-c", "core.fsmonitor=false", "-c", "log.showSignature=false"];
/** Set by git for its own hooks: they would send us to another repository than the folder's. */
const foreign = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE"];

/** Git as a reader: takes no lock, asks nothing, runs nothing that the repository names, takes no longer than told. */
export function createGit(timeoutMs = longestMs): Git {
	return {
		run: (folder, args) => {
			const done = spawnSync("git", argumentsOf(folder, args), {
				...surroundings(),
				timeout: timeoutMs,
				stdio: ["ignore", "pipe", "ignore"],
			});
			return done.error === undefined && done.status === 0 ? done.stdout : null;
		},
	};
}

/** Time to read what git wrote while the thread was busy. */
const graceMs = 200;

/** The same git, beside the caller. */
export function createGitAside(timeoutMs = longestMs): GitAside {
	return {
		start: (folder, args) =>
			new Promise((resolve) => {
				const child = execFile("git", argumentsOf(folder, args), surroundings(), (error, stdout) => {
					clearTimeout(timer);
					resolve(error === null ? stdout : null);
				});
				const stop = () => {
					child.kill("SIGKILL");
					// What git started itself may live on and hold its output open.
					child.stdout?.destroy();
					child.stderr?.destroy();
					resolve(null);
				};
				// The time may have run out while the thread was busy, and git be done long since.
				let timer = setTimeout(() => {
					timer = setTimeout(stop, graceMs);
				}, timeoutMs);
			}),
	};
}

function argumentsOf(folder: string, args: readonly string[]): string[] {
	return [...harmless, "-C", folder, ...args];
}

function surroundings() {
	return {
		// Started from the home folder: Windows looks for programs in the working folder first.
		cwd: homedir(),
		env: environment(),
		encoding: "utf8",
		killSignal: "SIGKILL",
		maxBuffer: mostOutput,
		windowsHide: true,
	} as const;
}

function environment(): NodeJS.ProcessEnv {
	const kept = Object.entries(process.env).filter(([name]) => !foreign.includes(name));
	return { ...Object.fromEntries(kept), GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
}
