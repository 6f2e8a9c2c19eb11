import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { DIST, ROOT } from "./paths.mts";

/** What several programs, or only some commands, need: beside the programs, loaded by those that need it. */
const shared = "chunks";
const platform = { platform: "node", target: "node20", logLevel: "warning" } as const;

/**
 * Bundles the programs that run without VS Code: the command line and the threads of the extension. esbuild splits
 * ECMAScript modules only, and what is shared is to be `require`d, as VS Code's runtime has done for longest: hence the
 * second step.
 */
async function bundlePrograms(): Promise<void> {
	const { outputFiles } = await build({
		...platform,
		entryPoints: {
			cli: source("main"),
			worker: source("worker"),
			watcher: source("watcher"),
			readiness: source("readiness"),
		},
		outdir: DIST,
		chunkNames: `${shared}/[name]-[hash]`,
		bundle: true,
		splitting: true,
		format: "esm",
		minify: true,
		// The "main" of jsonc-parser cannot be bundled.
		mainFields: ["module", "main"],
		write: false,
	});
	mkdirSync(join(DIST, shared), { recursive: true });
	for (const { path, text } of outputFiles) {
		const supported = { "dynamic-import": false };
		const { code } = await transform(text, { ...platform, format: "cjs", minify: true, supported });
		writeFileSync(path, code);
	}
	removeOthers(new Set(outputFiles.map(({ path }) => path)));
}

function source(name: string): string {
	return join(ROOT, "src", "cli", `${name}.ts`);
}

/** What earlier builds left would be packed with the extension. */
function removeOthers(written: ReadonlySet<string>): void {
	for (const name of readdirSync(join(DIST, shared))) {
		const path = join(DIST, shared, name);
		if (!written.has(path)) rmSync(path);
	}
}

await bundlePrograms();
