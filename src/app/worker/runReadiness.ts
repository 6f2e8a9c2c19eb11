import type { FirstReadiness, Readiness } from "../../core/resume/readinessCard";
import type { GitAside } from "../ports";
import { lookUp } from "../resume/lookUp";
import { lookUpBeside } from "../resume/lookUpBeside";
import { firstReadiness, readHandoffs } from "../resume/readHandoffs";
import type { ReadinessPorts } from "../resume/readiness";
import { RememberedGit } from "../resume/rememberedGit";
import type { ReadinessJob } from "./protocol";

/** What the next session in each folder starts from; `tell` is called first with what the handoffs themselves say. */
export async function runReadiness(
	ports: ReadinessPorts,
	aside: GitAside,
	{ folders, trusted }: ReadinessJob,
	tell: (first: readonly FirstReadiness[]) => void,
): Promise<readonly Readiness[]> {
	const now = ports.clock.now();
	const read = folders.map((folder) => readHandoffs(ports, folder, now));
	tell(read.map(firstReadiness));
	const ready: Readiness[] = [];
	for (const one of read) {
		if (one.kind === "fresh") ready.push(one);
		// Even `git status` runs programs that a repository's own settings name: its filters.
		else
			ready.push(
				trusted
					? await lookUpBeside(ports, aside, one)
					: lookUp({ ...ports, git: new RememberedGit(silent, ports.clock) }, one),
			);
	}
	return ready;
}

const silent = { run: () => null };
