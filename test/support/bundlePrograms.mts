import { globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { DIST, ROOT } from "./paths.mts";

/** What several programs, or only some commands, need: beside the programs, loaded by those that need it. */
const shared = "chunks";
/** Where the doors to chunks of their own would stand, which nobody comes in by. */
const unused = "unused";
const platform = { platform: "node", target: "node20", logLevel: "warning" } as const;

/**
 * Large modules that a run needs one of, or none: each is a chunk of its own. With many more vsce warns of more than a
 * hundred files.
 */
const apart = ["src/core/sources/*/reader.ts", "src/core/scan/dates.ts"];

/**
 * Bundles the programs that run without VS Code: the command line and the threads of the extension. esbuild splits
 * ECMAScript modules only, and what is shared is to be `require`d, as VS Code's runtime has done for longest: hence the
 * second step.
 */
async function bundlePrograms(): Promise<void> {
	const { outputFiles } = await build({
		...platform,
		entryPoints: [
			...["main", "worker", "watcher", "readiness"].map((name) => ({
				in: join(ROOT, "src", "cli", `${name}.ts`),
				out: name === "main" ? "cli" : name,
			})),
			...globSync(apart, { cwd: ROOT }).map((path) => ({
				in: join(ROOT, path),
				out: `${unused}/${path}`,
			})),
		],
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
	const files = outputFiles.filter(({ path }) => !path.startsWith(join(DIST, unused)));
	for (const { path, text } of files) {
		const supported = { "dynamic-import": false };
		const { code } = await transform(text, { ...platform, format: "cjs", supported });
		const lazy = await transform(requiredLate(code), { ...platform, format: "cjs", minify: true });
		writeFileSync(path, lazy.code);
	}
	removeOthers(new Set(files.map(({ path }) => path)));
}

const requiring = /^var (import_\w+) = (.*\brequire\("[^"]+"\).*);$/gm;

/**
 * Has what a module requires loaded when it is first used, not at the start: agents and users wait for commands, and
 * each needs little of what it could need (a third of a scan's time was loading).
 */
function requiredLate(code: string): string {
	const names = new Set([...code.matchAll(requiring)].map(([, name]) => name));
	if (names.size === 0) return code;
	const declared = code.replaceAll(requiring, "var $1_;\nvar $1$ = () => $1_ ??= $2;");
	return declared.replaceAll(/\bimport_\w+\b(?![$_])/g, (name) => (names.has(name) ? `(${name}$())` : name));
}

/** What earlier builds left would be packed with the extension. */
function removeOthers(written: ReadonlySet<string>): void {
	for (const name of readdirSync(join(DIST, shared))) {
		const path = join(DIST, shared, name);
		if (!written.has(path)) rmSync(path);
	}
}

await bundlePrograms();
