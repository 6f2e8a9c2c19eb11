import { join } from "node:path";
import { buildSync } from "esbuild";

/** Bundles a script of the tests so that plain Node runs it. Returns the bundle's path. */
export function bundleScript(script: string, folder: string): string {
	const outfile = join(folder, "script.cjs");
	buildSync({
		entryPoints: [script],
		outfile,
		bundle: true,
		platform: "node",
		target: "node20",
		// The "main" of jsonc-parser cannot be bundled.
		mainFields: ["module", "main"],
		logLevel: "error",
	});
	return outfile;
}
