import { join } from "node:path";
import { installHost } from "./installHost.mts";
import { DIST, NODE } from "./paths.mts";
import { runCommand } from "./runCommand.mts";

/** Where `npm run package` leaves the extension. */
export const VSIX = join(DIST, "codi-handoff.vsix");

/** Installs the packed extension into an extensions folder, through the server's own command line. */
export async function installVsix(extensions: string, scratch: string): Promise<void> {
	const args = [
		"out/server-main.js",
		"--accept-server-license-terms",
		`--server-data-dir=${join(scratch, "server")}`,
		`--extensions-dir=${extensions}`,
		`--install-extension=${VSIX}`,
	];
	const { code, output } = await runCommand(NODE, args, { cwd: await installHost() });
	if (code !== 0) throw new Error(`VS Code refused ${VSIX}:\n${output}`);
}
