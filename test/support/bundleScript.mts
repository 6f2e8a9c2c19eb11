import { resolve } from "node:path";
import { buildSync } from "esbuild";
import { ROOT } from "./paths.mts";

/** Bundles a TypeScript program of the tests into one file that any Node runs. `script` may be relative to the checkout. */
export function bundleScript(script: string, outfile: string): string {
	buildSync({
		entryPoints: [resolve(ROOT, script)],
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
