import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Places } from "../host/plan.mts";
import { describeError } from "./missing.mts";
import { ROOT } from "./paths.mts";
import { placeSample } from "./placeSample.mts";
import { startGroup } from "./processGroup.mts";
import { runCommand } from "./runCommand.mts";
import { makePlaces } from "./scratch.mts";
import { findProgram } from "./systemPackages.mts";
import { startHost } from "./vscodeHost.mts";

const AGENTS = ["claude-code", "codex"];
const HINT = "Run “Codi: Handoff” from the command palette (F1).";

/** Opens a VS Code with the extension of this checkout, a sample workspace and a scratch home, to try by hand. */
async function openWorkbench(): Promise<void> {
	const { code, output } = await runCommand("npm", ["run", "--silent", "build"], { cwd: ROOT });
	if (code !== 0) throw new Error(`The extension cannot be built:\n${output}`);
	const places = makePlaces("workbench");
	writeFileSync(join(places.workspace, "README.md"), `# Tide tables\n\nA sample workspace. ${HINT}\n`);
	for (const agent of AGENTS) placeSample(agent, places.home, places.workspace);
	console.log(`Workspace ${places.workspace}, home ${places.home}: both go when this ends.\n${HINT}`);
	const desktop = findProgram("code");
	if (desktop === undefined) await openHosted(places);
	else await openDesktop(desktop, places);
}

async function openDesktop(program: string, places: Places): Promise<void> {
	const args = [
		"--wait",
		"--new-window",
		`--extensionDevelopmentPath=${ROOT}`,
		`--user-data-dir=${join(places.scratch, "user")}`,
		`--extensions-dir=${join(places.scratch, "extensions")}`,
		"--disable-workspace-trust",
		places.workspace,
	];
	const env = { ...process.env, HOME: places.home, USERPROFILE: places.home };
	await once(startGroup(program, args, { stdio: "inherit", env }), "exit");
}

async function openHosted(places: Places): Promise<void> {
	const host = await startHost({
		scratch: places.scratch,
		home: places.home,
		extensions: join(places.scratch, "extensions"),
		automation: true,
		workspaceTrust: false,
	});
	const address = host.url({ open: places.workspace, extension: ROOT });
	console.log(`Open this address in a browser; Ctrl+C ends it.\n${address}`);
	await host.ended;
}

try {
	await openWorkbench();
} catch (error) {
	console.error(describeError(error));
	process.exitCode = 1;
}
