import type { HandoffRecord } from "../../../core/resume/handoffRecord";
import { readRecord } from "../../../core/resume/readRecord";
import { splitSections } from "../../../core/resume/splitSections";
import { narrativePath } from "../../emit/paths";
import { orElse } from "../../orElse";
import type { Ports } from "../../ports";
import { readConsumed } from "../../resume/consumed";
import { readNarrative } from "../../resume/narrativeText";
import { headOf, type SectionHead, selectSections } from "../../resume/selectSections";
import { readWrittenSection } from "../../resume/writtenSection";

/** A folder with a handoff that this user's own machine wrote. */
export interface OwnHandoff {
	/** A real path. */
	readonly folder: string;
	/** Those that the next session starts from, newest first. */
	readonly records: readonly [HandoffRecord, ...HandoffRecord[]];
	readonly isConsumed: boolean;
	/** Not all of them were written here: a repository can bring sections along. */
	readonly hasForeign: boolean;
}

type HandoffPorts = Pick<Ports, "files" | "places" | "ids">;

/**
 * The nearest folder, from `folder` upwards, with a handoff that this program wrote for this user and that fits. What
 * others wrote, as a repository that was cloned, is none: nobody has looked at it yet.
 */
export function nearestHandoff(
	ports: HandoffPorts,
	folder: string,
	fits: (handoff: OwnHandoff) => boolean,
): OwnHandoff | null {
	for (let at: string | null = orElse(() => ports.files.realPath(folder), folder); at !== null; at = above(at)) {
		const handoff = ownHandoff(ports, at);
		if (handoff !== null && fits(handoff)) return handoff;
	}
	return null;
}

function ownHandoff(ports: HandoffPorts, folder: string): OwnHandoff | null {
	const path = narrativePath(folder);
	if (orElse(() => ports.files.info(path)?.kind, undefined) !== "file") return null;
	const narrative = readNarrative(ports.files, folder);
	if (narrative.kind !== "read") return null;
	const heads = splitSections(narrative.text).sections.map(headOf);
	const selection = selectSections(heads, readConsumed(ports, folder));
	if (selection === null) return null;
	const { joined, isConsumed } = selection;
	const isOwn = ({ section: { id } }: SectionHead) => id !== null && readWrittenSection(ports, folder, id) !== null;
	const [newest, ...older] = joined;
	if (!isOwn(newest)) return null;
	const records = [readRecord(newest.section), ...older.map(({ section }) => readRecord(section))] as const;
	return { folder, records, isConsumed, hasForeign: !joined.every(isOwn) };
}

function above(folder: string): string | null {
	const parent = folder.replace(/[\\/][^\\/]+[\\/]?$/, "");
	if (parent === folder) return null;
	// The root of a system or of a drive keeps its slash.
	return parent === "" || /^[A-Za-z]:$/.test(parent) ? folder.slice(0, parent.length + 1) : parent;
}
