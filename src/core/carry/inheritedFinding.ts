import type { StakesTier, UnfinishedFinding } from "../model/finding";
import { absolutePath } from "../sources/paths";
import type { EarlierItem } from "./earlierSection";

/**
 * An item of an earlier section as a finding of this handoff. That it stands there is all that is known: its evidence is
 * the section, its basis that it was read; it never speaks for the user (R-003-3). What it does not say rounds up (R-000-38).
 */
export function inheritedFinding(item: EarlierItem, sectionId: string, folder: string): UnfinishedFinding {
	const { conversation, turn, offset } = item.place ?? { conversation: sectionId, turn: 0, offset: 0 };
	return {
		kind: "unfinished",
		source: "deferred",
		text: item.title,
		why: item.why,
		what: item.what,
		how: item.step === item.whatsLeft ? null : item.step,
		whatsLeft: item.whatsLeft,
		blockers: item.blockers.length === 0 ? null : item.blockers,
		files: item.files.map((file) => absolutePath(file.replace(/#L(\d+)$/, ":$1"), folder)),
		priority: item.priority ?? "medium",
		stakes: stakesIn(item.source) ?? "T2",
		unverified: item.unverified,
		basis: "doc",
		evidence: [{ conversation, turn, offset, speaker: "tool", quote: item.title, inherited: item.origin }],
	};
}

const tiers: readonly StakesTier[] = ["T0", "T1", "T2", "T3", "T4"];

function stakesIn(source: string | null): StakesTier | undefined {
	const named = /\bT[0-4]\b/.exec(source ?? "")?.[0];
	return tiers.find((tier) => tier === named);
}
