import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { continueConversation } from "../host/continueConversation.mts";
import { placeSample } from "../support/placeSample.mts";
import { worldVariable } from "./processesOf.mts";
import type { Random } from "./random.mts";

/** A home folder and a workspace of their own, with one conversation that goes on round after round. */
export interface World {
	readonly folder: string;
	readonly home: string;
	readonly workspace: string;
	readonly narrative: string;
	readonly registry: string;
	/** What the user had written into the registry. */
	readonly registryText: string;
	readonly pending: string;
	/** Where windows keep their handoffs ready. */
	readonly ready: string;
	readonly locks: string;
	/** Where each run of a hook is noted. */
	readonly hookLog: string;
	readonly environment: NodeJS.ProcessEnv;
}

/** The hooks' names; the second one always fails, without being required. */
export const hookNames = ["quick", "failing", "slow"] as const;

const narratives = ["", "# Notes\r\n\r\nno line end", "# Notes\n", "one line\n\n"] as const;

/** `compileCache`: where Node may keep compiled code. */
export function makeWorld(random: Random, compileCache: string): World {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "codi-crash-")));
	const [home, workspace] = [join(folder, "home"), join(folder, "workspace")];
	const own = join(home, ".codialectic");
	const hookLog = join(folder, "hooks.log");
	const { CLAUDE_CONFIG_DIR: _, CODEX_HOME: __, NODE_OPTIONS: ___, ...inherited } = process.env;
	const world: World = {
		folder,
		home,
		workspace,
		hookLog,
		narrative: join(workspace, "NEXT_SESSION_HANDOFF.md"),
		registry: join(own, "hooks/session_end.json"),
		registryText: registryText(hookLog),
		pending: join(own, "pending"),
		ready: join(own, "journal/open"),
		locks: join(own, "locks"),
		environment: {
			...inherited,
			HOME: home,
			USERPROFILE: home,
			[worldVariable]: folder,
			NODE_COMPILE_CACHE: compileCache,
		},
	};
	mkdirSync(dirname(world.registry), { recursive: true });
	mkdirSync(world.locks);
	mkdirSync(workspace);
	writeFileSync(world.registry, world.registryText);
	writeFileSync(hookLog, "");
	const narrative = random.pick(narratives);
	if (narrative !== "") writeFileSync(world.narrative, narrative);
	placeSample("claude-code", home, workspace);
	return world;
}

export function removeWorld({ folder }: World): void {
	rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** The user and the agent say something more: news for the next handoff. */
export function addTurn({ home }: World, round: number): void {
	continueConversation(home, `Now do part ${round}, please.`, `Part ${round} is done. Next step: test part ${round}.`);
}

/** The file's bytes, none when it is not there. */
export function bytesOf(path: string): Buffer {
	try {
		return readFileSync(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
		throw error;
	}
}

/** Written by hand, with blanks and numbers as no program would write them. */
function registryText(hookLog: string): string {
	const hooks = hookNames.map((name) => JSON.stringify(hook(name, hookLog))).join(",\n\t\t");
	return `{\n\t"hooks" : [\n\t\t${hooks}\n\t],\n\t"mine":  1e2 , "big": 12345678901234567890\n}\n`;
}

/** Notes its beginning and its end with the handoff's id, which it takes from the packet. */
function hook(name: (typeof hookNames)[number], hookLog: string) {
	const id = `id=$(sed -n 's/.*"session_id":"\\([^"]*\\)".*/\\1/p')`;
	const note = (moment: string) => `echo "${moment} ${name} $id" >> '${hookLog}'`;
	const script = `${id}; ${note("begin")}; sleep ${name === "slow" ? "0.03" : "0.01"}; ${note("end")}`;
	const fails = name === "failing";
	return { name, command: "sh", args: ["-c", fails ? `${script}; exit 3` : script], required: !fails };
}
