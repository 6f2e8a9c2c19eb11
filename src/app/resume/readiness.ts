import { countCitations } from "../../core/resume/citation";
import { findCitations } from "../../core/resume/findCitations";
import { joinRecords } from "../../core/resume/joinRecords";
import type { FreshStart, Readiness, ReadinessCard, ResumeAlert } from "../../core/resume/readinessCard";
import { readRecord } from "../../core/resume/readRecord";
import { readWatches } from "../../core/resume/readWatches";
import { splitSections } from "../../core/resume/splitSections";
import { readGitOperation } from "../gitOperation";
import type { Ports } from "../ports";
import { checkCitations } from "./checkCitations";
import { citedLines } from "./citedLines";
import { CitedTree } from "./citedTree";
import { readConsumed, recordConsumed } from "./consumed";
import { type NarrativeText, readNarrative } from "./narrativeText";
import { completeRecord, type KnownHandoff } from "./readSection";
import { type Repository, readRepository } from "./repository";
import { type Selection, selectSections } from "./selectSections";
import { sinceThen } from "./sinceThen";

export type ReadinessPorts = Pick<Ports, "files" | "git" | "places" | "ids" | "clock">;

/**
 * What the next session in a folder starts from: the handoffs that nobody started from yet, joined, with every citation
 * looked up in today's tree, and what happened since. Reads only; runs a few short git processes, so that it belongs in a
 * worker. `now`: what the age is told from.
 */
export function readiness(ports: ReadinessPorts, folder: string, now: Date): Readiness {
	const narrative = readNarrative(ports.files, folder);
	const { sections, hasForeignText } = splitSections(narrative.kind === "read" ? narrative.text : "");
	const selection = selectSections(sections.map(readRecord), readConsumed(ports, folder));
	const alerts = fileAlerts(narrative, hasForeignText);
	if (selection === null) return { kind: "fresh", folder, file: narrative.path, alerts } satisfies FreshStart;
	return makeCard(ports, { folder, now, file: narrative.path, selection, alerts });
}

/** Remembers that a session started from the handoffs of a card, so that it is not offered again. */
export function consume(ports: ReadinessPorts & Pick<Ports, "locks">, card: ReadinessCard) {
	return recordConsumed(
		ports,
		card.folder,
		card.handoffs.map(({ section }) => section.key),
	);
}

interface CardInput {
	readonly folder: string;
	readonly now: Date;
	readonly file: string;
	readonly selection: Selection;
	readonly alerts: readonly ResumeAlert[];
}

function makeCard(ports: ReadinessPorts, { folder, now, file, selection, alerts }: CardInput): ReadinessCard {
	const [newest, ...older] = selection.joined;
	const first = completeRecord(ports, folder, newest);
	const others = older.map((record) => completeRecord(ports, folder, record));
	const known = [first, ...others];
	const records = known.map(({ record }) => record);
	const content = joinRecords(records);
	const oldest = records.at(-1) ?? newest;
	const repository = readRepository(ports.git, folder, { at: oldest.section.at, head: oldest.head });
	const { citations, left } = findCitations(citedLines(records));
	const checked = checkCitations(new CitedTree(ports, folder, repository), citations);
	const counts = countCitations(checked);
	const at = newest.section.at;
	return {
		kind: "ready",
		folder,
		file,
		handoffs: [first.card, ...others.map(({ card }) => card)],
		isConsumed: selection.isConsumed,
		ageMs: at === null ? null : Math.max(0, now.getTime() - Date.parse(at)),
		content,
		since: sinceThen(repository, newest, selection),
		citations: checked,
		counts,
		watches: readWatches(content.running),
		alerts: [
			...repositoryAlerts(ports, repository, newest.branch),
			...sectionAlerts(known),
			...(counts.neverExisted === 0 ? [] : [{ code: "fabricated", count: counts.neverExisted } as const]),
			...suspectAlert(counts.gone + counts.moved + counts.changed),
			...(selection.leftOut === 0 ? [] : [{ code: "leftOut", count: selection.leftOut } as const]),
			...(left === 0 ? [] : [{ code: "citationsLeft", count: left } as const]),
			...alerts,
		],
	};
}

function suspectAlert(count: number): ResumeAlert[] {
	return count === 0 ? [] : [{ code: "suspect", count }];
}

function fileAlerts(narrative: NarrativeText, hasForeignText: boolean): ResumeAlert[] {
	if (narrative.kind === "unreadable") return [{ code: "problem", problem: narrative.problem }];
	if (narrative.kind === "absent") return [];
	if (narrative.unreadBytes > 0) return [{ code: "fileCut", unreadBytes: narrative.unreadBytes }];
	return hasForeignText ? [{ code: "foreignText" }] : [];
}

function sectionAlerts(known: readonly KnownHandoff[]): ResumeAlert[] {
	return known.flatMap(({ card: { section, integrity } }): ResumeAlert[] => [
		...(integrity === "changed" ? [{ code: "sectionChanged", heading: section.heading } as const] : []),
		...(section.form === "torn" ? [{ code: "sectionTorn", heading: section.heading } as const] : []),
	]);
}

function repositoryAlerts(
	{ files }: ReadinessPorts,
	repository: Repository | null,
	branch: string | null,
): ResumeAlert[] {
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
