import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Missing } from "./missing.mts";
import { npmEnvironment } from "./npmEnvironment.mts";
import { cacheFolder, NODE } from "./paths.mts";
import { runCommand } from "./runCommand.mts";
import { sweepInstallations } from "./sweepInstallations.mts";
import { findProgram, installPackages } from "./systemPackages.mts";
import { timed } from "./timed.mts";

/** code-server carries the whole VS Code server and workbench; this one is VS Code 1.139.1. */
const VERSION = "4.139.1";
const MARKER = "complete";
const VSCODE = join("node_modules", "code-server", "lib", "vscode");
const COMPILED = ["@vscode/spdlog", "@vscode/native-watchdog"];
const COMPILER: Readonly<Record<string, string>> = { python3: "python3", make: "make", "g++": "g++" };

/**
 * Makes sure that the npm-hosted VS Code is in the cache and returns the folder of its server.
 *
 * Two runs at once are safe: each installs into a folder of its own, which takes the final name in one rename, the
 * marker already in it. Throws a `Missing` where something is needed that it cannot install.
 */
export async function installHost(): Promise<string> {
	const final = join(cacheFolder(), `host-${VERSION}`);
	if (existsSync(join(final, MARKER))) return join(final, VSCODE);
	if (process.platform === "win32") {
		throw new Missing("The hosted VS Code does not run on Windows: use `npm run test:electron` there.");
	}
	await installCompiler();
	sweepInstallations(final);
	const folder = `${final}.${process.pid}`;
	console.log(`Installing the VS Code to test in (code-server ${VERSION}) into ${final}`);
	try {
		await install(folder);
		publish(folder, final);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	return join(final, VSCODE);
}

async function installCompiler(): Promise<void> {
	const missing = Object.keys(COMPILER).filter((program) => findProgram(program) === undefined);
	if (missing.length === 0) return;
	const packages = missing.map((program) => COMPILER[program] ?? program);
	await installPackages(
		packages,
		`The VS Code to test in compiles two small modules and needs ${missing.join(", ")}: install ${missing.length > 1 ? "them" : "it"} (Debian: apt-get install ${packages.join(" ")}).`,
	);
}

async function install(folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	// Without a package.json here npm would install into the next one above.
	writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
	const vscode = join(folder, VSCODE);
	// No install scripts: code-server's own refuses root and other Node versions.
	const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
	await npm("code-server", folder, ["install", `code-server@${VERSION}`, ...quiet]);
	await npm("its dependencies", vscode, ["install", "--omit=dev", ...quiet]);
	await npm("its native modules", vscode, ["rebuild", ...COMPILED]);
	await npm("its extensions' dependencies", join(vscode, "extensions"), ["install", "--omit=dev", ...quiet]);
	// npm may skip an install script and still end with 0: see that the modules load.
	const script = `for (const name of ${JSON.stringify(COMPILED)}) require(name)`;
	await step("native modules load", NODE, vscode, ["--input-type=commonjs", "-e", script]);
	writeFileSync(join(folder, MARKER), `${VERSION}\n`);
}

function npm(what: string, cwd: string, args: readonly string[]): Promise<void> {
	return step(`${what}: npm ${args[0]}`, "npm", cwd, args);
}

async function step(what: string, command: string, cwd: string, args: readonly string[]): Promise<void> {
	await timed(what, async () => {
		const { code, output } = await runCommand(command, args, { cwd, env: npmEnvironment() });
		if (code === 0) return;
		throw new Error(`Installing the VS Code to test in failed at: ${what}\n${output.slice(-4000)}`);
	});
}

/** Gives a finished folder its final name, unless another run was faster. */
function publish(folder: string, final: string): void {
	if (existsSync(join(final, MARKER))) return;
	// A folder without the marker is somebody's half-done work.
	if (existsSync(final)) renameSync(final, `${folder}.old`);
	try {
		renameSync(folder, final);
	} catch (error) {
		if (!existsSync(join(final, MARKER))) throw error;
	} finally {
		rmSync(`${folder}.old`, { recursive: true, force: true });
	}
}
