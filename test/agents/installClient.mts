import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Missing } from "../support/missing.mts";
import { npmEnvironment } from "../support/npmEnvironment.mts";
import { cacheFolder, NODE } from "../support/paths.mts";
import { sweepInstallations } from "../support/sweepInstallations.mts";
import { timed } from "../support/timed.mts";
import { runLimited } from "./runLimited.mts";
import { type ClientName, clientPackages } from "./versions.mts";

export interface InstalledClient {
	/** The folder with its `package.json` and `node_modules`. */
	readonly folder: string;
	readonly command: string;
	/** Come before all others. */
	readonly args: readonly string[];
}

/** A client and the program for its platform are up to 430 MB. */
const INSTALL_LIMIT_MS = 300_000;

/**
 * Makes sure that a client is in the cache, outside the checkout, and says how it is started. Two runs at once are safe:
 * each installs into a folder of its own, which takes the final name in one rename.
 *
 * Throws a `Missing` where the client, or this test, has no way to run on this platform.
 */
export async function installClient(client: ClientName): Promise<InstalledClient> {
	refuseOtherPlatforms();
	const { name, version } = clientPackages[client];
	const final = join(cacheFolder(), "agents", `${client}@${version}`);
	if (!existsSync(final)) {
		sweepInstallations(final);
		const folder = `${final}.${process.pid}`;
		try {
			await timed(`${name}@${version} is installed`, () => install(`${name}@${version}`, folder));
			publish(folder, final);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	}
	return { folder: final, ...programOf(join(final, "node_modules", name)) };
}

/** Processes are ended by their groups here, and all clients are built for these. */
function refuseOtherPlatforms(): void {
	const { platform, arch } = process;
	if (["linux", "darwin"].includes(platform) && ["x64", "arm64"].includes(arch)) return;
	throw new Missing(`No client is run on ${platform} ${arch}: Linux and macOS on x64 and arm64 only.`);
}

async function install(spec: string, folder: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	// Without a package.json here npm would install into the next one above.
	writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
	await step("npm", ["install", spec, "--save-exact", "--ignore-scripts", "--no-audit", "--no-fund"], folder);
	// The only install script that matters: OpenCode's chooses the program for this machine.
	const script = join(folder, "node_modules", "opencode-ai", "postinstall.mjs");
	if (existsSync(script)) await step(NODE, [script], dirname(script));
}

async function step(command: string, args: readonly string[], cwd: string): Promise<void> {
	const { code, output } = await runLimited(command, args, { cwd, env: npmEnvironment(), limitMs: INSTALL_LIMIT_MS });
	if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output.slice(-2000)}`);
}

/** Gives a finished folder its final name, unless another run was faster. */
function publish(folder: string, final: string): void {
	try {
		renameSync(folder, final);
	} catch (error) {
		if (!existsSync(final)) throw error;
	}
}

/** How an installed package's only program is started: scripts with the pinned Node. */
function programOf(folder: string): { readonly command: string; readonly args: readonly string[] } {
	const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
		readonly bin: Readonly<Record<string, string>> | string;
	};
	const [relative] = typeof bin === "string" ? [bin] : Object.values(bin);
	if (relative === undefined) throw new Error(`${folder} has no program`);
	const program = join(folder, relative);
	return /\.[cm]?js$/.test(program) ? { command: NODE, args: [program] } : { command: program, args: [] };
}
