import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { DIST, ROOT } from "./paths.mts";

/** Bundles the suite that runs inside VS Code: `dist/test/host/index.js` and one file for each of `test/host/suites`. */
export async function bundleHostTests(): Promise<void> {
	const folder = join(ROOT, "test", "host");
	const suites = readdirSync(join(folder, "suites")).filter((name) => name.endsWith(".ts"));
	await build({
		entryPoints: [join(folder, "index.ts"), ...suites.map((name) => join(folder, "suites", name))],
		outdir: join(DIST, "test", "host"),
		outbase: folder,
		bundle: true,
		platform: "node",
		format: "cjs",
		target: "node20",
		sourcemap: "inline",
		// Mocha must be the one that runs the tests, and `vscode` exists only in the extension host.
		external: ["vscode", "mocha"],
		logLevel: "warning",
	});
}
