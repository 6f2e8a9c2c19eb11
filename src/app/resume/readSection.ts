import type { HandoffRecord } from "../../core/resume/handoffRecord";
import { sectionText } from "../../core/resume/handoffSection";
import type { CardHandoff } from "../../core/resume/readinessCard";
import { readRecord } from "../../core/resume/readRecord";
import { withPacket } from "../../core/resume/withPacket";
import type { Ports } from "../ports";
import { keptPacket } from "./keptPacket";
import { readWrittenSection } from "./writtenSection";

/** A handoff of the card, with all that is known of it. */
export interface KnownHandoff {
	readonly card: CardHandoff;
	readonly record: HandoffRecord;
}

/**
 * Completes what the file tells of a handoff by what the user's private journal keeps: the section as it was written, and
 * the packet. Neither has to be there.
 */
export function completeRecord(
	ports: Pick<Ports, "files" | "places" | "ids">,
	folder: string,
	record: HandoffRecord,
): KnownHandoff {
	const { section } = record;
	const written = section.id === null ? null : (readWrittenSection(ports, folder, section.id)?.text ?? null);
	const integrity = written === null ? "unknown" : written === sectionText(section) ? "asWritten" : "changed";
	const packet = section.id === null ? null : keptPacket(ports, folder, section.id);
	const original = written === null ? null : readRecord(asWritten(record, written));
	return {
		card: { section, integrity, written },
		record: packet === null ? record : withPacket(record, packet, original),
	};
}

/** The text begins with the heading and a blank line. */
function asWritten({ section }: HandoffRecord, text: string): HandoffRecord["section"] {
	const end = text.indexOf("\n\n");
	return { ...section, body: end < 0 ? "" : text.slice(end + 2) };
}
