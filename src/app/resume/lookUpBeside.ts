import type { ReadinessCard } from "../../core/resume/readinessCard";
import type { Git, GitAside, Ports } from "../ports";
import { workingTreeQuestion } from "../workingTree";
import { lookUp } from "./lookUp";
import type { FolderHandoffs } from "./readHandoffs";
import { RememberedGit } from "./rememberedGit";
import { branchQuestion } from "./repository";

/** What only matters with the working tree's answer, or without one. */
const unasked: readonly (readonly string[])[] = [workingTreeQuestion, branchQuestion];

/**
 * As `lookUp`, in little more than the time of git's dearest question: while git looks for what is not committed, all else
 * is looked up as if nobody could say what that is, and thrown away. With the answer it is done again, and then all that
 * git said meanwhile is known.
 */
export async function lookUpBeside(
	ports: Pick<Ports, "files" | "git" | "places" | "clock">,
	aside: GitAside,
	handoffs: FolderHandoffs,
): Promise<ReadinessCard> {
	const { folder } = handoffs.card;
	const asked = aside.start(folder, workingTreeQuestion);
	const git = new RememberedGit(ports.git, ports.clock);
	const withoutTree: Git = { run: (at, args) => (unasked.includes(args) ? null : git.run(at, args)) };
	lookUp({ ...ports, git: new RememberedGit(withoutTree, ports.clock) }, handoffs);
	git.remember(folder, workingTreeQuestion, await asked);
	return lookUp({ ...ports, git }, handoffs);
}
