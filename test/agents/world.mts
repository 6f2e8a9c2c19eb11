import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { copyPrograms } from "../support/copyPrograms.mts";
import { NODE, ROOT, toolEnvironment } from "../support/paths.mts";
import { makePlaces, removeScratch } from "../support/scratch.mts";
import type { ClientPlace } from "./clients/agentClient.mts";
import { clients } from "./clients/clients.mts";
import type { InstalledClient } from "./installClient.mts";
import { type ModelServer, startModelServer } from "./modelServer.mts";
import { type LimitedResult, runLimited } from "./runLimited.mts";
import { script, workspaceFiles } from "./script.mts";
import type { ClientName } from "./versions.mts";

/** A home folder and a workspace for one client, in which it is configured, with a model for it to talk to. */
export interface World {
	readonly client: ClientName;
	readonly installed: InstalledClient;
	readonly place: ClientPlace;
	readonly server: ModelServer;
	/** Of all that is run here. */
	readonly env: NodeJS.ProcessEnv;
	/** Runs our command line in this home. */
	runOurs(args: readonly string[]): Promise<LimitedResult>;
	/** Runs a script of this folder in this home, with the client on the search path. */
	runScript(name: string, args: readonly string[]): Promise<LimitedResult>;
	/** Ends the model, and removes all that was written. */
	remove(): void;
}

const OURS_LIMIT_MS = 60_000;

/** Makes a world in which the client is configured and our hook is in its settings. */
export async function makeWorld(client: ClientName, installed: InstalledClient): Promise<World> {
	const { scratch, home, workspace } = makePlaces(client);
	const { configure, environment, useOf } = clients[client];
	for (const [name, text] of Object.entries(workspaceFiles)) {
		mkdirSync(dirname(join(workspace, name)), { recursive: true });
		writeFileSync(join(workspace, name), text);
	}
	const server = await startModelServer(script, (call) => useOf(call, workspace));
	const place: ClientPlace = { home, workspace, modelAddress: server.address };
	configure(place);
	const plain = plainEnvironment(scratch, place);
	const bin = join(installed.folder, "node_modules", ".bin");
	const env = { ...plain, ...environment(place), PATH: `${bin}${delimiter}${plain.PATH}` };
	const programs = join(scratch, "programs");
	copyPrograms(programs);
	const cli = join(programs, "cli.js");
	const run = (args: readonly string[]) => runLimited(NODE, args, { cwd: workspace, env, limitMs: OURS_LIMIT_MS });
	const runScript = (name: string, args: readonly string[]) => run([bundled(name, scratch), ...args]);
	const connected = await runScript("connect", [client, cli]);
	if (connected.code !== 0) {
		server.close();
		throw new Error(`connecting ${client} ended with ${connected.code}:\n${connected.output}`);
	}
	return {
		client,
		installed,
		place,
		server,
		env,
		runOurs: (args) => run([cli, ...args]),
		runScript,
		remove: () => {
			server.close();
			removeScratch(scratch);
		},
	};
}

/**
 * Nothing of the machine's own environment but the search path: keys, proxies and agents' variables stay out. Whoever
 * wants to go out to the internet meets a proxy that refuses.
 */
function plainEnvironment(scratch: string, { home, modelAddress }: ClientPlace): NodeJS.ProcessEnv {
	const temporary = join(scratch, "tmp");
	mkdirSync(temporary);
	const proxies = ["http_proxy", "https_proxy"].flatMap((name) => [name, name.toUpperCase()]);
	return {
		PATH: toolEnvironment().PATH,
		HOME: home,
		TMPDIR: temporary,
		LANG: "C.UTF-8",
		TERM: "xterm-256color",
		...Object.fromEntries(proxies.map((name) => [name, modelAddress])),
		no_proxy: "127.0.0.1,localhost",
		NO_PROXY: "127.0.0.1,localhost",
	};
}

/** A script of this folder as one file in another. */
function bundled(name: string, folder: string): string {
	const outfile = join(folder, `${name}.mjs`);
	buildSync({
		entryPoints: [join(ROOT, "test", "agents", `${name}.script.ts`)],
		outfile,
		bundle: true,
		platform: "node",
		format: "esm",
		// Packages in CommonJS ask for Node's own modules.
		banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
		// The "main" of jsonc-parser cannot be bundled.
		mainFields: ["module", "main"],
		logLevel: "error",
	});
	return outfile;
}
