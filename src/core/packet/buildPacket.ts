import { counted } from "../model/counted";
import type { DecisionFinding, Finding, FindingKind, LessonFinding, UnfinishedFinding } from "../model/finding";
import type { Handoff } from "../model/handoff";
import type { Packet, PacketItem } from "../model/packet";
import { shorten } from "../model/shorten";

/** The findings of one kind, over all folders of the handoff. */
export function findingsOf<K extends FindingKind>(handoff: Handoff, kind: K): Extract<Finding, { kind: K }>[] {
	return handoff.folders
		.flatMap((folder) => folder.findings)
		.filter((finding): finding is Extract<Finding, { kind: K }> => finding.kind === kind);
}

/**
 * The packet that hooks receive (R-000-39 to 43). Evidence, corrections, attempts and state stay in the handoff:
 * the packet has exactly the catalogue's keys. The caller validates it with `packetSchema` before anything is run.
 */
export function buildPacket(handoff: Handoff): Packet {
	const unfinished = findingsOf(handoff, "unfinished");
	return {
		session_id: handoff.id,
		summary: summarise(handoff, unfinished.length),
		unfinished_items: unfinished.map(packetItem),
		decisions_made: findingsOf(handoff, "decision").map((decision: DecisionFinding) => ({
			decision: decision.text,
			rationale: decision.rationale,
			reversible: decision.reversible,
		})),
		lessons_learned: findingsOf(handoff, "lesson").map((lesson: LessonFinding) => ({
			lesson: lesson.text,
			applies_to: lesson.appliesTo,
		})),
	};
}

function packetItem(item: UnfinishedFinding): PacketItem {
	return {
		title: item.text,
		why: item.why,
		what: item.what,
		how: item.how,
		whats_left: whatsLeft(item),
		blockers: item.blockers === null ? null : [...item.blockers],
		related_files: [...item.files],
		priority: item.priority,
		stakes_tier: item.stakes,
	};
}

/** The packet's keys are fixed, so that the words themselves say what is not known, or known from an earlier handoff only. */
function whatsLeft({ whatsLeft, unverified, evidence: [{ inherited }] }: UnfinishedFinding): string | null {
	const known = unverified ? `[UNVERIFIED] ${whatsLeft ?? "a tool call was cut off"}` : whatsLeft;
	if (inherited === undefined) return known;
	return `[inherited from the handoff of ${inherited}]${known === null ? "" : ` ${known}`}`;
}

const longestGoal = 160;

/** Two lines: the first goal in the user's words, then counts (R-000-43). */
function summarise(handoff: Handoff, itemsLeft: number): string {
	const goal = findingsOf(handoff, "intent")[0]?.evidence[0].quote.replace(/\s+/g, " ").trim();
	const firstLine = goal === undefined ? "No goal was stated." : shorten(goal, longestGoal);
	const files = new Set(handoff.folders.flatMap((folder) => folder.filesEdited)).size;
	const counts = [counted(files, "file"), counted(handoff.commits, "commit"), counted(itemsLeft, "item")];
	return `${firstLine}\n${counts[0]} changed, ${counts[1]}, ${counts[2]} left.`;
}
