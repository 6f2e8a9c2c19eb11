import { countCitations } from "../../core/resume/citation";
import { findCitations } from "../../core/resume/findCitations";
import type { ReadinessCard, ResumeAlert } from "../../core/resume/readinessCard";
import type { SessionState } from "../../core/resume/sessionState";
import { readGitOperation } from "../gitOperation";
import type { Ports } from "../ports";
import { checkCitations } from "./checkCitations";
import { citedLines } from "./citedLines";
import { CitedTree } from "./citedTree";
import type { FolderHandoffs } from "./readHandoffs";
import type { RememberedGit } from "./rememberedGit";
import { type Repository, readRepository } from "./repository";
import { sinceThen } from "./sinceThen";

type LookUpPorts = Pick<Ports, "files" | "places"> & { readonly git: RememberedGit };

/** Looks up in today's tree all that a folder's handoffs name, and what happened since. Runs a few short git processes. */
export function lookUp(ports: LookUpPorts, { card, records, replaced }: FolderHandoffs): ReadinessCard {
	const [newest] = records;
	const oldest = records.at(-1) ?? newest;
	const repository = readRepository(ports.git, card.folder, { at: oldest.section.at, head: oldest.head });
	const { citations, left } = findCitations(citedLines(records));
	const checked = checkCitations(new CitedTree(ports, card.folder, repository), citations);
	const counts = countCitations(checked);
	return {
		kind: "ready",
		...card,
		since: sinceThen(repository, newest, replaced),
		citations: checked,
		counts,
		alerts: [
			...repositoryAlerts(ports, repository, newest.branch),
			...staleSession(card.state, repository),
			...counted("fabricated", counts.neverExisted),
			...counted("suspect", counts.gone + counts.moved + counts.changed),
			...counted("citationsLeft", left),
			...card.alerts,
		],
	};
}

function counted(code: "fabricated" | "suspect" | "citationsLeft", count: number): ResumeAlert[] {
	return count === 0 ? [] : [{ code, count }];
}

function staleSession(state: SessionState | null, repository: Repository | null): ResumeAlert[] {
	const [before, now] = [state?.unfinished?.branch ?? null, repository?.branch ?? null];
	if (state === null || before === null || now === null || before === now) return [];
	return [{ code: "staleSession", file: state.file, before, now }];
}

function repositoryAlerts({ files }: LookUpPorts, repository: Repository | null, branch: string | null): ResumeAlert[] {
	if (repository === null) return [{ code: "noGit" }];
	const now = repository.branch;
	const operation = readGitOperation(files, repository.gitFolder);
	return [
		...(branch === null || branch === now ? [] : [{ code: "branchChanged", before: branch, now } as const]),
		...(repository.missing === null || repository.missing === 0
			? []
			: [{ code: "commitsMissing", count: repository.missing } as const]),
		...(operation === null ? [] : [{ code: "operation", operation } as const]),
		...(repository.isShallow ? [{ code: "shallow" } as const] : []),
	];
}
