import * as z from "zod/mini";
import type { CheckedCitation, Citation } from "../../core/resume/citation";
import { type Program, programsOf } from "../../core/terminal/program";
import type { CitedTree } from "./citedTree";

type Verdict = Pick<CheckedCitation, "state" | "now" | "reason">;

const manifestSchema = z.looseObject({
	scripts: z.optional(z.record(z.string(), z.unknown())),
	dependencies: z.optional(z.record(z.string(), z.unknown())),
	devDependencies: z.optional(z.record(z.string(), z.unknown())),
});
type Manifest = z.infer<typeof manifestSchema>;

/** Words of package managers that are no scripts. */
const ownWords =
	/^(?:i|ci|install|add|remove|rm|uninstall|update|up|upgrade|outdated|audit|publish|pack|link|init|create|exec|x|dlx|why|ls|list|view|info|version|config|cache|login|logout|whoami|prune|rebuild|dedupe|workspaces?|help|set|get|pkg|root|bin|-.*)$/;
/** Words that run the script of the same name. */
const lifeCycle = /^(?:test|t|start|stop|restart)$/;
const runsFile = /^(?:node|tsx|ts-node|deno|bun|python[\d.]*|ruby|perl|php|bash|sh|zsh|pwsh|powershell)$/;

/** Looks cited commands up in what the folder itself defines: scripts, targets, its own programs. Nothing is run. */
export function checkCommands(tree: CitedTree, citations: readonly Citation[]): CheckedCitation[] {
	if (citations.length === 0) return [];
	const manifest = readManifest(tree);
	return citations.map((citation) => ({ ...citation, ...checkCommand(tree, manifest, citation) }));
}

function checkCommand(tree: CitedTree, manifest: Manifest | null, { target }: Citation): Verdict {
	const programs = programsOf(target).filter(({ name }) => name !== "cd");
	const verdicts = programs.map((program) => checkProgram(tree, manifest, program, target));
	const worst = verdicts.find(({ state }) => state === "gone") ?? verdicts.find(({ state }) => state === "unchecked");
	return worst ?? verdicts[0] ?? unchecked("no command that could be looked up");
}

function checkProgram(tree: CitedTree, manifest: Manifest | null, { name, args }: Program, target: string): Verdict {
	if (/^(?:npm|pnpm|yarn|bun)$/.test(name)) {
		const script = scriptName(args, name);
		if (script !== null) return checkScript(manifest, script);
		if (name !== "bun")
			return manifest === null ? gone("there is no package.json") : holds("a command of the package manager");
	}
	if (name === "make" || name === "just") return checkTarget(tree, name, args);
	const file = runsFile.test(name) ? args.find((arg) => !arg.startsWith("-")) : ownFile(target);
	if (file !== undefined && /[\\/]|\.\w+$/.test(file)) return checkProgramFile(tree, file);
	if (isInstalled(tree, manifest, name)) return holds("a program of the project");
	return unchecked("a program from outside of the folder");
}

/** The script that a call of a package manager runs; null when it runs none. */
function scriptName(args: readonly string[], manager: string): string | null {
	const rest = args.filter(
		(arg, at) => !arg.startsWith("-") && !/^(?:--prefix|-w|--workspace|--filter|-C|--cwd)$/.test(args[at - 1] ?? ""),
	);
	const [first = "", second] = rest;
	if (/^(?:run|run-script|rum)$/.test(first)) return second ?? null;
	if (lifeCycle.test(first)) return first === "t" ? "test" : first;
	// `yarn lint`, `pnpm build`: a script's name alone.
	return manager !== "npm" && manager !== "bun" && first !== "" && !ownWords.test(first) ? first : null;
}

function checkScript(manifest: Manifest | null, script: string): Verdict {
	if (manifest === null) return gone("there is no package.json");
	if (Object.hasOwn(manifest.scripts ?? {}, script)) return holds("a script in package.json");
	// `npm start` without a script runs server.js, and restart the other two.
	if (script === "restart" || script === "start") return unchecked(`package.json has no script ${script}`);
	return gone(`package.json has no script ${script}`);
}

function checkTarget(tree: CitedTree, name: "make" | "just", args: readonly string[]): Verdict {
	if (args.some((arg) => /^(?:-C|-f|--directory|--file|-d)/.test(arg))) return unchecked("of another folder");
	const files = name === "make" ? ["GNUmakefile", "makefile", "Makefile"] : ["justfile", "Justfile", ".justfile"];
	const file = files.find((one) => tree.look(one) === "file");
	if (file === undefined) return gone(`there is no ${files.at(-1)}`);
	const [wanted] = args.filter((arg) => !arg.startsWith("-") && !arg.includes("="));
	if (wanted === undefined) return holds(`there is a ${file}`);
	const lines = tree.lines(file) ?? [];
	const isThere = lines.some((line) => targetsIn(line).includes(wanted));
	if (isThere) return holds(`a target in ${file}`);
	// Patterns and included files make targets that are not written out.
	return lines.some((line) => /^-?include\b|%|\$\(/.test(line)) && name === "make"
		? unchecked(`${file} does not name ${wanted}`)
		: gone(`${file} has no target ${wanted}`);
}

function targetsIn(line: string): string[] {
	const head = /^([^\s#=:][^#=:]*?)\s*(?::(?!=)|\s[^:]*:(?!=))/.exec(line)?.[1];
	return head === undefined ? [] : head.replace(/^@/, "").split(/\s+/);
}

/** `./scripts/deploy.sh`: the program is a file of the folder. */
function ownFile(target: string): string | undefined {
	const first = target.trim().split(/\s+/)[0] ?? "";
	return /^\.{0,2}\/|^[\w.-]+\//.test(first) ? first : undefined;
}

function checkProgramFile(tree: CitedTree, file: string): Verdict {
	const place = tree.place(file);
	if (place.kind === "outside") return unchecked("a program from outside of the folder");
	const seen = tree.look(place.path);
	if (seen === "file") return holds(`${place.path} is there`);
	return seen === "outside" ? unchecked("a link that leads out of the folder") : gone(`${place.path} is not there`);
}

function isInstalled(tree: CitedTree, manifest: Manifest | null, name: string): boolean {
	const isNamed = [manifest?.dependencies, manifest?.devDependencies].some((list) => Object.hasOwn(list ?? {}, name));
	return isNamed || (/^[\w.-]+$/.test(name) && tree.look(`node_modules/.bin/${name}`) === "file");
}

function readManifest(tree: CitedTree): Manifest | null {
	const lines = tree.look("package.json") === "file" ? tree.lines("package.json") : null;
	if (lines === null) return null;
	try {
		return manifestSchema.safeParse(JSON.parse(lines.join("\n"))).data ?? null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

function holds(reason: string): Verdict {
	return { state: "holds", now: null, reason };
}

function gone(reason: string): Verdict {
	return { state: "gone", now: null, reason };
}

function unchecked(reason: string): Verdict {
	return { state: "unchecked", now: null, reason };
}
