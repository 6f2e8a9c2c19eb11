import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DIST, NODE } from "./paths.mts";
import { placeSample } from "./placeSample.mts";
import { makePlaces } from "./scratch.mts";

/**
 * What `npm start` does after the VSIX is packed: without an argument a handoff of the bundled sample conversation in
 * a scratch workspace with a scratch home; with a folder the real handoff of that folder's conversations.
 */
function start(folder: string | undefined): number {
	return folder === undefined ? handOffSample() : handOff(resolve(folder), process.env);
}

function handOffSample(): number {
	const { home, workspace } = makePlaces("sample");
	mkdirSync(join(workspace, "src"));
	placeSample("claude-code", home, workspace);
	const env = { ...process.env, HOME: home, USERPROFILE: home, CLAUDE_CONFIG_DIR: undefined, CODEX_HOME: undefined };
	console.log(`Handing off the sample conversation in ${workspace}, with the home folder ${home}.\n`);
	const code = handOff(workspace, env);
	const file = join(workspace, "NEXT_SESSION_HANDOFF.md");
	if (existsSync(file)) console.log(`\n${file}:\n\n${readFileSync(file, "utf8")}`);
	return code;
}

function handOff(workspace: string, env: NodeJS.ProcessEnv): number {
	const args = [join(DIST, "cli.js"), "handoff", "--workspace", workspace];
	return spawnSync(NODE, args, { stdio: "inherit", env }).status ?? 1;
}

process.exitCode = start(process.argv[2]);
console.log(`
The extension is packed: ${join(DIST, "codi-handoff.vsix")}
Install it with:         code --install-extension ${join(DIST, "codi-handoff.vsix")}
or in VS Code:           Extensions view, “…”, “Install from VSIX…”`);
