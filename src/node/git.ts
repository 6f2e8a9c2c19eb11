import { spawnSync } from "node:child_process";
import { homedir } from "node:os";
import type { Git } from "../app/ports";

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
			// Started from the home folder: Windows looks for programs in the working folder first.
			const done = spawnSync("git", [...harmless, "-C", folder, ...args], {
				cwd: homedir(),
				env: environment(),
				encoding: "utf8",
				timeout: timeoutMs,
				killSignal: "SIGKILL",
				maxBuffer: mostOutput,
				stdio: ["ignore", "pipe", "ignore"],
				windowsHide: true,
			});
			return done.error === undefined && done.status === 0 ? done.stdout : null;
		},
	};
}

function environment(): NodeJS.ProcessEnv {
	const kept = Object.entries(process.env).filter(([name]) => !foreign.includes(name));
	return { ...Object.fromEntries(kept), GIT_OPTIONAL_LOCKS: "0", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
}
