import type { HandoffRecord, Said } from "../../core/resume/handoffRecord";
import { type JoinedContent, joinRecords } from "../../core/resume/joinRecords";
import type { FirstReadiness, FreshStart, HandoffCard, ResumeAlert } from "../../core/resume/readinessCard";
import { readRecord } from "../../core/resume/readRecord";
import { readWatches } from "../../core/resume/readWatches";
import { firstOfEach } from "../../core/resume/sameWords";
import type { SessionState } from "../../core/resume/sessionState";
import { splitSections } from "../../core/resume/splitSections";
import type { Ports } from "../ports";
import { readConsumed } from "./consumed";
import { type NarrativeText, readNarrative } from "./narrativeText";
import { completeRecord, type KnownHandoff } from "./readSection";
import { headOf, type SectionHead, type Selection, selectSections } from "./selectSections";
import { readSessionStateFile } from "./sessionStateFile";

/** The handoffs that the next session in a folder starts from, as they stand on the disk. */
export interface FolderHandoffs {
	readonly kind: "handoffs";
	readonly card: HandoffCard;
	/** Newest first, those of the card. */
	readonly records: readonly [HandoffRecord, ...HandoffRecord[]];
	/** Headings of handoffs written since the last consumed one that a joined one replaces. */
	readonly replaced: readonly string[];
}

/**
 * Reads the handoffs that nobody started from yet, joined. Of the other sections of the file only the headings are read, and what each replaces;
 * nothing that they name is looked up. `now`: what the age is told from.
 */
export function readHandoffs(
	ports: Pick<Ports, "files" | "places" | "ids">,
	folder: string,
	now: Date,
): FolderHandoffs | FreshStart {
	const narrative = readNarrative(ports.files, folder);
	const { sections, hasForeignText } = splitSections(narrative.kind === "read" ? narrative.text : "");
	const selection = selectSections(sections.map(headOf), readConsumed(ports, folder));
	const state = readSessionStateFile(ports.files, folder);
	const alerts = [...stateAlert(state), ...fileAlerts(narrative, hasForeignText)];
	if (selection === null) return { kind: "fresh", folder, file: narrative.path, state, alerts };
	const [newest, ...older] = selection.joined;
	const known = ({ section }: SectionHead) => completeRecord(ports, folder, readRecord(section));
	const first = known(newest);
	const others = older.map(known);
	const records = [first.record, ...others.map(({ record }) => record)] as const;
	const content = withState(joinRecords(records), state);
	const { at } = newest.section;
	const card = {
		folder,
		file: narrative.path,
		handoffs: [first.card, ...others.map((other) => other.card)],
		isConsumed: selection.isConsumed,
		ageMs: at === null ? null : Math.max(0, now.getTime() - Date.parse(at)),
		content,
		watches: readWatches(content.running),
		state,
		alerts: [...sectionAlerts([first, ...others]), ...leftOutAlert(selection), ...alerts],
	} as const;
	return { kind: "handoffs", card, records, replaced: selection.replaced.map(({ section }) => section.heading) };
}

/** What can be told at once by whoever goes on to look it up. */
export function firstReadiness(read: FolderHandoffs | FreshStart): FirstReadiness {
	return read.kind === "fresh" ? read : { kind: "first", ...read.card, isBeingChecked: true };
}

/** What another tool keeps of its sessions counts as much; what the handoffs say is told as they say it. */
function withState(content: JoinedContent, state: SessionState | null): JoinedContent {
	if (state === null) return content;
	const joined = (ours: readonly Said[], theirs: readonly Said[]) =>
		firstOfEach([...ours, ...theirs], ({ text }) => text);
	return {
		...content,
		attempts: joined(content.attempts, state.attempts),
		questions: joined(content.questions, state.questions),
	};
}

function stateAlert(state: SessionState | null): ResumeAlert[] {
	if (state === null || state.unfinished === null) return [];
	const { startedAt, waves } = state.unfinished;
	return [{ code: "unfinishedSession", startedAt, waves, file: state.file }];
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

function leftOutAlert({ leftOut }: Selection<SectionHead>): ResumeAlert[] {
	return leftOut === 0 ? [] : [{ code: "leftOut", count: leftOut }];
}
