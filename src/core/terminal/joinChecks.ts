import type { CheckState } from "../model/finding";
import { type Check, checksOf } from "../scan/checks";
import { programsOf } from "./program";
import type { RunCheck } from "./runChecks";

export interface JoinedChecks {
	/** What holds: the agents' first, then the window's. */
	readonly checks: readonly CheckState[];
	/** The agents' checks that a later run in the window answers. */
	readonly outdated: readonly CheckState[];
	/** The window's that still fail. */
	readonly failing: readonly CheckState[];
}

/**
 * What the agents' own checks and the window's say together: a later run answers an earlier one that it covers.
 * `folders`: the working folders of the conversations, by id.
 */
export function joinChecks(
	fromAgents: readonly CheckState[],
	fromWindow: readonly RunCheck[],
	folders: ReadonlyMap<string, string | null>,
): JoinedChecks {
	const all = [
		...fromAgents.map((check) => ({ check, cwd: folders.get(check.evidence.conversation) ?? null })),
		...fromWindow.map(({ run, ...check }) => ({ check, cwd: run.cwd })),
	];
	const open = all.filter((one) => !all.some((other) => answers(other, one))).map(({ check }) => check);
	return {
		checks: open,
		outdated: fromAgents.filter((check) => !open.includes(check)),
		failing: open.filter((check) => check.verdict === "failed" && check.evidence.run !== undefined),
	};
}

interface Placed {
	readonly check: CheckState;
	/** Null: not known. Where an agent runs a command it may have gone elsewhere for it. */
	readonly cwd: string | null;
}

/** Does `later` say anew what `earlier` said? Only a verdict does, of the same command or of all that there is to check. */
function answers(later: Placed, earlier: Placed): boolean {
	const [a, b] = [later.check, earlier.check];
	if (a.check !== b.check || a.verdict === "unknown") return false;
	// Of one conversation's checks only those stand here that its own later ones left open.
	if (a.evidence.conversation === b.evidence.conversation) return false;
	if (a.at === null || b.at === null || a.at <= b.at) return false;
	const isOfOneKind = (a.evidence.run === undefined) === (b.evidence.run === undefined);
	const isKnown = isOfOneKind && later.cwd !== null && earlier.cwd !== null;
	if (isSame(a.command, b.command)) return !isKnown || later.cwd === earlier.cwd;
	return checksAll(a.command, a.check) && (!isKnown || isWithin(earlier.cwd ?? "", later.cwd ?? ""));
}

function isSame(one: string, other: string): boolean {
	return one.trim().replace(/\s+/g, " ") === other.trim().replace(/\s+/g, " ");
}

function isWithin(folder: string, above: string): boolean {
	return folder === above || folder.startsWith(`${above}/`) || folder.startsWith(`${above}\\`);
}

/** Words that choose no part: sub-commands, scripts for the whole project, everything below this folder. */
const harmless =
	/^(?:run|exec|test|tests|build|check|lint|ci|all|verify|package|compile|install|typecheck|type-check|clippy|nextest|tsc|vitest|jest|pytest|eslint|biome|\.|\.\/|\.\/\.\.\.)$/;
const choosing =
	/^--?(?:t|k|m|g|p|run|grep|fgrep|filter|only|lib|bin|package|project|related|changed|test\w*pattern)(?:=|$)/i;

/** Does a command line check the whole project, as far as its words tell? Unsure is no. */
function checksAll(command: string, check: Check): boolean {
	return programsOf(command).some(
		({ name, args }) =>
			checksOf([name, ...args].join(" ")).includes(check) &&
			args.every((arg) => (arg.startsWith("-") ? !choosing.test(arg) : harmless.test(arg))),
	);
}
