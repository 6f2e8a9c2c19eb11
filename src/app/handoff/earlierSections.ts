import { type EarlierSection, readEarlierSection } from "../../core/carry/earlierSection";
import { splitSections } from "../../core/resume/splitSections";
import type { Ports } from "../ports";
import { readNarrative } from "../resume/narrativeText";
import { readWrittenSection } from "../resume/writtenSection";

/** More sections than these are not looked at: each has taken over what the one before it left open. */
const mostRead = 20;

/**
 * The sections of a folder's narrative file that are ours, newest first (R-003-7); of a huge file those at its end. Empty
 * when it cannot be read: the handoff is made without it, and writing it tells what is wrong with the file.
 */
export function earlierSections(ports: Pick<Ports, "files" | "places" | "ids">, folder: string): EarlierSection[] {
	const narrative = readNarrative(ports.files, folder);
	if (narrative.kind !== "read") return [];
	return splitSections(narrative.text)
		.sections.slice(0, mostRead)
		.flatMap((section) => {
			const written = section.id === null ? null : readWrittenSection(ports, folder, section.id);
			return readEarlierSection(section, written?.text ?? null) ?? [];
		});
}
