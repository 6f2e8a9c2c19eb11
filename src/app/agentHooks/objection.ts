import { autoToggle } from "../../core/closure/autoToggle";
import type { Transcript } from "../../core/model/transcript";
import type { LedgerEntry } from "../emit/ledger";

/**
 * What the user's own words say against a silent handoff of an ended session, in words for the log; null when nothing
 * does. `covered`: how far the conversation was handed off before.
 */
export type Objection = (transcript: Transcript, covered: LedgerEntry | null) => string | null;

/** The toggle of R-000-12: the last one said counts, and off silences the end as well (C-07). */
export const autoOffObjection: Objection = ({ turns }) => {
	const toggles = turns.flatMap(({ user }) => autoToggle(user ?? "") ?? []);
	return toggles.at(-1) === "off" ? "auto-handoff is off in this conversation" : null;
};
