import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installHost } from "./installHost.mts";
import { NODE, toolEnvironment } from "./paths.mts";
import { killGroup, startGroup, stopGroup } from "./processGroup.mts";
import { QUIET_SETTINGS } from "./quietSettings.mts";

const START_MS = 60_000;

export interface HostOptions {
	/** An empty folder for everything the server writes. */
	readonly scratch: string;
	/** Home folder of the extension host and its terminals. */
	readonly home: string;
	/** Unpacked extensions that are loaded as if a user had installed them. */
	readonly extensions: string;
	/**
	 * Allows windows with an extension under development or with tests. The price: VS Code then shows no toasts (the
	 * notification centre still has them) and, with tests, refuses modal dialogs.
	 */
	readonly automation: boolean;
	/** With Workspace Trust a new folder opens in Restricted Mode and the startup dialog asks. */
	readonly workspaceTrust: boolean;
	/** User settings on top of the quiet ones. */
	readonly settings?: Readonly<Record<string, unknown>>;
	/** Settings of machine scope: on a remote they stand in a file of their own. */
	readonly machineSettings?: Readonly<Record<string, unknown>>;
	/** Added to the environment of the server and so of the extension host. */
	readonly env?: Readonly<Record<string, string>>;
}

export interface WindowOptions {
	/** Absolute path of a folder or a `.code-workspace` file; none: an empty window. */
	readonly open?: string;
	/** Absolute path of an extension under development. */
	readonly extension?: string;
	/** Absolute path of a module whose `run()` is called in the extension host. */
	readonly tests?: string;
}

/** A running VS Code server. */
export interface Host {
	readonly port: number;
	/** Address that opens a window of this server in a browser. */
	url(window: WindowOptions): string;
	/** Resolves when the server has ended, for whatever reason. */
	readonly ended: Promise<void>;
	/** What the server has said so far. */
	log(): string;
	/** Ends the server and everything it started. */
	stop(): Promise<void>;
	/** The same as a crash of the machine would do it: nothing gets a chance to react. */
	kill(): void;
}

/** Installs the hosted VS Code where needed and starts it on a free loopback port. */
export async function startHost(options: HostOptions): Promise<Host> {
	const folder = await installHost();
	const data = join(options.scratch, "server");
	mkdirSync(join(data, "data", "User"), { recursive: true });
	mkdirSync(options.extensions, { recursive: true });
	const settings = JSON.stringify({ ...QUIET_SETTINGS, ...options.settings }, null, "\t");
	writeFileSync(join(data, "data", "User", "settings.json"), settings);
	mkdirSync(join(data, "data", "Machine"), { recursive: true });
	writeFileSync(join(data, "data", "Machine", "settings.json"), JSON.stringify(options.machineSettings ?? {}));
	const server = startGroup(NODE, serverArguments(options, data), {
		cwd: folder,
		env: { ...bareEnvironment(options.home), ...options.env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	const listen = (chunk: Buffer) => {
		said += chunk.toString("utf8");
	};
	server.stdout?.on("data", listen);
	server.stderr?.on("data", listen);
	const port = await portOf(server, () => said);
	return {
		port,
		ended: new Promise((resolve) => {
			server.once("exit", () => resolve());
		}),
		url: (window) => windowUrl(port, window),
		log: () => said,
		stop: () => stopGroup(server),
		kill: () => killGroup(server),
	};
}

/**
 * What a program needs to run, and nothing that would lead the extension to the real user's files: no CODEX_HOME,
 * no XDG_CONFIG_HOME, no variable of a VS Code round this one.
 */
function bareEnvironment(home: string): Record<string, string> {
	const env: Record<string, string> = { HOME: home, USERPROFILE: home };
	for (const name of ["PATH", "LANG", "LC_ALL", "SHELL", "USER", "LOGNAME", "TMPDIR", "TZ"]) {
		const value = toolEnvironment()[name];
		if (value !== undefined) env[name] = value;
	}
	return env;
}

function serverArguments(options: HostOptions, data: string): string[] {
	return [
		"out/server-main.js",
		"--host=127.0.0.1",
		"--port=0",
		"--without-connection-token",
		"--accept-server-license-terms",
		`--server-data-dir=${data}`,
		`--extensions-dir=${options.extensions}`,
		"--disable-telemetry",
		...(options.automation ? ["--enable-smoke-test-driver"] : []),
		...(options.workspaceTrust ? [] : ["--disable-workspace-trust"]),
	];
}

/** Waits until the server says which free port it took. */
async function portOf(server: ChildProcess, said: () => string): Promise<number> {
	return new Promise((resolve, reject) => {
		const fail = (why: string) => reject(new Error(`The hosted VS Code ${why}. It said:\n${said()}`));
		const timer = setTimeout(() => {
			killGroup(server);
			fail(`did not start within ${START_MS / 1000} s`);
		}, START_MS);
		server.once("error", (error) => fail(`could not be started (${error.message})`));
		server.once("exit", (code) => {
			clearTimeout(timer);
			fail(`ended while starting (exit code ${code})`);
		});
		server.stdout?.on("data", () => {
			const port = /agent listening on (\d+)/.exec(said())?.[1];
			if (port === undefined) return;
			clearTimeout(timer);
			resolve(Number(port));
		});
	});
}

function windowUrl(port: number, window: WindowOptions): string {
	const query = new URLSearchParams();
	if (window.open === undefined) query.set("ew", "true");
	else query.set(window.open.endsWith(".code-workspace") ? "workspace" : "folder", window.open);
	const remote = (path: string) => `vscode-remote://127.0.0.1:${port}${path}`;
	const payload: [string, string][] = [];
	if (window.extension !== undefined) payload.push(["extensionDevelopmentPath", remote(window.extension)]);
	if (window.tests !== undefined) payload.push(["extensionTestsPath", remote(window.tests)]);
	if (payload.length > 0) query.set("payload", JSON.stringify(payload));
	return `http://127.0.0.1:${port}/?${query}`;
}
