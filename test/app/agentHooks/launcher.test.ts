import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refreshLauncher, writeLauncher } from "../../../src/app/agentHooks/launcher";
import { hookCommandLine, launcherPath } from "../../../src/app/agentHooks/launcherPath";
import { scratchPorts } from "../../support/scratchPorts";

describe("the launcher", () => {
	it("calls the program wherever it is, with all arguments and standard input", () => {
		const { ports, home } = scratchPorts();
		const cli = join(home, 'it\'s $HOME "here"', "cli.js");
		mkdirSync(join(cli, ".."));
		writeFileSync(
			cli,
			"process.stdin.pipe(process.stdout); console.log(process.argv.slice(2), process.env.ELECTRON_RUN_AS_NODE)",
		);
		expect(writeLauncher(ports, { runtime: process.execPath, electron: true, cli })).toBeNull();
		const run = spawnSync("/bin/sh", ["-c", hookCommandLine(ports.places, "codex")], { input: "in", encoding: "utf8" });
		expect(run).toMatchObject({ status: 0, stderr: "" });
		expect(run.stdout).toBe("[ 'hook', 'codex' ] 1\nin");
	});

	it("does nothing and says nothing when the extension is gone", () => {
		const { ports, home } = scratchPorts();
		const cli = join(home, "cli.js");
		writeFileSync(cli, "process.exit(3)");
		writeLauncher(ports, { runtime: process.execPath, electron: false, cli });
		const call = () => spawnSync(launcherPath(ports.places), ["hook", "codex"], { encoding: "utf8" });
		expect(call().status).toBe(3);
		rmSync(cli);
		expect(call()).toMatchObject({ status: 0, stdout: "", stderr: "" });
		writeFileSync(cli, "");
		writeLauncher(ports, { runtime: join(home, "gone"), electron: false, cli });
		expect(call()).toMatchObject({ status: 0, stdout: "", stderr: "" });
	});

	it("is written anew after an update, and only then", () => {
		const { ports } = scratchPorts();
		const path = launcherPath(ports.places);
		writeLauncher(ports, { runtime: "/usr/bin/node", electron: false, cli: "/ext-1.0.0/cli.js" });
		utimesSync(path, 1, 1);
		writeLauncher(ports, { runtime: "/usr/bin/node", electron: false, cli: "/ext-1.0.0/cli.js" });
		expect(statSync(path).mtimeMs).toBe(1000);
		expect(refreshLauncher(ports, { runtime: "/usr/bin/node", electron: false, cli: "/ext-1.1.0/cli.js" })).toBeNull();
		expect(readFileSync(path, "utf8")).toContain("/ext-1.1.0/cli.js");
		expect(statSync(path).mode & 0o777).toBe(0o700);
	});

	it("is not made by an update where no agent is connected", () => {
		const { ports } = scratchPorts();
		expect(refreshLauncher(ports, { runtime: "/usr/bin/node", electron: false, cli: "/ext/cli.js" })).toBeNull();
		expect(existsSync(launcherPath(ports.places))).toBe(false);
	});

	it("is a .cmd file on Windows", () => {
		const { ports, home } = scratchPorts();
		const windows = { ...ports, places: { ...ports.places, platform: "win32" as const } };
		writeLauncher(windows, { runtime: "C:\\100%\\Code.exe", electron: true, cli: "C:\\x\\cli.js" });
		const text = readFileSync(`${home}/.codialectic/bin/codi-handoff.cmd`, "utf8");
		expect(text.split("\r\n")).toEqual(
			expect.arrayContaining(['set "codi_runtime=C:\\100%%\\Code.exe"', "set ELECTRON_RUN_AS_NODE=1"]),
		);
	});
});
